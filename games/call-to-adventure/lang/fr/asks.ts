import type { Seat } from '@monomyth/engine'
import { french } from '@monomyth/engine/text'
import { GIVE_XP } from '../../asks.ts'
import { classOf, heritageOf, originOf, pathOf, pieceOf } from '../../content/pieces.ts'
import { difficultyOf } from '../../rules/attempt.ts'
import { dutyOf } from '../../rules/faces.ts'
import { hasMain } from '../../rules/menu.ts'
import { optionAbout, optionKindOf } from '../../rules/option.ts'
import { resultOf } from '../../rules/result.ts'
import { isDark, runeValue } from '../../rules/runes.ts'
import type { View } from '../../state.ts'
import { ABILITIES, FEATS, ONWARD, type Onward } from '../../words.ts'
import { adversaryWith } from '../pieces.ts'
import { branchText, choosing, dealText, offerOf } from '../source.ts'
import type { AskWords } from '../words.ts'
import { phrases } from './effects.ts'
import { DARK, FEAT, icons, named, pathName, rewards, rune, title } from './things.ts'

const { capitalise, count, un } = french

export const asks: AskWords = {
  origin: {
    ask: () => 'Choisissez votre Origine : deux Compétences, et un effet pour toute la partie.',
    option: (value) => `${named(value)} (${pair(originOf(value).abilities)})`,
  },
  class: {
    ask: () => 'Choisissez votre Classe : l’Expérience que vous y placerez éveillera ses trois effets.',
    option(value) {
      const { first, second } = classOf(value)
      return `${named(value)} (${pair([first, second])})`
    },
  },
  destiny: {
    ask: () => 'Choisissez votre Destin : il reste secret et rapporte ses points en fin de partie.',
    option: (value) => named(value),
  },
  menu: { ask: menuAsk, option: optionText },
  feat: { ask: featAsk, option: optionText, pass: 'Ne rien jouer pour l’instant' },
  dark: {
    ask: () => 'Ajoutez jusqu’à trois Runes Sombres : chacune vaut 1 ou 2, mais une Lune corrompt.',
    option(value, view) {
      if (value === 0) return 'Aucune Rune Sombre'
      const price = Math.max(0, value - view.turn.freeDark)
      return `${capitalise(count(value, DARK))} ${price === 0 ? 'sans rien payer' : `pour ${price} Expérience`}`
    },
  },
  darkFace: {
    ask: () => 'Choisissez la face de votre Rune Sombre.',
    option: (value) => (value === 1 ? 'La Lune : 2 et une Corruption' : 'La barre : 1'),
  },
  heritage: {
    ask: () => 'Le double triangle est là : vous pouvez piocher une carte ou user de votre Héritage.',
    option(value, view, seat) {
      const type = FEATS[value]
      if (type !== undefined) return `Piocher ${un(FEAT[type])}`
      return heritageText(view.seats[seat]?.heritage[0] ?? -1)
    },
    pass: 'Ni l’un ni l’autre',
  },
  copy: {
    ask: () => 'Choisissez l’Héritage dont vous usez.',
    option: (value) => heritageText(value),
  },
  featType: {
    ask: () => 'Choisissez le type de cartes à piocher.',
    option: (value) => capitalise(FEAT[FEATS[value]!].many),
  },
  discard: {
    ask: () => 'Choisissez une carte de votre main à défausser.',
    option: (value) => `Défausser ${title(value)}`,
    pass: 'Ne plus rien défausser',
  },
  rune: {
    ask: () => 'Choisissez une Rune de la tentative.',
    option(value, view) {
      const face = view.attempt.faces[view.attempt.runes.indexOf(value)] ?? -1
      if (face < 0) return rune(value)
      const moon = isDark(value) && face === 1 ? ' et une Lune' : ''
      return `${rune(value)}, qui montre ${runeValue(value, face)}${moon}`
    },
  },
  amount: {
    ask: () => 'Choisissez combien vous payez.',
    option: (value) => `Payer ${value}`,
  },
  hero: {
    ask: () => 'Choisissez un Héros.',
    option: (value, view, seat) =>
      value === seat ? 'Votre propre Héros' : `Place ${value + 1}${heroName(view, value)}`,
  },
  action: {
    ask: () => 'Choisissez l’Action à annuler.',
    option: (value) => `Annuler ${title(value)}`,
  },
  retrieve: {
    ask: () => 'Choisissez une carte défaussée à prendre en main.',
    option: (value) => `Prendre ${title(value)}`,
  },
  ability: {
    ask: () => 'Choisissez la Compétence dont une icône de plus compte dans cette tentative.',
    option: (value) => icons[ABILITIES[value]!],
  },
  give: {
    ask: () => 'On vous fait chanter : donnez 1 Expérience ou une carte de votre main.',
    option: (value) => (value === GIVE_XP ? 'Donner 1 Expérience' : `Donner ${title(value)}`),
  },
  branch: {
    ask(view) {
      const card = choosing(view)
      if (card === undefined) return 'Choisissez ce qui se produit.'
      const sides = card.of.map((branch) => branchText(phrases, branch))
      return `${capitalise(named(card.piece))} : ${sides.join(', ou ')}.`
    },
    option(value, view) {
      const branch = choosing(view)?.of[value]
      return branch === undefined
        ? `Le ${value === 0 ? 'premier' : 'second'} choix`
        : capitalise(branchText(phrases, branch))
    },
  },
  offer: {
    ask: () => 'Une de vos cartes vous fait une offre, à un prix : libre à vous d’accepter.',
    option(value) {
      const effect = offerOf(value)
      return `${named(value)} : ${effect === undefined ? 'accepter l’offre' : dealText(phrases, effect, 'infinitive')}`
    },
    pass: 'Refuser',
  },
  aftermath: {
    ask: ({ campaign }) =>
      campaign.chapter === LAST_CHAPTER
        ? 'Le dernier chapitre est perdu : rejouez-le, ou terminez la campagne.'
        : 'Le chapitre est perdu : rejouez-le, ou poursuivez sous l’Ombre.',
    option: (value) => ONWARDS[ONWARD[value]!],
  },
}

