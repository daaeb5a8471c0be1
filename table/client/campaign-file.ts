import { type AnyGame, fingerprint, read } from '@monomyth/engine'
import { MOST_CAMPAIGN_BYTES } from './calls.ts'
import { type CampaignCard, type ChapterCard, TableError } from './client.ts'
import { fields, fileFields, matchFrom, nameIn, seatsIn, timeIn } from './file.ts'
import { LocalMatch } from './local-match.ts'
import type { Kept, KeptCampaign } from './store.ts'

/** The form of the file; rises when the form changes. */
const FORMAT = 1
const MARK = 'monomyth-campaign'

/** The file of a campaign: what its chapters began with, and the matches they were played in. */
export function campaignFile(card: CampaignCard, matches: readonly (Kept | undefined)[]): string {
  const { game, mode, name, created, changed, opened } = card
  const chapters = card.chapters.map(({ carry, seats, over, winners, changed }, i) => {
    const match = matches[i]
    return {
      carry: carry ?? null,
      seats,
      over,
      winners,
      changed,
      match: match === undefined ? null : fileFields(match),
    }
  })
  // Through JSON, so that the sum is that of what will be read.
  const told = { [MARK]: FORMAT, game, mode, name, created, changed, opened, carry: card.carry ?? null, chapters }
  const file = JSON.parse(JSON.stringify(told))
  return JSON.stringify({ ...file, sum: fingerprint(file) })
}

interface Making {
  /** A new id, for each thing that needs one. */
  readonly id: () => string
  readonly now: number
}

type GameOf = (id: string) => Promise<AnyGame>

/** A campaign from the text of a file, under ids of its own. Whatever is wrong is a code. */
export async function campaignIn(
  text: string,
  gameOf: GameOf,
  { id, now }: Making,
): Promise<{ readonly campaign: KeptCampaign; readonly matches: readonly Kept[] }> {
  const file = proved(text)
  const game = await gameOf(String(file.game))
  const campaign = id()
  const told = list(file.chapters, 'chapters').map(fields)
  if (told.length === 0) throw new TableError('E_SAVE_CHANGED', 'chapters')
  const carry = carryIn(game, file.carry)
  const matches: Kept[] = []
  const chapters: ChapterCard[] = []
  for (const [nth, chapter] of told.entries()) {
    const from = carryIn(game, chapter.carry)
    const next = told[nth + 1]
    const played =
      chapter.match === null ? undefined : await matchFrom(fields(chapter.match), gameOf, { id: id(), now })
    const seats = seatsIn(chapter.seats)
    const over = chapter.over === true
    const winners = list(chapter.winners, 'winners').filter((seat) => typeof seat === 'number' && seat in seats)
    const changed = timeIn(chapter.changed, now)
    chapters.push({ match: played?.card.id ?? id(), carry: from, seats, over, winners: winners as number[], changed })
    if (played === undefined ? !over : played.card.over !== over) throw new TableError('E_SAVE_CHANGED', 'over')
    if (!over && next !== undefined) throw new TableError('E_SAVE_CHANGED', 'order')
    if (played === undefined) continue
    mustLink(game, played, {
      from,
      to: !over ? undefined : next === undefined ? carry : carryIn(game, next.carry),
      over,
    })
    matches.push({
      ...played,
      id: played.card.id,
      seq: 1,
      card: { ...played.card, campaign: { id: campaign, carry: from } },
    })
  }
  const card: CampaignCard = {
    ...{ id: campaign, game: game.id, mode: nameIn(file.mode, 'mode'), name: nameIn(file.name, 'name') },
    ...{ created: timeIn(file.created, now), changed: timeIn(file.changed, now), carry, chapters },
    opened: list(file.opened, 'opened').map((envelope) => nameIn(envelope, 'opened')),
  }
  return { campaign: { id: campaign, seq: 1, card }, matches }
}

/** Everything that can be said of the file without looking into its matches. */
function proved(text: string): { readonly [field: string]: unknown } {
  if (text.length > MOST_CAMPAIGN_BYTES) throw new TableError('T_TOO_BIG', String(text.length))
  const { sum, ...file } = fields(read(text))
  const form = file[MARK]
  if (typeof form !== 'number') throw new TableError('E_NOT_A_SAVE')
  if (form > FORMAT) throw new TableError('E_NEWER_FORMAT', String(form))
  let isWhole = false
  try {
    isWhole = sum === fingerprint(file)
  } catch {
    // Nested beyond all reason.
    throw new TableError('E_NOT_A_SAVE')
  }
  if (!isWhole) throw new TableError('E_SAVE_CHANGED', 'sum')
  return file
}

/** A match begins with what its chapter says, and hands on what the next one begins with. */
function mustLink(
  game: AnyGame,
  played: Pick<Kept, 'card' | 'saved'>,
  { from, to, over }: { readonly from: unknown; readonly to: unknown; readonly over: boolean },
): void {
  const { match } = LocalMatch.reopen({ game, tutorial: undefined }, played)
  if (fingerprint(match.table.given.carry) !== fingerprint(from)) throw new TableError('E_SAVE_CHANGED', 'carry')
  if (over && fingerprint(match.carry()) !== fingerprint(to)) throw new TableError('E_SAVE_CHANGED', 'carry')
}

function carryIn(game: AnyGame, value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  const [problem] = game.receive?.(value) ?? []
  if (problem !== undefined) throw new TableError('E_BAD_CARRY', `${problem.code} ${problem.about}`)
  return value
}

function list(value: unknown, about: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new TableError('E_SAVE_CHANGED', about)
  return value
}
