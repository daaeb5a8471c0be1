import type { AnyGame } from '@monomyth/engine'
import type { Around, Change } from './around.ts'
import { asTableError, type Calls, type News, type PlaceId } from './calls.ts'
import { Campaigns } from './campaigns.ts'
import { type CampaignCard, type MatchCard, type NewMatch, TableError, type TroubleCode } from './client.ts'
import { fileOf, matchIn } from './file.ts'
import type { Rules } from './games.ts'
import { LiveMatch } from './live.ts'
import { type Box, LocalMatch } from './local-match.ts'
import { Place } from './place.ts'
import { cardOf, type Kept, type Listed } from './store.ts'

/** A table of this page at a live match. */
interface Table {
  readonly live: LiveMatch
  readonly place: Place
}

/** Keeps the matches of this device and plays those that are open: everything the page asks for. */
export class Host implements Calls {
  private readonly around: Around
  private readonly tell: (news: News) => void
  private readonly chains: Campaigns
  private readonly lives = new Map<string, Promise<LiveMatch>>()
  private readonly tables = new Map<PlaceId, Table>()
  private opened = 0
  /** By match: what was found when it was last looked into, and at which change. */
  private readonly found = new Map<string, { readonly seq: number; readonly code: TroubleCode | undefined }>()
  private looking = false
  private troubled: TroubleCode | undefined

  constructor(around: Around, tell: (news: News) => void) {
    this.around = around
    this.tell = tell
    this.chains = new Campaigns(
      around,
      (game) => this.gameOf(game),
      (id) => this.changed(id),
    )
  }

  /** What other tabs have done. */
  hear({ id }: Change): void {
    this.tell({ kind: 'list' })
    this.refresh(id)
  }

  // ── The shelf ─────────────────────────────────────────────────────────────────────────────────────────────────────

  async list(): Promise<readonly MatchCard[]> {
    const listed = await this.around.store.list()
    this.lookInto(listed)
    return listed
      .map((one) => {
        const found = this.found.get(one.id)
        const card = cardOf(one)
        return found?.code === undefined || found.seq !== one.seq ? card : { ...card, trouble: found.code }
      })
      .sort((a, b) => b.changed - a.changed)
  }

  async create(wanted: NewMatch): Promise<MatchCard> {
    const { around } = this
    const box = await this.boxOf(wanted.game, wanted.tutorial)
    if (wanted.tutorial && box.tutorial === undefined) throw new TableError('E_UNKNOWN_MODE', 'tutorial')
    const seed = wanted.seed === '' ? around.random(5) : wanted.seed
    const [id, now] = [around.random(10), around.now()]
    const begin = (from: Partial<NewMatch>): Kept => ({
      ...{ id, seq: 1 },
      ...LocalMatch.begin(box, { ...wanted, ...from, seed }, { id, now }).keep(now),
    })
    const { campaign, carry } = wanted
    if (campaign === undefined) return this.add(begin({}))
    const kept = await this.chains.begin({ ...wanted, campaign, carry }, begin)
    this.stored(kept)
    return kept.card
  }

  async rename(id: string, name: string): Promise<void> {
    await this.around.alone(`match ${id}`, async () => {
      for (;;) {
        const kept = await this.load(id)
        const renamed = { ...kept, seq: kept.seq + 1, card: { ...kept.card, name } }
        if (await this.around.store.put(renamed)) return
      }
    })
    this.changed(id)
    await this.refresh(id)
  }

  async remove(id: string): Promise<void> {
    await this.around.alone(`match ${id}`, () => this.around.store.remove(id))
    this.lives.delete(id)
    this.changed(id)
  }

  async import(text: string): Promise<MatchCard> {
    const { around } = this
    const id = around.random(10)
    return this.add({ id, seq: 1, ...(await matchIn(text, (game) => this.gameOf(game), { id, now: around.now() })) })
  }

  async export(id: string): Promise<string> {
    return fileOf(await this.load(id))
  }

  campaigns(): Promise<readonly CampaignCard[]> {
    return this.chains.list()
  }

  campaign(id: string): Promise<CampaignCard> {
    return this.chains.get(id)
  }

  unseal(id: string, envelope: string): Promise<CampaignCard> {
    return this.chains.unseal(id, envelope)
  }

  renameCampaign(id: string, name: string): Promise<void> {
    return this.chains.rename(id, name)
  }

  removeCampaign(id: string): Promise<void> {
    return this.chains.remove(id)
  }

  importCampaign(text: string): Promise<CampaignCard> {
    return this.chains.import(text)
  }

  exportCampaign(id: string): Promise<string> {
    return this.chains.export(id)
  }

  async open(id: string): Promise<{ place: PlaceId; card: MatchCard }> {
    const live = await this.liveOf(id)
    this.opened += 1
    const number = this.opened
    const place = new Place(live.firstViewer(), live.stored.card, {
      frame: (frame) => this.tell({ kind: 'frame', place: number, frame }),
      card: (card) => this.tell({ kind: 'card', place: number, card }),
    })
    live.places.add(place)
    this.tables.set(number, { live, place })
    return { place: number, card: live.stored.card }
  }

  // ── A table ───────────────────────────────────────────────────────────────────────────────────────────────────────

  async listen(number: PlaceId): Promise<void> {
    const { live, place } = this.at(number)
    await live.look((local) => place.listen(local))
    live.goOn()
  }

  async answer(number: PlaceId, seat: number, ask: number, key: string): Promise<void> {
    await this.at(number).live.change((local) => local.answer(seat, ask, key))
  }

