import { MatchError } from '@monomyth/engine'
import type { PersonId, TableId, TableRow } from '../contract.ts'
import { changeRow } from '../store/rows.ts'
import { type Inside, waitingFor } from './inside.ts'
import type { Live } from './live.ts'
import { isPerson, unanswered } from './seats.ts'

/** So often somebody else may change the table before we leave it to the next node that looks. */
const TRIES = 8

/** The match is over: so is its table, which keeps what a next chapter starts from. */
export async function endTable(
  inside: Pick<Inside, 'keeper' | 'parts' | 'now' | 'lookAtTable' | 'seeTable'>,
  { match }: Live,
): Promise<void> {
  const { keeper } = inside
  const { store, bus } = inside.parts
  const { id } = keeper.table
  let table: TableRow | undefined = keeper.table
  for (let tries = 0; tries < TRIES && table !== undefined && table.stage !== 'over'; tries++) {
    const over: TableRow = { ...table, stage: 'over', changed: inside.now(), onward: match.carry() }
    const changed = await keeper.tried(() => changeRow(store, over))
    if (changed !== undefined) bus.tell({ kind: 'table', table: id, version: changed.version })
    table = changed ?? (await keeper.tried(() => store.table(id)))
  }
  if (table === undefined) await inside.lookAtTable()
  else inside.seeTable(table)
}

/**
 * Answers that waited for a window to close are acknowledged if they were taken, refused if somebody was faster: not
 * before everybody sees whether somebody was.
 */
export async function answerGiven(inside: Pick<Inside, 'given' | 'keeper' | 'now'>, live: Live): Promise<void> {
  const { given, keeper } = inside
  if (live.isUp(inside.now())) return
  for (const [seat, one] of given) {
    if (live.isAsking(inside.now()) && live.askOf(seat, inside.now())?.id === one.ask) continue
    given.delete(seat)
    for (const asking of waitingFor(one)) {
      if (await keeper.knows(asking.key)) asking.done()
      else asking.refuse(new MatchError('E_STALE_ASK'))
    }
  }
}

/** So long it is remembered that somebody was called: until every node that saw the question has tried. */
const CALLED = 600_000

/**
 * Calls those who are waited for and have not got the table open, once for each question. Every node that has it open
 * sees to it, since any may die; the store says which of them was first.
 */
export class Calls {
  private readonly inside: Pick<Inside, 'parts' | 'presences' | 'now'>
  /** By seat: the question it was called for, or was there for. */
  private called: readonly number[] | undefined

  constructor(inside: Pick<Inside, 'parts' | 'presences' | 'now'>) {
    this.inside = inside
  }

  /** Nobody has been asked anything yet. */
  begin(): void {
    this.called = []
  }

  /** `isNew`: what is asked has only now been put on the table. Else, who wakes a match calls nobody once more. */
  call({ mark, match, table }: Live, isNew: boolean): void {
    const now = this.inside.now()
    const before = this.called ?? (isNew ? [] : mark.asked)
    this.called = mark.asked
    for (const { seat } of unanswered(match)) {
      const person = table.seats[seat]?.person
      if (person === undefined || mark.asked[seat] === before[seat] || !isPerson(table, match, seat)) continue
      if (!this.inside.presences.isHere(seat, now))
        void this.callOnce(person, table.id, `turn ${table.id} ${seat} ${mark.asked[seat]}`)
    }
  }

  /** Aside: nobody at the table waits for it. */
  private async callOnce(person: PersonId, table: TableId, name: string): Promise<void> {
    const { parts } = this.inside
    const now = this.inside.now()
    try {
      if (await parts.store.once(name, now + CALLED, now)) parts.turn(person, table)
    } catch (error) {
      parts.fault(error, table)
    }
  }
}