const LAST_CHAPTER = 7
const ONWARDS: Readonly<Record<Onward, string>> = {
  open: 'Attendre',
  next: 'Ouvrir le chapitre suivant',
  retry: 'Rejouer ce chapitre',
  press: 'Poursuivre, et porter l’Ombre',
  end: 'Terminer la campagne',
}

const pair = (of: readonly (keyof typeof icons)[]): string => of.map((one) => icons[one]).join(', ')

/** « Nain : ajouter 1 au résultat » */
const heritageText = (piece: number): string =>
  piece < 0
    ? 'User de votre Héritage'
    : `${named(piece)} : ${dealText(phrases, heritageOf(pieceOf(piece)).own, 'infinitive')}`

/** « (Elfe, Éclaireur) » */
function heroName(view: View, seat: Seat): string {
  const { heritage, origin } = view.seats[seat]!
  const known = [...heritage, ...origin].map((piece) => named(piece))
  return known.length === 0 ? '' : ` (${known.join(', ')})`
}

function menuAsk(view: View, seat: Seat): string {
  const before = 'avant cela, vous pouvez explorer, placer de l’Expérience, user d’effets et jouer des cartes'
  const duty = dutyOf(view, seat)
  if (duty !== undefined) return `À vous : vous devez affronter ${named(duty)} ; ${before}.`
  if (hasMain(view, seat)) return `À vous : obtenez un Trait ou tentez un Défi ; ${before}.`
  return 'Rien à obtenir ni à tenter : remplacez une carte d’une rangée, ou terminez votre tour.'
}

function featAsk(view: View, seat: Seat): string {
  const top = view.stack.at(-1)
  if (top !== undefined) return `${title(top.feat)} vient d’être jouée : vous pouvez y répondre.`
  const may =
    view.active === seat
      ? 'vous pouvez jouer une carte, placer de l’Expérience ou user d’un effet'
      : 'vous pouvez jouer une carte'
  return `${windowText(view)} : ${may}.`
}

function windowText(view: View): string {
  switch (view.window.at) {
    case 'start':
      return 'Le tour commence'
    case 'pre':
      return `Les Runes vont être lancées contre ${difficultyOf(view)}`
    case 'post':
      return `Les Runes donnent ${resultOf(view)} contre ${difficultyOf(view)}`
    case 'out':
      return view.attempt.outcome === 'overcome' ? 'La tentative a réussi' : 'La tentative a échoué'
    case 'end':
      return 'Le tour va s’achever'
  }
}

function optionText(packed: number, view: View, seat: Seat): string {
  const about = optionAbout(packed)
  switch (optionKindOf(packed)) {
    case 'feat':
      return `Jouer ${title(about)}`
    case 'bank':
      return `Placer ${about} Expérience sur ${title(view.seats[seat]?.class[0] ?? -1)}`
    case 'activate':
      return `User de ${title(about)}`
    case 'memory':
      return 'User de la Mémoire Vive : retenter le Défi'
    case 'journey':
      return `Explorer ${view.turn.freeJourneys > 0 ? 'sans rien payer' : 'pour 1 Expérience'} : remplacer ${title(about)}`
    case 'trait':
      return `Obtenir ${title(about)} : ${rewards(pathOf(pieceOf(about), 0))}`
    case 'top':
      return attemptText(about, 0)
    case 'bottom':
      return attemptText(about, 1)
    case 'face':
      return `Affronter ${named(about)} : difficulté ${faceDifficulty(about)}`
    case 'replace':
      return `Remplacer ${title(about)}`
    case 'end':
      return 'Terminer votre tour'
  }
}

/** « Les Égouts, voie du bas : Poursuivre un Criminel » */
const attemptText = (piece: number, bottom: 0 | 1): string =>
  `${named(piece)}, voie du ${bottom === 1 ? 'bas' : 'haut'} : ${pathName(piece, bottom)}`

const faceDifficulty = (piece: number): number => {
  const { adversary, final } = adversaryWith(piece)
  return (final.number === piece + 1 ? final : adversary).difficulty
}
