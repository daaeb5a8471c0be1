import type { Game, Given } from '@monomyth/engine'
import { MENTOR_PIECES, PROPHECY_PIECES, QUEST_PIECES, RELIC_PIECES } from './content/pieces.ts'
import { PROPHECIES } from './content/prophecies.ts'
import { EVENT_PIECES, type Event, type Opened, type Play } from './events.ts'
import { odds } from './odds.ts'
import { isSetup, leave } from './rules/leaving.ts'
import { isOver, outcomeOf } from './rules/outcome.ts'
import { reactions } from './rules/reactions.ts'
import { setup } from './setup.ts'
import { SHAPE, type State, type View } from './state.ts'
import { end } from './steps/end.ts'
import { main } from './steps/main.ts'
import { mentors } from './steps/mentors.ts'
import { move } from './steps/move.ts'
import { offer } from './steps/offer.ts'
import { relics } from './steps/relics.ts'
import { reveal } from './steps/reveal.ts'
import { start } from './steps/start.ts'
import { wits } from './wits.ts'

/** HJ-003 */
const MOST_SEATS = 6

/** What is in the box. */
export const COUNTS = {
  quests: QUEST_PIECES.length,
  relics: RELIC_PIECES.length,
  prophecies: PROPHECY_PIECES.length,
  prophecyDesigns: PROPHECIES.length,
  mentors: MENTOR_PIECES.length,
  pawns: MOST_SEATS,
  inn: 1,
}

/** HJ-200 The setup, then turns of five steps each; the cursor says which is next. */
function step(play: Play): void {
  switch (play.state.cursor.at) {
    case 'relics':
      relics(play)
      break
    case 'mentors':
      mentors(play)
      break
    case 'offer':
      offer(play)
      break
    case 'start':
      start(play)
      break
    case 'reveal':
      reveal(play)
      break
    case 'move':
      move(play)
      break
    case 'main':
      main(play)
      break
    case 'end':
      end(play)
      break
  }
}

export const heroesJourney: Game<State, View, Event | Opened> = {
  id: 'heroes-journey',
  rules: 1,
  migrations: [],
  modes: [{ id: 'competitive', seats: [2, MOST_SEATS], options: { variant: [false, true] } }],
  shape: SHAPE,
  events: EVENT_PIECES,
  admit: () => [],
  setup: (given: Given) => setup(given),
  step,
  left: leave,
  actor: (state) => (isSetup(state) || isOver(state) ? -1 : state.active),
  outcome: outcomeOf,
  reactions,
  /** HJ-735: when others drew their prophecies is theirs to know; in a bot's head they may always have been there. */
  prior(state, _view, seat) {
    for (const [other, hero] of state.seats.entries()) if (other !== seat) hero.drawnAt = hero.hand.map(() => 0)
  },
  odds,
  wits,
}
