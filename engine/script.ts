import type { Seat } from './contract.ts'
import { isFrom, type Path } from './log.ts'
import type { Asked } from './question.ts'

/** What one step was answered so far. Live, an answer is an index into the options of its ask. */
export interface Script {
  /** The seat given up that this step sees off, or −1 for a step of the game. */
  readonly left: Seat
  /** By place; a place where nobody had a choice stays empty. */
  readonly slots: Slot[]
  /** From this place on the seat is gone. */
  readonly gone: { place: number; seat: Seat }[]
  /** From this place on (in a branch: of this seat, from its n-th answer) chance runs in another lane. */
  readonly lanes: { place: number; seat: Seat; at: number; lane: number }[]
}
export type Slot =
  | { readonly kind: 'one'; readonly seat: Seat; readonly index: number }
  | { readonly kind: 'votes'; readonly votes: (number | undefined)[] }
  | { readonly kind: 'branches'; readonly branches: (number[] | undefined)[] }

export const newScript = (left: Seat = -1): Script => ({ left, slots: [], gone: [], lanes: [] })

/** The script with one more answer: a choice, a vote, or an answer in a branch. */
export function withAnswer(script: Script, { seat, place, at, open }: Asked, index: number): Script {
  const slots = script.slots.slice()
  const slot = slots[place]
  if (at >= 0) {
    const branches = slot?.kind === 'branches' ? slot.branches.slice() : []
    branches[seat] = [...(branches[seat] ?? []), index]
    slots[place] = { kind: 'branches', branches }
  } else if (open === 'agree') {
    const votes = slot?.kind === 'votes' ? slot.votes.slice() : []
    votes[seat] = index
    slots[place] = { kind: 'votes', votes }
  } else slots[place] = { kind: 'one', seat, index }
  return { ...script, slots }
}

export const withGone = (script: Script, place: number, seat: Seat): Script => ({
  ...script,
  gone: [...script.gone, { place, seat }],
})

export function withLane(script: Script, at: Path, lane: number): Script {
  const mark = { place: at[1], seat: at.length === 4 ? at[2] : -1, at: at.length === 4 ? at[3] : 0, lane }
  return { ...script, lanes: [...script.lanes, mark] }
}

/** The script without what lies at or after `to`. */
export function rewound(script: Script, to: Path, lane: number | undefined): Script {
  const [, place, seat, at] = to
  const slots: Slot[] = script.slots.slice(0, seat === undefined ? place : place + 1)
  if (seat !== undefined) {
    const { branches } = slots[place] as Slot & { kind: 'branches' }
    slots[place] = {
      kind: 'branches',
      branches: branches.map((answers, s) => (s === seat ? answers?.slice(0, at) : answers)),
    }
  }
  const lanes = script.lanes.filter((mark) => !isFrom(pathOfMark(to[0], mark), to))
  const cut = { ...script, slots, lanes }
  return lane === undefined ? cut : withLane(cut, to, lane)
}

const pathOfMark = (step: number, { place, seat, at }: Script['lanes'][number]): Path =>
  seat < 0 ? [step, place] : [step, place, seat, at]
