import { french } from '@monomyth/engine/text'
import type { EventOf } from '../../events.ts'
import { CORE_C, isDark, runeValue } from '../../rules/runes.ts'
import { BOONS, type Boon, type Cause } from '../../words.ts'
import { isKnown } from '../pieces.ts'
import type { EventWords } from '../words.ts'
import { boons } from './frame.ts'
import { OVER, victory } from './outcome.ts'
import { does, doesTo, isYou, owned, who } from './persons.ts'
import {
  ACTS,
  CORRUPTION,
  DARK,
  eachNamed,
  featNamed,
  named,
  pathName,
  RUNE,
  rune,
  signed,
  TOKEN,
  title,
  VIRTUE,
} from './things.ts'

const { capitalise, count, de, list, spelled } = french

const DECKS: { readonly [back: string]: string } = {
  act1: 'de l’Acte I',
  act2: 'de l’Acte II',
  act3: 'de l’Acte III',
  hero: 'des cartes Héros',
  antihero: 'des cartes Antihéros',
  action: 'des Actions',
}

/** Where it came from, if that needs saying. */
const FROM: Readonly<Record<Cause, string>> = {
  card: '',
  rune: ' grâce à une Rune',
  failure: ' pour cet échec',
  quest: ' par la Quête',
  adversary: '',
  action: '',
  margin: ' par la marge',
  moon: ' à cause d’une Lune',
  path: ' avec la voie',
  cost: '',
  setup: ' pour commencer',
  boon: ' grâce au Bienfait',
}

