import type { GameEvent } from '@monomyth/engine'
import { leave, type Stage, settle, stir } from '@monomyth/ui'
import { actOf } from '../content/pieces.ts'
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
    if (event.kind === 'rowFilled') from(event.card, `deck ${event.act}`)
    else if (event.kind === 'journeyed' || event.kind === 'replaced')
      from(event.replacement, `deck ${actOf(event.replacement)}`)
    else if (event.kind === 'rowRevealed') for (const card of event.cards) from(card, `deck ${event.act}`)
    else if (event.kind === 'featDrawn') from(event.feat, `${event.type} deck`)
    else if (event.kind === 'featPlayed') from(event.feat, `seat ${event.seat}`)
    else if (event.kind === 'featGiven') from(event.feat, `seat ${event.seat}`)
    else if (event.kind === 'actionRevealed') from(event.action, 'actions')
  }
  return origins
}

function enactOne(stage: Stage, event: Event): void {
  const isOthers = 'seat' in event && event.seat !== stage.viewer
  switch (event.kind) {
    case 'journeyed':
    case 'replaced':
      leave(stage, `piece ${event.card}`, `discard ${actOf(event.card)}`)
      break
    case 'failed':
      if (event.foe === 'challenge') leave(stage, `piece ${event.card}`, `discard ${actOf(event.card)}`)
      break
    case 'overcome':
      if (event.foe === 'challenge' && isOthers) leave(stage, `piece ${event.card}`, `seat ${event.seat}`)
      break
    case 'traitGained':
      if (isOthers) leave(stage, `piece ${event.card}`, `seat ${event.seat}`)
      break
    case 'featDrawn':
      if (isOthers) leave(stage, `${event.type} deck`, `seat ${event.seat}`)
      break
    case 'tokensChanged':
      play(stage, 'tokens', event.by < 0 ? SHRINK : SWELL)
      break
    case 'xpChanged':
      play(stage, `xp ${event.seat}`, event.by < 0 ? SHRINK : SWELL)
      break
    case 'banked':
      play(stage, 'bank', SWELL)
      break
    case 'adversaryFlipped':
      play(stage, `piece ${event.card}`, TURN)
      break
  }
}

const TURN = [{ transform: 'perspective(500px) rotateY(88deg)' }, { transform: 'none' }]
const SWELL = [{ transform: 'scale(1)' }, { transform: 'scale(1.28)', offset: 0.4 }, { transform: 'none' }]
const SHRINK = [{ transform: 'scale(1)' }, { transform: 'scale(.78)', offset: 0.4 }, { transform: 'none' }]

/** All of a name: a thing may be shown in several places. */
const play = ({ pace }: Stage, name: string, frames: Keyframe[]): void =>
  stir(document.querySelectorAll(`[data-move='${name}']`), frames, pace)
