import type { CampaignCard, MatchCard } from '../client/client.ts'
import type { Words } from './words.ts'

/** What went wrong and what to do, in words: for errors with a code of ours; all others are our own fault. */
export function sayError(error: unknown, { errors }: Words): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return isCode(code, errors) ? errors[code] : errors.T_UNKNOWN
}

const isCode = (code: unknown, errors: Words['errors']): code is keyof Words['errors'] =>
  typeof code === 'string' && Object.hasOwn(errors, code)

/** What a match is called: as its owner says, else after its seats. */
export const matchName = ({ name, seats }: Pick<MatchCard, 'name' | 'seats'>, { format }: Words): string =>
  name === '' ? format.list(seats.map((seat) => seat.name)) : name

/** What a campaign is called: as its owner says, else after those who play it. */
export const campaignName = ({ name, chapters }: CampaignCard, { campaign, format }: Words): string =>
  name === '' ? campaign.of(format.list((chapters.at(-1)?.seats ?? []).map((seat) => seat.name))) : name

/** Why a part of the table could not be loaded. */
export const sayUnloaded = ({ common }: Words): string => (navigator.onLine ? common.failed : common.offline)
