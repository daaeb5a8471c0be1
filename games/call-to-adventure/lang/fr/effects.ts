import { french } from '@monomyth/engine/text'
import type { Condition, Operation, RuneSet } from '../../effects/effect.ts'
import {
  findCondition,
  hasCondition,
  isLoss,
  isOfHero,
  levelsOf,
  type Mood,
  type Phrases,
  type Said,
  scored,
} from '../text.ts'
import { conditions } from './conditions.ts'
import {
  ACTS,
  CARD,
  CORRUPTION,
  DARK,
  each,
  FEAT,
  iconsOr,
  onLevels,
  perEach,
  sizeOf,
  some,
  TOKEN,
  VIRTUE,
} from './things.ts'

/** What cards do, in French. Operations stand without capital or full stop. */

const { count, list, numeral, spelled } = french

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

const operations: Phrases['operations'] = {
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

const costs: Phrases['costs'] = {
  xp: ({ from, to }, mood) =>
    `${verb('payez', 'payer', 'paie')[mood]} ${from === to ? from : `${from} ou ${to}`} Expérience`,
  discard: ({ from, to }, mood) =>
    `${DISCARD[mood]} ${to === 'all' ? 'une ou plusieurs cartes' : ranged(from, to, CARD)}`,
  corrupt: ({ from, to }, mood) => `${TAKE[mood]} ${ranged(from, to, CORRUPTION)}`,
}
const ranged = (from: number, to: number, noun: french.Noun): string =>
  from === to ? some(from, noun) : `${numeral(from, noun.gender)} ou ${spelled(to, noun)}`

/** « lorsque vous tentez », « lorsqu’un Héros tente » */
const when = ({ effect }: Said, you: string, other: string, rest: string): string =>
  effect.by === 'self' ? `lorsque vous ${you} ${rest}` : `lorsqu’un Héros ${other} ${rest}`
const by = (n: number | undefined): string => (n === undefined ? '' : ` de ${n} points ou plus`)

const triggers: Phrases['triggers'] = {
  static({ effect }) {
    if (hasCondition(effect, 'facingAdversary')) return 'face à l’Adversaire'
    return hasCondition(effect, 'ownTurn') ? 'à chacun de vos tours' : ''
  },
  declare: (said) => when(said, 'tentez', 'tente', aPath(said)),
  cast: ({ effect }) => (effect.by === 'self' ? 'lorsque vous lancez' : 'lorsqu’un Héros lance'),
  crest: () => 'sur un double triangle',
  darkCast(said) {
    const { atLeast = 1 } = findCondition(said.effect, 'darkRunes') ?? {}
    return when(said, 'lancez', 'lance', atLeast === 1 ? 'une Rune Sombre' : `au moins ${spelled(atLeast, DARK)}`)
  },
  runeDraw: () => 'lorsqu’une Rune Spéciale ou votre Héritage vous fait piocher une carte',
  gain: () => 'quand vous obtenez ce Trait',
  traitGain: (said) => when(said, 'obtenez', 'obtient', 'un Trait'),
  storyAdd({ effect }) {
    const story = effect.by === 'self' ? 'votre Histoire' : 'une Histoire'
    if (hasCondition(effect, 'matching')) return `lorsqu’une icône Histoire rejoint ${story} qui la montre déjà`
    const shown = findCondition(effect, 'added')
    const of =
      shown === undefined ? (hasCondition(effect, 'addedTragedy') ? ' Tragédie' : '') : ` ${iconsOr(shown.icons)}`
    return `lorsqu’une voie${of} rejoint ${story}`
  },
  overcome(said) {
    const { effect } = said
    const without = hasCondition(effect, 'noDark') ? ', sans Rune Sombre' : ''
    const margin = findCondition(effect, 'marginAtLeast')?.margin
    const over = margin === undefined ? '' : ` avec une marge de ${margin} ou plus`
    if (hasCondition(effect, 'facingAdversary'))
      return `${when(said, 'battez', 'bat', 'l’Adversaire')}${over}${without}`
    const what = hasCondition(effect, 'bottom') ? 'une voie du bas' : 'un Défi'
    return `${when(said, 'réussissez', 'réussit', what)}${over}${without}`
  },
  fail(said) {
    const most = findCondition(said.effect, 'marginAtMost')?.margin
    return when(said, 'ratez', 'rate', `un Défi${by(most === undefined ? undefined : -most)}`)
  },
  failAdversary: (said) => when(said, 'échouez', 'échoue', 'face à l’Adversaire'),
  virtue: (said) => when(said, 'gagnez', 'gagne', 'une Vertu'),
  corruption: (said) => when(said, 'subissez', 'subit', 'une Corruption'),
  wouldCorrupt: (said) => when(said, 'allez subir', 'va subir', 'une Corruption'),
  playFeat({ effect }) {
    const type = findCondition(effect, 'featType')?.type
    const noun = type === undefined ? CARD : FEAT[type]
    if (hasCondition(effect, 'addsResult')) return `lorsqu’${french.un(noun)} que vous jouez augmente le résultat`
    if (effect.by === 'any') return `lorsqu’${french.un(noun)} est jouée`
    const turn = hasCondition(effect, 'othersTurn')
      ? ' pendant le tour d’un autre joueur'
      : hasCondition(effect, 'ownTurn')
        ? ' pendant votre tour'
        : ''
    return `lorsque vous jouez ${french.un(noun)}${turn}`
  },
  discardFeat: (said) => when(said, 'défaussez', 'défausse', 'une carte'),
  journey: ({ effect }) => (effect.by === 'self' ? 'lorsque vous explorez' : 'lorsqu’un Héros explore'),
  activate: ({ effect }) => (effect.limit === 'none' ? 'durant votre tour' : 'une fois par tour, durant le vôtre'),
  activatePost: ({ effect: { limit } }) =>
    limit === 'none'
      ? 'après votre lancer'
      : `une fois par ${limit === 'turn' ? 'tour' : 'tentative'}, après votre lancer`,
  actReveal({ effect }) {
    const act = findCondition(effect, 'act')?.act
    return `à l’ouverture ${act === undefined ? 'd’un Acte' : `de l’Acte ${ACTS[act]}`}`
  },
  actionReshuffle: () => 'quand le paquet Actions est reformé',
  resolved: () => '',
}

/** « une voie Force ou Constitution » */
const aPath = ({ effect }: Said): string => {
  const icons = findCondition(effect, 'path')?.icons
  return icons === undefined ? 'une voie' : `une voie ${iconsOr(icons)}`
}

/** Whose attempt, and at what: « pendant la tentative d’un autre Héros face à l’Adversaire » */
function attempt(said: Said): string {
  const { effect } = said
  const level = levelsOf(effect, 'hero')
  const whoseOwn = hasCondition(effect, 'ownTurn')
    ? 'votre tentative'
    : hasCondition(effect, 'othersTurn')
      ? 'la tentative d’un autre Héros'
      : `la tentative d’un Héros${level === undefined ? '' : ` ${onLevels(level.from, level.to)}`}`
  const at = hasCondition(effect, 'path')
    ? ` sur ${aPath(said)}`
    : hasCondition(effect, 'facingAdversary')
      ? ' face à l’Adversaire'
      : hasCondition(effect, 'notAdversary')
        ? ' sur un autre Défi que l’Adversaire'
        : ''
  return `pendant ${whoseOwn}${at}`
}

const after = ({ effect }: Said, own: string, its: string): string =>
  `après ${hasCondition(effect, 'ownTurn') ? own : its} à un Défi${hasCondition(effect, 'noDark') ? ' sans Rune Sombre' : ''}`

const timings: Phrases['timings'] = {
  attempt,
  post: (said) => `${attempt(said)}, une fois les Runes lancées`,
  afterFail: (said) => after(said, 'votre échec', 'l’échec d’un Héros'),
  afterOvercome: (said) => after(said, 'votre réussite', 'la réussite d’un Héros'),
  turnStart: () => 'au début de votre tour',
  ownTurn: () => 'durant votre tour',
  anytime: () => 'à tout moment',
  stack: ({ effect }) =>
    `en réponse à ${hasCondition(effect, 'featBelow') ? 'la carte d’un autre joueur' : 'une carte'}`,
}

const setup = (done: readonly Operation[]): string => {
  const [first] = done
  if (first?.do === 'adv') return `l’Adversaire commence avec ${count(sizeOf(first.by), TOKEN)}${perEach(first.by)}`
  return `vous commencez la partie avec ${list(done.map(atStart))}`
}
function atStart(operation: Operation): string {
  switch (operation.do) {
    case 'draw':
      return `${spelled(operation.count, operation.type === 'hero' || operation.type === 'antihero' ? FEAT[operation.type] : CARD)} de plus`
    case 'xp':
      return `${sizeOf(operation.by)} Expérience de plus`
    case 'virtue':
      return some(operation.count, VIRTUE)
    case 'corrupt':
      return some(operation.count, CORRUPTION)
    default:
      return operation.do
  }
}

/** « en fin de partie, marquez 1 Triomphe par Trait et par icône Royauté » */
function score(done: readonly Operation[]): string {
  const parts = scored(done).map(({ points, times, counts }) => {
    const worth = `${times} ${points === 'tri' ? 'Triomphe' : 'Tragédie'}`
    return counts.length === 0 ? worth : `${worth} ${list(counts.map((counter) => each(counter)))}`
  })
  return `en fin de partie, marquez ${parts.join(', et ')}`
}

const whenWords = (condition: Condition, said: Said): string => {
  if (condition.is === 'ownTurn') return 'pendant votre tour'
  if (condition.is === 'othersTurn') return 'pendant celui d’un autre joueur'
  return `si ${(conditions[condition.is] as (condition: Condition, said: Said) => string)(condition, said)}`
}

/** « si a et si b » */
const si = (clauses: readonly string[]): string => list(clauses.map((clause) => `si ${clause}`))

export const phrases: Phrases = {
  operations,
  conditions,
  costs,
  triggers,
  timings,
  setup,
  score,
  subject(person, { effect }) {
    if (person === 'each') return 'chaque Héros'
    if (person === 'hero') return 'ce Héros'
    const level = levelsOf(effect, 'chosen')
    const other = effect.do.some((one) => one.do === 'demand') ? 'un autre Héros' : 'un Héros'
    return `${other} de votre choix${level === undefined ? '' : ` ${onLevels(level.from, level.to)}`}`
  },
  when: whenWords,
  choose: (branches) => `au choix : ${branches.join(', ou ')}`,
  paying: (cost, done) => `${cost} pour ${done}`,
  may: (opening, done) => `${opening === '' ? '' : `${opening}, `}vous pouvez ${done}`,
  opened: (opening, done) => (opening === '' ? done : `${opening}, ${done}`),
  provided: (done, clauses) => (clauses.length === 0 ? done : `${done} ${si(clauses)}`),
  otherwise: (clauses, done, otherwise) => `${si(clauses)}, ${done} ; sinon, ${otherwise}`,
  and: ' et ',
  next: ', puis ',
  or: ', ou ',
  oncePerTurn: ' (une fois par tour)',
  oncePerAttempt: ' (une fois par tentative)',
  remarks(effect) {
    if (effect.do.some((one) => one.do === 'copyHeritage')) return ['Si aucun ne peut servir, gagnez 1 Expérience.']
    const isSquire = effect.on === 'playFeat' && effect.by === 'self' && hasCondition(effect, 'othersTurn')
    return isSquire ? ['En solo : pour la première carte de chacun de vos tours.'] : []
  },
  capitalise: french.capitalise,
}
