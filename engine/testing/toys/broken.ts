import type { Game } from '../../contract.ts'
import { askKind } from './ask.ts'
import { AT, pick, type TinyEvent, type TinyPlay, type TinyState, type TinyView, tiny } from './tiny.ts'

/** Broken. Every answer but the first breaks a rule of the engine, or the rule that follows it. */

const FAULTS = ['none', 'throws', 'endless', 'no options', 'asks another', 'nests', 'reacts', 'races', 'votes'] as const
export type Fault = (typeof FAULTS)[number]

const fault = askKind<Fault>('fault')

function commit(play: TinyPlay, chosen: Fault): void {
  const inBranch = (act: () => void) => play.together([0], act)
  switch (chosen) {
    case 'none':
      return
    case 'throws':
      throw new Error('the wheel came off')
    case 'endless':
      for (;;) play.roll(6)
    case 'no options':
      return void play.choose(0, pick, [])
    case 'asks another':
      return void inBranch(() => play.choose(1, pick, [1, 2]))
    case 'nests':
      return void inBranch(() => play.together([0], () => {}))
    case 'reacts':
      return void inBranch(() => play.window({ kind: 'noted', n: 0 }))
    case 'races':
      return void inBranch(() => play.first([0], pick, () => [1, 2]))
    case 'votes':
      return void inBranch(() => play.agree([0], pick, [1, 2], ([vote]) => vote!))
  }
}

/** Before it fails, everything there is to change has been changed. */
export const broken: Game<TinyState, TinyView, TinyEvent> = tiny(
  (play) => {
    const chosen = play.choose(0, fault, FAULTS)
    play.state.notes.push(FAULTS.indexOf(chosen))
    play.deal(AT.deck, AT.row)
    play.shuffle(AT.deck)
    play.tell({ kind: 'noted', n: FAULTS.indexOf(chosen) })
    commit(play, chosen)
  },
  { rounds: 3 },
)
