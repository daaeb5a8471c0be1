import { french } from '@monomyth/engine/text'
import { findCondition, hasCondition, levelsOf, type Said } from '../said.ts'
import type { TimingWords, TriggerWords } from '../text.ts'
import { ACTS, CARD, DARK, FEAT, iconsOr, onLevels } from './things.ts'

/** How the sentences of a card begin, in French. */

const { spelled } = french

/** « lorsque vous tentez », « lorsqu’un Héros tente » */
const when = ({ effect }: Said, you: string, other: string, rest: string): string =>
  effect.by === 'self' ? `lorsque vous ${you} ${rest}` : `lorsqu’un Héros ${other} ${rest}`
const by = (n: number | undefined): string => (n === undefined ? '' : ` de ${n} points ou plus`)

export const triggers: TriggerWords = {
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

export const timings: TimingWords = {
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
