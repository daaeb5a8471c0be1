import type { GameEvent, PieceRef, Seat, UndoRefusal } from '@monomyth/engine'
import { type Barred, barredAt, type Choice, choicesAt, type Lesson, type Sight } from '@monomyth/ui'
import { words } from '../words/current.svelte.ts'
import { Coach } from './coach.svelte.ts'
import { dealt } from './lessons.ts'
import { LookBack } from './look-back.svelte.ts'
import type { Sitting } from './sitting.svelte.ts'

/** What is open over the table, one thing at a time. */
export type Opened =
  | {
      readonly kind: 'piece'
      readonly card: number | undefined
      readonly choices: readonly Choice[]
      readonly barred: Barred | undefined
    }
  | {
      readonly kind: 'chooser'
      readonly choices: readonly Choice[]
      readonly card: number | undefined
      readonly near: DOMRect | undefined
    }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'undo'; readonly refusal: UndoRefusal }
  | { readonly kind: 'log' | 'help' | 'settings' | 'resign' | 'talk' }

/** One for good: where nothing can be chosen, nothing changes. */
const NOTHING: Pick<Sight, 'ask' | 'choices' | 'barred'> = { ask: undefined, choices: [], barred: [] }

/** What somebody at the table has in their hands: what they point at, what lies open, where they look. */
export class Desk {
  readonly sitting: Sitting
  readonly back: LookBack
  readonly coach: Coach | undefined
  /** The end of the match has been looked at. */
  isEndSeen = $state(false)
  /** What the game tells of the match lies open. */
  isTelling = $state(false)
  /** What is said at the table lies where the log was. */
  isTalking = $state(false)
  #pointed = $state.raw<{ readonly at: PieceRef; readonly from: 'board' | 'list' }>()
  #opened = $state.raw<Opened>()
  /** The rulebook lies open beside the table, at this rule. */
  #rule = $state.raw<{ readonly id: string | undefined }>()
  /** The next touch is a closer look. */
  #isLooking = false

  constructor(sitting: Sitting) {
    this.sitting = sitting
    this.back = new LookBack(sitting)
    const { lesson } = sitting.client.card()
    const { tutorial } = sitting.table
    this.coach = lesson === undefined || tutorial === undefined ? undefined : new Coach(sitting, tutorial, lesson)
    this.sight = this.#sightOf()
  }

  // ── What is to be seen ────────────────────────────────────────────────────────────────────────────────────────────

  get opened(): Opened | undefined {
    return this.#opened
  }
  get rule(): { readonly id: string | undefined } | undefined {
    return this.#rule
  }
  get pointed(): PieceRef | undefined {
    return this.#pointed?.at
  }
  /** What is pointed at on the board: the list brings its options into sight. */
  get pointedOnBoard(): PieceRef | undefined {
    return this.#pointed?.from === 'board' ? this.#pointed.at : undefined
  }

  /** The answers that may be given, and those a lesson keeps for later. */
  readonly dealt = $derived.by(() => dealt(this.sitting.choices, this.coach?.step ?? 'free', this.coach?.lesson))

  /** What the lesson points at. */
  readonly look: Lesson['look'] = $derived.by(() => {
    const { coach } = this
    return coach?.shown === coach?.done ? coach?.lesson?.look : undefined
  })

