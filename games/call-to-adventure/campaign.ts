import type { Problem } from '@monomyth/engine'
import { CHAPTERS } from './content/pieces.ts'
import { MOST_SEATS } from './rules/seats.ts'
import type { State } from './state.ts'
import { BOONS, type Boon, CAMPAIGN_RANKS, type CampaignRank } from './words.ts'

/** CTA-880 to CTA-900 What one chapter of a campaign hands to the next. Unopened envelopes are known by number only. */
export interface Carry {
  /** The form of this record. */
  readonly carry: 1
  /** The chapter to be played, 1 to 7; 8 when the campaign is over. */
  readonly chapter: number
  /** CTA-893 */
  readonly shadow: boolean
  readonly boon: Boon
  /** One for each match played, in order. */
  readonly played: readonly {
    readonly chapter: number
    readonly won: boolean
    readonly easy: boolean
    readonly shadow: boolean
    readonly seats: number
  }[]
}

/** CTA-880 */
export const FIRST_CHAPTER: Carry = { carry: 1, chapter: 1, shadow: false, boon: 'none', played: [] }
export const CAMPAIGN_OVER = CHAPTERS.length + 1

/** CTA-891 to CTA-895 Where the campaign stands after this match, or where it stood while it is not over. */
export function carryOf({ mode, campaign, boon }: State): Carry | undefined {
  if (mode !== 'campaign') return undefined
  const { chapter, onward } = campaign
  const shadow = campaign.isShadowed === 1
  const played = campaign.played.map(({ chapter, isWon, isEasy, isShadowed, seats }) => ({
    chapter,
    won: isWon === 1,
    easy: isEasy === 1,
    shadow: isShadowed === 1,
    seats,
  }))
  switch (onward) {
    case 'open':
    case 'retry':
      return { carry: 1, chapter, shadow, boon, played }
    case 'next':
      return { carry: 1, chapter: chapter + 1, shadow: false, boon: CHAPTERS[chapter - 1]!.boon, played }
    case 'press':
      return { carry: 1, chapter: chapter + 1, shadow: true, boon: 'none', played }
    case 'end':
      return { carry: 1, chapter: CAMPAIGN_OVER, shadow: false, boon: 'none', played }
  }
}

/** CTA-880 What the chapter to be played starts from: where the last one led, or the beginning, also after the end. */
export const handedBy = (carry: Carry | undefined): Carry =>
  carry === undefined || carry.chapter === CAMPAIGN_OVER ? FIRST_CHAPTER : carry

/** The same record as the state keeps it. */
export const playedOf = ({ played }: Carry): State['campaign']['played'] =>
  played.map(({ chapter, won, easy, shadow, seats }) => ({
    chapter,
    isWon: Number(won),
    isEasy: Number(easy),
    isShadowed: Number(shadow),
    seats,
  }))

/** A carry may come out of a file: every problem, by code. */
export function receive(value: unknown): readonly Problem[] {
  const { carry, chapter, shadow, boon, played } = fieldsOf(value)
  if (carry !== 1) return [{ code: 'CARRY_FORM', about: String(carry) }]
  const problems: Problem[] = []
  const check = (holds: boolean, about: string) => holds || problems.push({ code: 'CARRY_FIELD', about })
  check(isWithin(chapter, 1, CAMPAIGN_OVER), 'chapter')
  check(typeof shadow === 'boolean', 'shadow')
  check(
    BOONS.some((word) => word === boon),
    'boon',
  )
  check(Array.isArray(played) && played.every(isPlayed), 'played')
  return problems
}

function isPlayed(value: unknown): boolean {
  const { chapter, won, easy, shadow, seats } = fieldsOf(value)
  const areFlags = [won, easy, shadow].every((flag) => typeof flag === 'boolean')
  return areFlags && isWithin(chapter, 1, CHAPTERS.length) && isWithin(seats, 1, MOST_SEATS)
}

const fieldsOf = (value: unknown): { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { readonly [field: string]: unknown }) : {}
const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** CTA-897 The fewest won chapters of each rank above the first. */
const RANK_FROM = [3, 5, 7]

/** CTA-897, CTA-C905 By chapters won in the end, however often they were tried. */
export function campaignRank({ played }: Carry): CampaignRank {
  const won = new Set(played.flatMap((match) => (match.won ? [match.chapter] : []))).size
  let rank = 0
  while (rank < RANK_FROM.length && won >= RANK_FROM[rank]!) rank++
  return CAMPAIGN_RANKS[rank]!
}
