import type { GameEvent } from '@monomyth/engine'
import { leave, type Stage, settle, stir } from '@monomyth/ui'
import type { Event } from '../events.ts'

/** To be called once the view has changed: moves, turns and lights up what the news tells. */
export function enact(stage: Stage, told: readonly GameEvent[]): void {
  const news = told as readonly Event[]
  settle(stage, originsIn(news))
  for (const event of news) enactOne(stage, event)
}

/** Where things come from that lay nowhere in sight. */
function originsIn(news: readonly Event[]): ReadonlyMap<string, string> {
  const origins = new Map<string, string>()
  const from = (piece: number, place: string) => origins.set(`piece ${piece}`, place)
  for (const event of news) {
    if (event.kind === 'treasureFilled') from(event.relic, 'deck')
    else if (event.kind === 'treasureRefreshed') for (const relic of event.relics) from(relic, 'deck')
    else if (event.kind === 'prophecyDrawn') from(event.prophecy, 'prophecies')
    else if (event.kind === 'prophecyPlayed') from(event.prophecy, `seat ${event.seat}`)
    else if (event.kind === 'relicGained')
      from(
        event.relic,
        event.from === 'opponent' ? `seat ${event.victim}` : event.from === 'discard' ? 'discard' : 'deck',
      )
  }
  return origins
}

function enactOne(stage: Stage, event: Event): void {
  switch (event.kind) {
    case 'questRevealed':
      play(stage, `[data-cell='${event.cell}']`, TURN)
      break
    case 'hidden':
      play(stage, `[data-cell='${event.cell}']`, FADE)
      break
    case 'questAccomplished':
      play(stage, `[data-token='${event.cell}']`, DROP)
      break
    case 'relicGained':
      if (event.seat !== stage.viewer) leave(stage, `piece ${event.relic}`, `seat ${event.seat}`)
      break
    case 'relicLost':
      leave(stage, `piece ${event.relic}`, 'discard')
      break
    case 'prophecyDrawn':
      if (event.seat !== stage.viewer) leave(stage, 'prophecies', `seat ${event.seat}`)
      break
  }
}

const TURN = [
  { transform: 'perspective(400px) rotateY(88deg)', filter: 'brightness(1.7)' },
  { transform: 'none', filter: 'none' },
]
const FADE = [{ opacity: 0.2 }, { opacity: 1 }]
const DROP = [
  { transform: 'translateY(-160%) scale(2)', opacity: 0 },
  { transform: 'translateY(8%) scale(.92)', opacity: 1, offset: 0.75 },
  { transform: 'none' },
]

const play = ({ root, pace }: Stage, selector: string, frames: Keyframe[]): void =>
  stir(root.querySelectorAll(selector), frames, pace)
