import { french } from '@monomyth/engine/text'
import type { RuneSet } from '../../effects/effect.ts'
import { hasCondition, isLoss, isOfHero, type Said } from '../said.ts'
import type { CostWords, Mood, OperationWords } from '../text.ts'
import { CARD, CORRUPTION, DARK, FEAT, iconsOr, perEach, sizeOf, some, TOKEN, VIRTUE } from './things.ts'

/** What cards do and cost, in French, without capital or full stop. */

const { count, numeral, spelled } = french

/** « gagnez », « (vous pouvez) gagner », « (ce Héros) gagne » */
type Verb = Readonly<Record<Mood, string>>
const verb = (order: string, infinitive: string, third: string): Verb => ({ order, infinitive, third })
const GAIN = verb('gagnez', 'gagner', 'gagne')
const LOSE = verb('perdez', 'perdre', 'perd')
const TAKE = verb('subissez', 'subir', 'subit')
const DRAW = verb('piochez', 'piocher', 'pioche')
const DISCARD = verb('défaussez', 'défausser', 'défausse')
const ADD = verb('ajoutez', 'ajouter', 'ajoute')
const RECAST = verb('relancez', 'relancer', 'relance')
const FLIP = verb('retournez', 'retourner', 'retourne')
const STEAL = verb('prenez', 'prendre', 'prend')
const CANCEL = verb('annulez', 'annuler', 'annule')

export const operations: OperationWords = {
  result({ by }, said, mood, before) {
    const n = sizeOf(by)
    if (isLoss(by)) return `le résultat baisse de ${n}${perEach(by, said)}`
    if (before?.do === 'result') return String(n)
    if (hasCondition(said.effect, 'addsResult')) return `${ADD[mood]} encore ${n}`
    if (typeof by !== 'number' && by.count.of === 'paid' && n === 1) return `${ADD[mood]} autant au résultat`
    return `${ADD[mood]} ${n} au résultat${perEach(by, said)}`
  },
  difficulty: ({ by }) => `la difficulté ${by < 0 ? 'baisse' : 'augmente'} de ${Math.abs(by)}`,
  xp: ({ by }, said, mood) => `${(isLoss(by) ? LOSE : GAIN)[mood]} ${sizeOf(by)} Expérience${perEach(by, said)}`,
  draw({ type, count: n }, { effect }, mood, before) {
    const verbed = before?.do === 'draw' ? '' : `${DRAW[mood]} `
    switch (type) {
      case 'either':
        return n === 1
          ? `${verbed}une carte Héros ou Antihéros`
          : `${verbed}${spelled(n, FEAT.hero)} ou ${spelled(n, FEAT.antihero)}`
      case 'same':
        return `${mood === 'order' ? 'piochez-en' : `en ${DRAW[mood]}`} ${numeral(n, 'f')} de plus, du même type`
      case 'other':
        return `${effect.cost === undefined && mood === 'order' ? 'piochez-en' : `en ${DRAW[mood]}`} ${numeral(n, 'f')} de l’autre type`
      default:
        return `${verbed}${some(n, FEAT[type])}`
    }
  },
  discard({ count: n, random }, { effect }, mood) {
    if (n === 1 && mood === 'order' && hasCondition(effect, 'hand')) return 'défaussez-en une'
    return `${DISCARD[mood]} ${some(n, CARD)}${random ? ' au hasard' : ''}`
  },
  virtue: ({ count: n }, _, mood) => `${GAIN[mood]} ${some(n, VIRTUE)}`,
  corrupt: ({ count: n }, _, mood) => `${TAKE[mood]} ${some(n, CORRUPTION)}`,
  prevent(_, { effect }, mood) {
    if (effect.on === 'wouldCorrupt') return mood === 'order' ? 'évitez-la' : 'l’éviter'
    return `${verb('évitez', 'éviter', 'évite')[mood]} la Corruption`
  },
  ignoreMoons: () => 'les Lunes de cette tentative ne corrompent pas',
  addDarkRune: (_, __, mood) =>
    `${ADD[mood]} une Rune Sombre à la tentative et ${mood === 'order' ? 'lancez-la' : 'la lancer'}`,
  addIcon: ({ abilities }, _, mood) =>
    `${verb('comptez', 'compter', 'compte')[mood]} une icône ${iconsOr(abilities)} de plus, si cette Compétence sert à la tentative`,
  recast: ({ from }, said, mood) =>
    from === 'nonCrest'
      ? `${RECAST[mood]} une de ${whose(said)} Runes (sauf le double triangle)`
      : suchOf(RECAST, from, said, mood),
  turn: (_, said, mood) =>
    `${verb('faites', 'faire', 'fait')[mood]} passer de 1 à 2 une de ${whose(said)} Runes de Compétence`,
  flip: ({ from }, said, mood) =>
    from === 'nonCrest' ? `${FLIP[mood]} une Rune (sauf le double triangle)` : suchOf(FLIP, from, said, mood),
  chooseDarkFaces: (_, __, mood) =>
    `${verb('choisissez', 'choisir', 'choisit')[mood]} la face de chacune de vos Runes Sombres`,
  specialZero: ({ by }) => `vos Runes Spéciales qui montrent 0 ajoutent ${by}`,
  freeDark: ({ count: n }) =>
    n === 1 ? 'votre première Rune Sombre est gratuite' : `vos ${spelled(n, DARK)} premières sont gratuites`,
  freeJourney({ count: n }, { effect }) {
    if (effect.on !== 'played')
      return n === 1
        ? 'votre première exploration est gratuite'
        : `vos ${numeral(n, 'f')} premières explorations sont gratuites`
    return n === 1
      ? 'votre prochaine exploration du tour est gratuite'
      : `vos ${numeral(n, 'f')} prochaines explorations du tour sont gratuites`
  },
  reattempt: (_, __, mood) => `${verb('retentez', 'retenter', 'retente')[mood]} le Défi`,
  onFail: ({ xp }, _, mood) => `${GAIN[mood]} ${xp} Expérience si le Défi est raté`,
  adv({ by }, said, _, before) {
    if (before?.do === 'adv') return `${sizeOf(by)} de plus${perEach(by, said)}`
    const { on, if: ifs } = said.effect
    const isNamed = on === 'failAdversary' || (on === 'overcome' && ifs.some(({ is }) => is === 'facingAdversary'))
    return `${isNamed ? 'celui-ci' : 'l’Adversaire'} ${isLoss(by) ? 'perd' : 'gagne'} ${count(sizeOf(by), TOKEN)}${perEach(by, said)}`
  },
  stealAdv: ({ count: n }, _, mood) => `${STEAL[mood]} ${n} Expérience à l’Adversaire`,
  steal: ({ count: n }, _, mood) => `${STEAL[mood]} ${n} Expérience à un autre Héros`,
  demand: () => 'vous donne 1 Expérience ou une carte',
  retrieve: (_, __, mood) => `${STEAL[mood]} en main une carte Héros ou Antihéros défaussée`,
  cancelFeat: (_, __, mood) => (mood === 'order' ? 'annulez-la' : `l’${CANCEL[mood]}`),
  cancelAction({ which }, { effect }, mood) {
    if (which === 'chosen') return `${CANCEL[mood]} une Action en attente`
    return `${CANCEL[mood]} l’Action ${effect.on === 'crest' ? 'qu’il révèle' : 'tout juste révélée'}`
  },
  playAction: () => 'l’Adversaire joue une Action',
  suppress: ({ what }) => SUPPRESSED[what],
  sweepRow: () => 'les autres cartes visibles de la rangée sont remplacées',
  copyHeritage: (_, __, mood) =>
    `${verb('utilisez', 'utiliser', 'utilise')[mood]} l’effet de l’Héritage d’un autre Héros`,
}