  async decline(number: PlaceId): Promise<void> {
    await this.at(number).live.change((local) => local.decline(), { fresh: true })
  }

  undo(number: PlaceId, seat: number, all: boolean): ReturnType<Calls['undo']> {
    // What would be taken back is what lies on the table, not what another tab has answered since.
    return this.at(number).live.change((local) => local.undo(seat, all), { fresh: true })
  }

  async resign(number: PlaceId, seat: number): Promise<void> {
    await this.at(number).live.change((local) => local.resign(seat))
  }

  async sit(number: PlaceId, viewer: number): Promise<void> {
    const { live, place } = this.at(number)
    await live.look((local) => place.sit(viewer, local))
  }

  async events(...[number, eyes]: Parameters<Calls['events']>): ReturnType<Calls['events']> {
    return this.at(number).live.look((local) => local.events(eyes))
  }

  async history(...[number, eyes]: Parameters<Calls['history']>): ReturnType<Calls['history']> {
    return this.at(number).live.look((local) => local.history(eyes))
  }

  async past(...[number, at, eyes]: Parameters<Calls['past']>): ReturnType<Calls['past']> {
    return this.at(number).live.look((local) => local.past(at, eyes))
  }

  async learned(number: PlaceId, lesson: number): Promise<void> {
    await this.at(number).live.change((local) => local.learned(lesson))
  }

  async file(number: PlaceId): Promise<string> {
    return fileOf(this.at(number).live.stored)
  }

  async close(number: PlaceId): Promise<void> {
    const { live, place } = this.at(number)
    this.tables.delete(number)
    live.places.delete(place)
    if (live.places.size === 0) this.lives.delete(live.stored.id)
  }

  // ── Inside ────────────────────────────────────────────────────────────────────────────────────────────────────────

  private at(number: PlaceId): Table {
    const table = this.tables.get(number)
    if (table === undefined) throw new TableError('T_NO_MATCH')
    return table
  }

  private rulesOf(game: string): Rules {
    const { games } = this.around
    const rules = Object.hasOwn(games, game) ? games[game] : undefined
    if (rules === undefined) throw new TableError('E_UNKNOWN_GAME', game)
    return rules
  }

  private async gameOf(game: string): Promise<AnyGame> {
    return this.rulesOf(game).game()
  }

  private async boxOf(game: string, isTutorial: boolean): Promise<Box> {
    const rules = this.rulesOf(game)
    return { game: await rules.game(), tutorial: isTutorial ? await rules.tutorial() : undefined }
  }

  private async load(id: string): Promise<Kept> {
    const kept = await this.around.store.load(id)
    if (kept === undefined) throw new TableError('T_NO_MATCH', id)
    return { ...kept, card: cardOf(kept) }
  }

  private async add(kept: Kept): Promise<MatchCard> {
    await this.around.store.put(kept)
    this.stored(kept)
    return kept.card
  }

  private liveOf(id: string): Promise<LiveMatch> {
    const known = this.lives.get(id)
    if (known !== undefined) return known
    const live = this.revive(id)
    this.lives.set(id, live)
    live.catch(() => this.lives.delete(id))
    return live
  }

  private async refresh(id: string): Promise<void> {
    // One that cannot be opened says so to whoever opens it.
    const live = await this.lives.get(id)?.catch(() => undefined)
    await live?.refresh()
  }

  private async revive(id: string): Promise<LiveMatch> {
    const kept = await this.load(id)
    try {
      const box = await this.boxOf(kept.card.game, kept.card.lesson !== undefined)
      return new LiveMatch(this.around, box, kept, {
        stored: (next) => this.stored(next),
        trouble: (code) => this.trouble(code),
      })
    } catch (error) {
      this.found.set(id, { seq: kept.seq, code: faultOf(error) })
      this.tell({ kind: 'list' })
      throw error
    }
  }

  private stored({ id, seq, card }: Kept): void {
    this.found.set(id, { seq, code: undefined })
    this.troubled = undefined
    this.changed(id)
    // What it hands on is taken at once; should that fail, whoever asks for the campaign next takes it.
    if (card.over && card.campaign !== undefined && card.campaign.id !== '')
      this.chains.get(card.campaign.id).catch(() => undefined)
  }

  private changed(id: string): void {
    this.around.tell({ id })
    this.tell({ kind: 'list' })
  }

  private trouble(code: TroubleCode): void {
    if (this.troubled !== code) this.tell({ kind: 'trouble', code })
    this.troubled = code
  }

  /** A list shows which matches cannot be opened. That takes opening each once, behind everybody's back. */
  private async lookInto(listed: readonly Listed[]): Promise<void> {
    if (this.looking) return
    this.looking = true
    let hasNews = false
    for (const { id, seq } of listed) {
      if (this.found.get(id)?.seq === seq) continue
      const code = await this.whyNot(id)
      this.found.set(id, { seq, code })
      hasNews ||= code !== undefined
      await this.around.pause()
    }
    this.looking = false
    if (hasNews) this.tell({ kind: 'list' })
  }

  private async whyNot(id: string): Promise<TroubleCode | undefined> {
    try {
      const kept = await this.load(id)
      LocalMatch.reopen(await this.boxOf(kept.card.game, false), kept)
      return undefined
    } catch (error) {
      return faultOf(error)
    }
  }
}

/** What is wrong with a match itself; that it could not be looked into says nothing about it. */
function faultOf(error: unknown): TroubleCode | undefined {
  const { code } = asTableError(error)
  return code.startsWith('E_') ? code : undefined
}
