import { fingerprint } from '@monomyth/engine'
import { describe, expect, test, vi } from 'vitest'
import { isCampaignFile } from './calls.ts'
import type { CampaignCard, MatchCard, NewMatch, TroubleCode } from './client.ts'
import type { LocalShelf } from './local.ts'
import { Onlooker } from './testing/onlooker.ts'
import { wanted } from './testing/people.ts'
import { Browser } from './testing/tabs.ts'

const code = (code: TroubleCode) => expect.objectContaining({ name: 'TableError', code })
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 5000, interval: 2 })

/** A chapter that bots play among themselves. */
const chapter = (more: Partial<NewMatch> = {}, who = ['greedy']): NewMatch =>
  wanted(who, 'a seed', {
    game: 'call-to-adventure',
    mode: 'campaign',
    options: { quickStart: true },
    campaign: '',
    ...more,
  })

async function playedOut(shelf: LocalShelf, { id }: MatchCard): Promise<void> {
  const looker = new Onlooker(await shelf.open(id))
  await looker.until(({ over }) => over)
  looker.client.close()
}

/** A campaign whose first chapter is over. */
async function begun(browser = new Browser()) {
  const { shelf, close } = browser.tab()
  const first = await shelf.create(chapter())
  await playedOut(shelf, first)
  const campaign = await shelf.campaign(first.campaign!.id)
  return { browser, shelf, close, first, campaign }
}

/** What is the same wherever a campaign lies. */
const bare = ({ id: _, chapters, ...card }: CampaignCard) => ({
  ...card,
  chapters: chapters.map(({ match: _, ...rest }) => rest),
})

