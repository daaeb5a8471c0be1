import { asks } from '../asks.ts'
import { CHAPTERS } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { endMatch } from '../rules/outcome.ts'
import { ONWARD, type Onward } from '../words.ts'

/** CTA-896 */
const HOST = 0

const choices = (...words: readonly Onward[]): number[] => words.map((word) => ONWARD.indexOf(word))
const AFTER_LOSS = choices('retry', 'press')
const AFTER_LAST_LOSS = choices('retry', 'end')

/** CTA-892, CTA-895 A chapter is lost: the host says how the campaign goes on. */
export function aftermath(play: Play): void {
  const { campaign } = play.state
  const isLast = campaign.chapter === CHAPTERS.length
  campaign.onward = ONWARD[play.choose(HOST, asks.aftermath, isLast ? AFTER_LAST_LOSS : AFTER_LOSS)]!
  endMatch(play)
}