  readonly #barred: readonly Barred[] = $derived.by(() => [
    ...this.sitting.barred,
    ...this.dealt.later.map(({ label, at }) => ({ label, at, rule: '', why: words().frame.piece.later })),
  ])

  /** Those who are or were waited for, as far as everybody may know. */
  readonly waitedFor: readonly Seat[] = $derived.by(() => {
    const { looked } = this.back
    return looked === undefined ? this.sitting.waitedFor : looked.past.asks.map(({ seat }) => seat)
  })

  /** What can be chosen on the table. While it is behind, or shows the past, that is not what lies on it. */
  readonly #offer: Pick<Sight, 'ask' | 'choices' | 'barred'> = $derived.by(() => {
    const { feed, screen, ask } = this.sitting
    const isBehind = feed.isBehind && screen.reacting === undefined
    if (this.back.looked !== undefined || isBehind) return NOTHING
    return { ask, choices: this.dealt.open, barred: this.#barred }
  })
  readonly #news: readonly GameEvent[] = $derived.by(() =>
    this.back.looked === undefined ? this.sitting.feed.news : [],
  )

  /**
   * What the parts of the game are given: the table as it is, or as it was. One object for good, so that a part that
   * reads the view is not drawn anew because somebody points at something.
   */
  readonly sight: Sight

  #sightOf(): Sight {
    const desk = this
    const { sitting } = this
    return {
      seats: sitting.seats,
      point: (at) => this.point(at),
      touch: (at, card) => this.touch(at, card),
      get view() {
        return desk.back.looked === undefined ? sitting.feed.shown.view : desk.back.looked.past.view
      },
      get viewer() {
        return desk.back.looked?.viewer ?? sitting.viewer
      },
      get lang() {
        return sitting.lang
      },
      get langId() {
        return sitting.langId
      },
      get ask() {
        return desk.#offer.ask
      },
      get choices() {
        return desk.#offer.choices
      },
      get barred() {
        return desk.#offer.barred
      },
      get news() {
        return desk.#news
      },
      get pace() {
        return sitting.pace
      },
      get pointed() {
        return desk.pointed ?? (typeof desk.look === 'object' ? desk.look : undefined)
      },
    }
  }

  // ── What people do ────────────────────────────────────────────────────────────────────────────────────────────────

  point(at: PieceRef | undefined, from: 'board' | 'list' = 'board'): void {
    // While an answer is on its way the lights stay as they are: to put one out takes the time of showing the answer.
    if (!this.sitting.isBusy) this.#pointed = at === undefined ? undefined : { at, from }
  }

  /** Somebody touched a piece or place. */
  touch(at: PieceRef, card: number | undefined = 'piece' in at ? at.piece : undefined): void {
    const isLooking = this.#isLooking
    this.#isLooking = false
    const choices = choicesAt(this.sight, at)
    const barred = barredAt(this.sight, at)
    const [only] = choices
    if (isLooking || only === undefined) {
      if (card !== undefined || barred !== undefined) this.open({ kind: 'piece', card, choices, barred })
    } else if (choices.length > 1) this.open({ kind: 'chooser', choices, card, near: nearby() })
    else if (only.warning !== undefined) this.open({ kind: 'piece', card, choices, barred: undefined })
    else this.answer(only.key)
  }

  /** The next touch shows the card instead of choosing it. */
  lookCloser(): void {
    this.#isLooking = true
  }

  /** Shows the table as it was when this was told. */
  visit(line: number): void {
    if (this.#opened?.kind === 'log') this.close()
    void this.back.visit(line)
  }

  enlarge(card: number): void {
    this.open({ kind: 'piece', card, choices: [], barred: undefined })
  }

  answer(key: string): void {
    this.close()
    this.back.leave()
    const { sitting, coach } = this
    const lesson = coach?.done
    void sitting.answer(key).then((isTaken) => {
      this.point(undefined)
      if (!isTaken && lesson !== undefined) coach?.return(lesson)
    })
    coach?.answered(key)
  }

  open(opened: Opened): void {
    this.#opened = opened
  }
  close(): void {
    this.#opened = undefined
  }

  /** Lays the rulebook open at a rule, or where it was. */
  openRule(id?: string): void {
    this.close()
    this.#rule = { id }
  }
  closeRules(): void {
    this.#rule = undefined
  }

  /** Takes the last answer back, or says why not. */
  async undo(all = false): Promise<void> {
    this.close()
    this.back.leave()
    const refusal = await this.sitting.undo(all)
    if (refusal !== undefined) this.open({ kind: 'undo', refusal })
  }
  /** In a lesson everything is prepared: nothing is taken back. */
  get canUndo(): boolean {
    const isTaught = this.coach !== undefined && !this.coach.isGone
    const kind = this.sitting.screen.showing?.kind
    if (this.sitting.company !== undefined && this.sitting.persons.length === 0) return false
    return !isTaught && !this.sitting.feed.newest.over && (kind === undefined || kind === 'curtain')
  }
}

/** Where the piece is that was touched: it has the focus. */
function nearby(): DOMRect | undefined {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body ? undefined : activeElement.getBoundingClientRect()
}