const SETS = {
  nonCrest: 'Runes',
  abilityShowingOne: 'Runes de Compétence qui montrent 1',
  abilityShowingTwo: 'Runes de Compétence qui montrent 2',
}
const SUPPRESSED = {
  class: 'votre Classe est sans effet jusqu’à la fin de la tentative',
  featsOfOthers: 'ce qu’elles ont ajouté est perdu',
  heritage: 'votre Héritage ne peut servir sur ce double triangle',
}
/** A rune the sentence has spoken of already is « en … une ». */
const suchOf = (does: Verb, from: RuneSet, said: Said, mood: Mood): string =>
  hasCondition(said.effect, 'abilityShowingTwo') && mood === 'order'
    ? `${does.order}-en une`
    : `${does[mood]} une de ${whose(said)} ${SETS[from]}`
const whose = (said: Said): string => (isOfHero(said) ? 'ses' : 'vos')

export const costs: CostWords = {
  xp: ({ from, to }, mood) =>
    `${verb('payez', 'payer', 'paie')[mood]} ${from === to ? from : `${from} ou ${to}`} Expérience`,
  discard: ({ from, to }, mood) =>
    `${DISCARD[mood]} ${to === 'all' ? 'une ou plusieurs cartes' : ranged(from, to, CARD)}`,
  corrupt: ({ from, to }, mood) => `${TAKE[mood]} ${ranged(from, to, CORRUPTION)}`,
}
const ranged = (from: number, to: number, noun: french.Noun): string =>
  from === to ? some(from, noun) : `${numeral(from, noun.gender)} ou ${spelled(to, noun)}`