describe('a campaign', () => {
  test('begins with its first chapter, and goes on from what each hands on', async () => {
    const { shelf, first, campaign } = await begun()
    expect(campaign).toMatchObject({ game: 'call-to-adventure', mode: 'campaign', opened: [] })
    expect(campaign.chapters).toHaveLength(1)
    expect(campaign.chapters[0]).toMatchObject({ match: first.id, over: true, carry: undefined })
    expect(campaign.carry).toMatchObject({ carry: 1, played: [{ chapter: 1, seats: 1 }] })
    const { id, carry } = campaign
    const second = await shelf.create(chapter({ campaign: id, carry, seed: 'two' }, ['person', 'greedy']))
    expect(second.campaign).toEqual({ id, carry })
    expect(second.seats).toHaveLength(2)
    const grown = await shelf.campaign(id)
    expect(grown.chapters.map(({ match, over }) => [match, over])).toEqual([
      [first.id, true],
      [second.id, false],
    ])
    expect(grown.carry).toEqual(carry)
    expect((await shelf.campaigns()).map((one) => one.id)).toEqual([id])
    expect(await shelf.list()).toHaveLength(2)
  })

  test('is one chain, however many tabs begin its next chapter, with and without locks', async () => {
    for (const locks of [true, false]) {
      const { browser, shelf, campaign } = await begun(new Browser({ locks }))
      const { id, carry } = campaign
      const tabs = [shelf, browser.tab().shelf, browser.tab().shelf]
      const tried = await Promise.allSettled(
        tabs.map((tab, i) => tab.create(chapter({ campaign: id, carry, seed: `${i}` }))),
      )
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const one of tried) if (one.status === 'rejected') expect(one.reason).toEqual(code('T_CHAPTER_BEGUN'))
      expect((await shelf.campaign(id)).chapters).toHaveLength(2)
      expect(await shelf.list()).toHaveLength(2)
      await expect(shelf.create(chapter({ campaign: id, carry }))).rejects.toEqual(code('T_CHAPTER_BEGUN'))
    }
  })

  test('a page that shows an earlier chapter begins none', async () => {
    const { shelf, campaign } = await begun()
    const { id, carry } = campaign
    await playedOut(shelf, await shelf.create(chapter({ campaign: id, carry })))
    await expect(shelf.create(chapter({ campaign: id, carry }))).rejects.toEqual(code('T_CHAPTER_BEGUN'))
    await expect(shelf.create(chapter({ campaign: id }))).rejects.toEqual(code('T_CHAPTER_BEGUN'))
    const { carry: next } = await shelf.campaign(id)
    expect(next).toMatchObject({ played: [{}, {}] })
    await shelf.create(chapter({ campaign: id, carry: next }))
  })

  test('a crash at the very end of a chapter loses nothing, and nothing is taken twice', async () => {
    // Without locks: a browser gives back those of a page that is gone.
    const browser = new Browser({ locks: false })
    const put = browser.store.putCampaign
    const { shelf, close } = browser.tab()
    const first = await shelf.create(chapter())
    // The match is stored as over; what it hands on is not taken before the page is gone.
    browser.store.putCampaign = () => new Promise(() => undefined)
    await playedOut(shelf, first)
    close()
    browser.store.putCampaign = put
    expect((await browser.store.campaign(first.campaign!.id))!.card.carry).toBeUndefined()
    const tabs = [browser.tab().shelf, browser.tab().shelf]
    for (const tab of tabs) expect(await tab.campaign(first.campaign!.id)).toMatchObject({ carry: { played: [{}] } })
    expect((await browser.store.campaign(first.campaign!.id))!.seq).toBe(2)
  })

  test('takes what a match hands on as soon as it is over', async () => {
    const { browser, campaign } = await begun()
    await soon(async () => expect((await browser.store.campaign(campaign.id))!.card.carry).toEqual(campaign.carry))
  })

  test('a chapter thrown away under way can be begun again', async () => {
    const { shelf, campaign } = await begun()
    const { id, carry } = campaign
    const second = await shelf.create(chapter({ campaign: id, carry }))
    await shelf.remove(second.id)
    expect(await shelf.campaign(id)).toMatchObject({ carry, chapters: [{ over: true }] })
    await shelf.create(chapter({ campaign: id, carry }))
  })

  test('has a name and opened envelopes, and is removed with its matches', async () => {
    const { shelf, browser, campaign } = await begun()
    const { id } = campaign
    await shelf.renameCampaign(id, 'Ours')
    expect((await shelf.unseal(id, '1')).opened).toEqual(['1'])
    await Promise.all([shelf.unseal(id, '1'), browser.tab().shelf.unseal(id, '2')])
    expect(await shelf.campaign(id)).toMatchObject({ name: 'Ours', opened: ['1', '2'] })
    const other = await shelf.create(wanted(['person', 'greedy']))
    await shelf.removeCampaign(id)
    expect(await shelf.campaigns()).toEqual([])
    expect((await shelf.list()).map((card) => card.id)).toEqual([other.id])
    for (const call of [shelf.campaign(id), shelf.removeCampaign(id), shelf.create(chapter({ campaign: id }))])
      await expect(call).rejects.toEqual(code('T_NO_CAMPAIGN'))
  })

  test('tells that the list changed', async () => {
    const { shelf, browser, campaign } = await begun()
    const heard = vi.fn()
    browser.tab().shelf.watch(heard)
    await shelf.renameCampaign(campaign.id, 'Ours')
    await soon(() => expect(heard).toHaveBeenCalled())
  })
})

