import type { Given } from '@monomyth/engine'
import { CHAPTERS, type ChapterNumber } from '../content/pieces.ts'
import type { AnyEnvelope, ChapterWords, Envelope, Lang, SealedLang } from './words.ts'

/** CTA-900 The words of the seven envelopes come when they are opened; until then their cards have no names here. */

type Envelopes = { readonly [C in ChapterNumber]: () => Promise<{ readonly envelope: Envelope<C> }> }

/** Names are looked up when something is said: whatever is said from now on knows these. */
function learn(words: SealedLang, { cards, flavour }: AnyEnvelope): void {
  Object.assign(words.cards, cards)
  Object.assign(words.flavour, flavour)
}

/** A language that knows everything, from one that knows what lies outside the envelopes. */
export function opened(words: SealedLang, chapters: Lang['chapters']): Lang {
  for (const envelope of Object.values(chapters)) learn(words, envelope)
  return { ...words, chapters } as Lang
}

/** How many envelopes are open in a match: in a campaign up to its chapter, else as the host has chosen (CTA-899). */
function openedIn({ mode, options, carry }: Pick<Given, 'mode' | 'options' | 'carry'>): number {
  if (mode !== 'campaign') return Number(options.collection ?? CHAPTERS.length)
  return (carry as { readonly chapter?: number } | undefined)?.chapter ?? 1
}

/** How a language that begins with closed envelopes opens them. */
export function opening(words: SealedLang, envelopes: Envelopes) {
  const { typeset } = words
  async function open(chapter: ChapterNumber): Promise<ChapterWords> {
    const { envelope } = await envelopes[chapter]()
    learn(words, envelope)
    const { title, opening, victory, defeat } = envelope
    return { title: typeset(title), opening: typeset(opening), victory: typeset(victory), defeat: typeset(defeat) }
  }
  return {
    open,
    /** Everything that may be seen in such a match gets its name. */
    async learn(given: Pick<Given, 'mode' | 'options' | 'carry'>): Promise<void> {
      const last = openedIn(given)
      await Promise.all(CHAPTERS.filter(({ chapter }) => chapter <= last).map(({ chapter }) => open(chapter)))
    },
  }
}