export const events: EventWords = {
  charactersDealt: (event, reader) => `${does(reader, event, 'recevez', 'reçoit')} des cartes Personnage.`,
  characterRevealed: (event, reader) =>
    `${does(reader, event, 'partez', 'part')} à l’aventure : Héritage ${title(event.heritage)}, Origine ${title(event.origin)}, Classe ${title(event.class)}.`,
  adversarySet: ({ card, tokens }) => `${capitalise(named(card))} attend le groupe, avec ${count(tokens, TOKEN)}.`,
  boonApplied: ({ boon }) => `Le Bienfait « ${boonName(boon)} » s’applique.`,
  firstPlayer: (event, reader) => `${does(reader, event, 'jouez', 'joue')} en premier.`,
  turnStarted: ({ seat }, reader) => `${isYou(reader, seat) ? 'À vous de jouer' : `Au tour ${de(who(reader, seat))}`}.`,
  rowRevealed: ({ act, cards }) => `L’Acte ${ACTS[act + 1]} s’ouvre : ${eachNamed(cards)}.`,
  journeyed: (event, reader) =>
    `${does(reader, event, 'explorez', 'explore')}${event.free === 1 ? ' sans rien payer' : ''} : ${title(event.card)} laisse place à ${title(event.replacement)}.`,
  replaced: ({ card, replacement }) => `${capitalise(title(card))} laisse place à ${title(replacement)}.`,
  banked: (event, reader) =>
    `${does(reader, event, 'placez', 'place')} ${event.amount} Expérience sur ${isYou(reader, event.seat) ? 'votre' : 'sa'} Classe, qui en porte ${event.banked}.`,
  activated: (event, reader) => `${does(reader, event, 'usez', 'use')} ${de(title(event.card))}.`,
  traitGained: (event, reader) =>
    `${does(reader, event, 'obtenez', 'obtient')} ${isKnown(event.card) ? `le Trait ${title(event.card)}` : 'un Trait'}.`,
  turnPassed: (event, reader) => `${does(reader, event, 'terminez', 'termine')} le tour sans rien obtenir ni tenter.`,
  rowFilled: ({ act, card }) => `${capitalise(title(card))} rejoint la rangée de l’Acte ${ACTS[act + 1]}.`,
  deckReshuffled: ({ deck }) => `La défausse ${DECKS[deck] ?? deck} est mélangée et redevient un paquet.`,
  attemptDeclared(event, reader) {
    if (event.foe !== 'challenge') {
      return `${does(reader, event, 'affrontez', 'affronte')} ${named(event.card)} : difficulté ${event.difficulty}.`
    }
    const by = event.bottom === 1 ? 'bas' : 'haut'
    const path = pathName(event.card, event.bottom)
    const said = path === undefined ? '' : `, ${path}`
    return `${does(reader, event, 'tentez', 'tente')} ${title(event.card)} par la voie du ${by}${said} : difficulté ${event.difficulty}.`
  },
  darkRunesBought(event, reader) {
    if (event.count === 0) return `${does(reader, event, 'n’ajoutez', 'n’ajoute')} aucune Rune Sombre.`
    const price = event.paid === 0 ? 'sans rien payer' : `pour ${event.paid} Expérience`
    return `${does(reader, event, 'ajoutez', 'ajoute')} ${spelled(event.count, DARK)} ${price}.`
  },
  runesCast(event, reader) {
    const verbs: Verbs = event.nth > 0 ? ['relancez', 'relance'] : ['lancez', 'lance']
    return `${does(reader, event, ...verbs)} ${count(event.runes.length, RUNE)} : ${castText(event)}.`
  },
  runeAdded: ({ rune: stone, face }) => `La ${rune(stone)} rejoint la tentative${faceText(stone, face)}.`,
  runeRecast: ({ rune: stone, before, face }) =>
    `La ${rune(stone)} est relancée : ${runeValue(stone, before)} laisse place à ${runeValue(stone, face)}${special(stone, face)}.`,
  runeTurned: ({ rune: stone, face }) =>
    `La ${rune(stone)} montre désormais ${runeValue(stone, face)}${special(stone, face)}.`,
  actionRevealed: ({ action }) => `L’Adversaire révèle ${title(action)}.`,
  actionCancelled: ({ action }) => `${capitalise(title(action))} est annulée et reste sans effet.`,
  actionApplied: ({ action }) => `L’Adversaire frappe : ${title(action)}.`,
  heritageUsed: (event, reader) => `${does(reader, event, 'usez', 'use')} de l’Héritage ${title(event.heritage)}.`,
  resultChanged: ({ by, card }) => `${capitalise(title(card))} : ${signed(by)} au résultat.`,
  difficultyChanged: ({ by, card }) => `${capitalise(title(card))} : ${signed(by)} à la difficulté.`,
  overcome(event, reader) {
    const verbs: Verbs = event.foe === 'challenge' ? ['réussissez', 'réussit'] : ['battez', 'bat']
    return `${does(reader, event, ...verbs)} ${triedText(event)}, ${event.result} contre ${event.difficulty}.`
  },
  failed: (event, reader) =>
    `${does(reader, event, 'échouez', 'échoue')} face ${at(triedText(event))}, ${event.result} contre ${event.difficulty}.`,
  featDrawn: (event, reader) =>
    `${does(reader, event, 'piochez', 'pioche')} ${featNamed(event.feat, event.type)}${FROM[event.cause]}.`,
  featPlayed: (event, reader) => `${does(reader, event, 'jouez', 'joue')} ${title(event.feat)}.`,
  featResolved: ({ feat }) => `${capitalise(title(feat))} prend effet.`,
  featCancelled: ({ feat }) => `${capitalise(title(feat))} est annulée et reste sans effet.`,
  featDiscarded: (event, reader) => `${does(reader, event, 'défaussez', 'défausse')} ${title(event.feat)}.`,
  featGiven: (event, reader) => `${doesTo(reader, event.seat, event.to, 'donnez', 'donne')} ${title(event.feat)}.`,
  featTaken: (event, reader) => `${does(reader, event, 'reprenez', 'reprend')} ${title(event.feat)} dans la défausse.`,
  xpChanged(event, reader) {
    const { by, cause } = event
    const verbs: Verbs = by >= 0 ? ['gagnez', 'gagne'] : cause === 'cost' ? ['payez', 'paie'] : ['perdez', 'perd']
    return `${does(reader, event, ...verbs)} ${Math.abs(by)} Expérience${by < 0 ? '' : FROM[cause]}.`
  },
  xpTaken: (event, reader) => `${doesTo(reader, event.seat, event.from, 'prenez', 'prend')} ${event.count} Expérience.`,
  levelChanged(event, reader) {
    const { by, level, cause } = event
    const what =
      by < 0
        ? `${does(reader, event, 'gagnez', 'gagne')} ${spelled(-by, VIRTUE)}`
        : `${does(reader, event, 'subissez', 'subit')} ${spelled(by, CORRUPTION)}`
    return `${what}${FROM[cause]} : niveau ${level}.`
  },
  corruptionPrevented: (event, reader) => `${does(reader, event, 'évitez', 'évite')} une Corruption.`,
  tokensChanged: ({ by, tokens, cause }) =>
    `L’Adversaire ${by < 0 ? 'perd' : 'gagne'} ${count(Math.abs(by), TOKEN)}${FROM[cause]} : ${by >= 0 ? `il en a ${tokens}` : tokens === 0 ? 'il n’en a plus' : `il lui en reste ${tokens}`}.`,
  adversaryFlipped: ({ card }) => `L’Adversaire Final se dresse : ${named(card)}.`,
  endStarted: ({ seat }, reader) =>
    `${owned(reader, seat, 'Votre Histoire', 'L’Histoire')} est achevée : la fin commence.`,
  finaleStarted: () => 'Les derniers tours commencent : chaque Héros affronte l’Adversaire Final.',
  scored(event, reader) {
    const total = event.rows.reduce((sum, row) => sum + row, 0)
    const rows = event.rows.map((row, at) => `${ROWS[at]} ${row < 0 ? `−${-row}` : row}`)
    const marks = isYou(reader, event.seat) ? 'marquez' : 'marque'
    return `${does(reader, event, 'révélez', 'révèle')} le Destin ${title(event.destiny)} et ${marks} ${total < 0 ? `−${-total}` : total} : ${list(rows)}.`
  },
  gameOver: ({ winners, reason }, reader) =>
    reason === 'lost' ? `${OVER.lost}.` : `${OVER[reason]} : ${victory(winners, reader)} !`,
  '@undone': (event, reader) =>
    isYou(reader, event.seat)
      ? 'Vous revenez sur votre dernier choix.'
      : `${who(reader, event.seat)} revient sur un choix.`,
  '@left': ({ seat, as }, reader) =>
    as === 'bot'
      ? `Un robot joue à ${isYou(reader, seat) ? 'votre place' : `la place ${de(who(reader, seat))}`}.`
      : `${does(reader, { seat }, 'quittez', 'quitte')} la table pour de bon : la maison joue la suite.`,
  '@returned': ({ seat }, reader) =>
    isYou(reader, seat) ? 'Vous revoici à la table.' : `${who(reader, seat)} est de retour à la table.`,
  '@adjourned': () => 'La partie est suspendue, sans résultat.',
  '@rules': () => 'À partir d’ici, la partie suit des règles plus récentes.',
}

