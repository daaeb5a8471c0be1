import type { Seat } from '@monomyth/engine'

/** A question for a bot, as it travels to where it is thought about. */
export interface BotQuestion {
  readonly game: string
  /** The match as text. What its seat may not know, the bot is not shown. */
  readonly saved: string
  readonly seat: Seat
  readonly level: string
  /** Its chance follows from the match: asked again, it answers the same. */
  readonly lane: number
}

/** Those who think for seats without a person, never on the thread that serves people. */
export interface Bots {
  /** The key of its answer. Rejects where none came in time. */
  decide(question: BotQuestion): Promise<string>
  close(): Promise<void>
}
