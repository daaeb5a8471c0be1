import type { Lesson, Tutorial, TutorialWords } from '@monomyth/ui'
import { type Step, stepOf } from './lessons.ts'
import type { Sitting } from './sitting.svelte.ts'

/** Leads somebody through the lessons of a tutorial. */
export class Coach {
  readonly tutorial: Tutorial
  readonly #sitting: Sitting
  #done = $state(0)
  #words = $state.raw<TutorialWords>({})
  #again = $state<number>()

  constructor(sitting: Sitting, tutorial: Tutorial, done: number) {
    this.#sitting = sitting
    this.tutorial = tutorial
    this.#done = done
  }

  /** Speaks the language of the table, once its words are here. */
  async speak(): Promise<void> {
    const { langId } = this.#sitting
    const { words } = await this.tutorial.words[langId]()
    if (langId === this.#sitting.langId) this.#words = words
  }

  get count(): number {
    return this.tutorial.lessons.length
  }
  /** How many lessons are done. */
  get done(): number {
    return this.#done
  }
  /** The lesson under way; undefined when all are done. */
  get lesson(): Lesson | undefined {
    return this.tutorial.lessons[this.#done]
  }
  /** The number of the note shown, from 0. While the table is on its way, what the learner did last stays to be read. */
  get shown(): number {
    return this.#again ?? (this.step === 'watch' ? Math.max(0, this.#done - 1) : this.#done)
  }
  /** Somebody looks at an earlier note again. */
  get isAgain(): boolean {
    return this.#again !== undefined
  }
  get note(): TutorialWords[string] | undefined {
    const { id } = this.tutorial.lessons[this.shown] ?? { id: '' }
    return this.#words[id]
  }
  /** All lessons are done, and nobody has said yet how to go on. */
  get isOver(): boolean {
    return this.#done === this.count
  }
  /** Nothing more to teach. */
  get isGone(): boolean {
    return this.#done > this.count
  }
  /** An answer on its way is watched too: its lesson is not over before it has been taken. */
  readonly step: Step = $derived.by(() =>
    this.#sitting.isBusy ? 'watch' : stepOf(this.lesson, this.#sitting.ask, this.#sitting.feed),
  )

  /** To the note before, or on towards the one under way. */
  turn(by: 1 | -1): void {
    const at = Math.max(0, this.shown + by)
    this.#again = at < this.#done ? at : undefined
  }

  /** This lesson is done. */
  next(): void {
    if (this.#again === undefined) this.return(this.#done + 1)
    else this.turn(1)
  }

  /** So many lessons are done: one more, or fewer where an answer was not taken. */
  return(done: number): void {
    if (done === this.#done) return
    this.#done = done
    this.#sitting.client.learned(done).catch(() => this.#sitting.report('T_UNKNOWN'))
  }

  /** Somebody gave an answer: was it the prepared one? */
  answered(key: string): void {
    this.#again = undefined
    if (this.lesson?.answer === key) this.next()
  }
}