type Verbs = readonly [you: string, other: string]

/** CTA-801 to CTA-811 */
const ROWS = ['Triomphe', 'Tragédie', 'Expérience', 'séries', 'Adversaire Final']

const boonName = (boon: string): string =>
  (BOONS as readonly string[]).includes(boon) && boon !== 'none' ? boons[boon as Exclude<Boon, 'none'>].name : boon

/** « Les Égouts » (Poursuivre un Criminel), le Seigneur des Ombres */
const triedText = ({ card, bottom }: EventOf<'overcome'> | EventOf<'failed'>): string => {
  const path = pathName(card, bottom)
  return path === undefined ? title(card) : `${title(card)} (${path})`
}

/** « à « Les Égouts » », « au Seigneur des Ombres » */
const at = (tried: string): string => (tried.startsWith('le ') ? `au ${tried.slice(3)}` : `à ${tried}`)

const special = (stone: number, face: number): string =>
  isDark(stone) && face === 1 ? ' et une Lune' : stone === CORE_C && face === 0 ? ' et le double triangle' : ''
const faceText = (stone: number, face: number): string =>
  face < 0 ? '' : ` et montre ${runeValue(stone, face)}${special(stone, face)}`

/** « 1 + 0 + 2 = 3, avec le double triangle et deux Lunes » */
function castText({ runes, faces }: EventOf<'runesCast'>): string {
  const values = runes.map((stone, at) => runeValue(stone, faces[at] ?? -1))
  const total = values.reduce((sum, value) => sum + value, 0)
  const moons = runes.filter((stone, at) => isDark(stone) && faces[at] === 1).length
  const hasCrest = runes.some((stone, at) => stone === CORE_C && faces[at] === 0)
  const shown = [
    ...(hasCrest ? ['le double triangle'] : []),
    ...(moons === 0 ? [] : [spelled(moons, { one: 'Lune', many: 'Lunes', gender: 'f' })]),
  ]
  return `${values.join(' + ')} = ${total}${shown.length === 0 ? '' : `, avec ${list(shown)}`}`
}