describe('the file of a campaign', () => {
  async function exported() {
    const { shelf, campaign, ...more } = await begun()
    const { id, carry } = campaign
    await shelf.unseal(id, '1')
    await shelf.renameCampaign(id, 'Ours')
    const second = await shelf.create(chapter({ campaign: id, carry, seed: 'two' }, ['person', 'greedy']))
    const text = await shelf.exportCampaign(id)
    return { ...more, shelf, id, second, text, card: await shelf.campaign(id) }
  }

  test('goes out and comes in elsewhere, whole, and is played on', async () => {
    const { text, card } = await exported()
    expect(isCampaignFile(text)).toBe(true)
    const { shelf } = new Browser().tab()
    const came = await shelf.importCampaign(text)
    const times = ({ created: _, changed: __, chapters, ...rest }: ReturnType<typeof bare>) => ({
      ...rest,
      chapters: chapters.map(({ changed: _, ...chapter }) => chapter),
    })
    expect(times(bare(came))).toEqual(times(bare(card)))
    const [, under] = came.chapters
    const looker = new Onlooker(await shelf.open(under!.match))
    expect(looker.client.card().campaign).toEqual({ id: came.id, carry: card.carry })
    await looker.playOut('on')
    const next = await shelf.campaign(came.id)
    expect(next.carry).toMatchObject({ played: [{}, {}] })
    await shelf.create(chapter({ campaign: came.id, carry: next.carry }))
    expect(await shelf.importCampaign(await shelf.exportCampaign(came.id))).toMatchObject({ carry: next.carry })
  })

  test('twice is two campaigns, and the first is left alone', async () => {
    const { shelf, text, card } = await exported()
    const copy = await shelf.importCampaign(text)
    expect(copy.id).not.toBe(card.id)
    expect(await shelf.campaign(card.id)).toEqual(card)
    expect(await shelf.campaigns()).toHaveLength(2)
    expect(new Set((await shelf.list()).map(({ id }) => id)).size).toBe(4)
  })

  type File = { [field: string]: unknown } & { chapters: { [field: string]: unknown }[] }
  const signed = (text: string, change: (file: File) => object): string => {
    const { sum: _, ...file } = JSON.parse(text)
    const changed = JSON.parse(JSON.stringify({ ...file, ...change(file) }))
    return JSON.stringify({ ...changed, sum: fingerprint(changed) })
  }
  const wrong: { [what: string]: [TroubleCode, (text: string) => string] } = {
    nothing: ['E_NOT_A_SAVE', () => ''],
    'some JSON': ['E_NOT_A_SAVE', () => '[1, 2]'],
    'an odd form': ['E_NOT_A_SAVE', (text) => signed(text, () => ({ 'monomyth-campaign': 'one' }))],
    'a match': ['E_NOT_A_SAVE', (text) => JSON.stringify(JSON.parse(text).chapters[0].match)],
    'half a file': ['E_NOT_A_SAVE', (text) => text.slice(0, text.length / 2)],
    'a changed letter': ['E_SAVE_CHANGED', (text) => text.replace('Ours', 'Hers')],
    'a newer form': ['E_NEWER_FORMAT', (text) => signed(text, () => ({ 'monomyth-campaign': 2 }))],
    'another game': ['E_UNKNOWN_GAME', (text) => signed(text, () => ({ game: 'chess' }))],
    'a carry of no chapter': ['E_BAD_CARRY', (text) => signed(text, () => ({ carry: { carry: 1, chapter: 12 } }))],
    'a carry of its own making': [
      'E_SAVE_CHANGED',
      (text) => signed(text, ({ chapters: [first, second] }) => ({ chapters: [first, { ...second, carry: null }] })),
    ],
    'no chapters': ['E_SAVE_CHANGED', (text) => signed(text, () => ({ chapters: [] }))],
    'chapters that are none': ['E_SAVE_CHANGED', (text) => signed(text, () => ({ chapters: 7 }))],
    'chapters in another order': [
      'E_SAVE_CHANGED',
      (text) => signed(text, ({ chapters }) => ({ chapters: chapters.toReversed() })),
    ],
    'a chapter that says it is over': [
      'E_SAVE_CHANGED',
      (text) => signed(text, ({ chapters: [first, second] }) => ({ chapters: [first, { ...second, over: true }] })),
    ],
    'odd seats': [
      'E_SAVE_CHANGED',
      (text) => signed(text, ({ chapters: [first, second] }) => ({ chapters: [{ ...first, seats: 2 }, second] })),
    ],
    'a nest without a bottom': [
      'E_NOT_A_SAVE',
      () => `{"monomyth-campaign":1,"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    ],
    'too much': ['T_TOO_BIG', () => ' '.repeat(40 * 1024 * 1024 + 1)],
  }
  test('that is not one is refused by a code, and nothing is changed', async () => {
    const { shelf, text } = await exported()
    const before = [await shelf.list(), await shelf.campaigns()]
    for (const [what, [expected, make]] of Object.entries(wrong))
      await expect(shelf.importCampaign(make(text)), what).rejects.toEqual(code(expected))
    expect([await shelf.list(), await shelf.campaigns()]).toEqual(before)
  })

  test('without the match of a chapter that is over still tells it', async () => {
    const { text } = await exported()
    const { shelf } = new Browser().tab()
    const came = await shelf.importCampaign(
      signed(text, ({ chapters: [first, second] }) => ({ chapters: [{ ...first, match: null }, second] })),
    )
    expect(came.chapters.map(({ over }) => over)).toEqual([true, false])
    expect(await shelf.list()).toHaveLength(1)
  })
})
