import { french } from '@monomyth/engine/text'
import type { ByLang, Campaign, CampaignTold, LangId } from '@monomyth/ui/contract'
import { CAMPAIGN_OVER, type Carry, campaignRank, FIRST_CHAPTER } from '../campaign.ts'
import { CHAPTERS, type ChapterNumber } from '../content/pieces.ts'
import { boons as boonsEn, campaignRanks as ranksEn, shadow as shadowEn } from '../lang/en/frame.ts'
import { boons as boonsFr, campaignRanks as ranksFr, shadow as shadowFr } from '../lang/fr/frame.ts'
import type { ChapterWords, FrameWords } from '../lang/words.ts'

interface Told extends Pick<FrameWords, 'boons' | 'campaignRanks' | 'shadow'> {
  chapter(number: number): string
  /** CTA-897 */
  ended(won: number): string
  typeset(text: string): string
}

const SAID: ByLang<Told> = {
  en: {
    ...{ boons: boonsEn, campaignRanks: ranksEn, shadow: shadowEn },
    chapter: (number) => `Chapter ${number}`,
    ended: (won) => `The seven envelopes are open: ${won} of 7 chapters won.`,
    typeset: (text) => text,
  },
  fr: {
    ...{ boons: boonsFr, campaignRanks: ranksFr, shadow: shadowFr },
    chapter: (number) => `Chapitre ${number}`,
    ended: (won) =>
      `Les sept enveloppes sont ouvertes : ${won} ${won > 1 ? 'chapitres gagnés' : 'chapitre gagné'} sur 7.`,
    typeset: french.space,
  },
}

const ENVELOPES: ByLang<() => Promise<{ open(chapter: ChapterNumber): Promise<ChapterWords> }>> = {
  en: () => import('../lang/en/played.ts'),
  fr: () => import('../lang/fr/played.ts'),
}

/** CTA-880 to CTA-900 The campaign as the pages around its matches tell it. */
export const campaign: Campaign = {
  tell(carry, lang) {
    const told = (carry ?? FIRST_CHAPTER) as Carry
    const { chapter, played } = told
    const { chapter: numbered, typeset } = SAID[lang]
    const won = new Set(played.flatMap((match) => (match.won ? [match.chapter] : []))).size
    const isOver = chapter === CAMPAIGN_OVER
    return {
      envelope: isOver ? undefined : String(chapter),
      isTried: played.some((match) => match.chapter === chapter),
      chapter: typeset(numbered(Math.min(chapter, CHAPTERS.length))),
      ...{ won, of: CHAPTERS.length },
      inForce: inForce(told, lang),
      rank: isOver
        ? { name: SAID[lang].campaignRanks[campaignRank(told)], about: typeset(SAID[lang].ended(won)) }
        : undefined,
    }
  },
  async open(envelope, lang) {
    const number = CHAPTERS.find(({ chapter }) => String(chapter) === envelope)?.chapter
    if (number === undefined) throw new RangeError(`no envelope ${envelope}`)
    return (await ENVELOPES[lang]()).open(number)
  },
}

/** CTA-893, CTA-898 */
function inForce({ boon, shadow }: Carry, lang: LangId): CampaignTold['inForce'] {
  const { boons, shadow: shadowed, typeset } = SAID[lang]
  const said = ({ name, about }: { readonly name: string; readonly about: string }, isGood: boolean) => ({
    ...{ name: typeset(name), about: typeset(about), isGood },
  })
  return [...(boon === 'none' ? [] : [said(boons[boon], true)]), ...(shadow ? [said(shadowed, false)] : [])]
}
