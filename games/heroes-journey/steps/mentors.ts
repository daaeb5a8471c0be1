import type { Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import type { Play } from '../events.ts'
import { INN, NEIGHBOURS } from '../rules/board.ts'
import { questAt } from '../rules/quests.ts'
import { turnUp } from '../rules/reveal.ts'
import { TREASURE_SIZE } from '../rules/treasure.ts'
import { AT, type State } from '../state.ts'

/**
 * HJ-106 to HJ-113 Mentors, and the rest of the setup. 1 in reverse seat order everybody chooses a mentor; 2 the quests
 * around the inn are revealed; 3 the treasure is laid out; 4 the first player is rolled for.
 */
export function mentors(play: Play): void {
  const { state } = play
  for (let seat = state.seats.length - 1; seat >= 0; seat--) {
    const mentor = play.choose(seat, asks.mentor, state.mentorBox)
    play.move(mentor, AT.seats[seat]!.mentor)
    play.tell({ kind: 'mentorChosen', seat, mentor })
  }
  play.deal(AT.mentorBox, AT.mentorsGone, state.mentorBox.length)
  for (const cell of NEIGHBOURS[INN]!) turnUp(play, cell)
  play.deal(AT.relicDeck, AT.treasure, TREASURE_SIZE)
  play.tell({
    kind: 'boardDealt',
    treasure: state.treasure.slice(),
    quests: NEIGHBOURS[INN]!.map((cell) => state.quests[cell]!),
  })
  state.first = rollForFirst(play)
  state.active = state.first
  play.tell({ kind: 'firstPlayer', seat: state.first })
  state.cursor = play.given.options.variant === true && isNoneAtMyLevel(state) ? { at: 'offer' } : { at: 'start' }
}

/** HJ-112, HJ-113 The highest roll is first; those tied for it roll again. */
function rollForFirst(play: Play): Seat {
  let contenders = [...play.state.seats.keys()]
  while (contenders.length > 1) {
    const faces = contenders.map((seat) => {
      const face = play.roll(6)
      play.tell({ kind: 'firstRolled', seat, face })
      return face
    })
    const best = Math.max(...faces)
    contenders = contenders.filter((_, i) => faces[i] === best)
  }
  return contenders[0]!
}

/** HJ-901: none of the eight quests around the inn is worth 2 points or less. */
const isNoneAtMyLevel = (state: State): boolean => NEIGHBOURS[INN]!.every((cell) => questAt(state, cell).points > 2)
