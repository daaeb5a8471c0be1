import { french, type Translation } from '@monomyth/engine/text'
import { POINTS_TO_WIN } from '../../rules/outcome.ts'
import type { en } from './en.ts'

const { de, list, plural, space, spelled } = french
const POINT: french.Noun = { one: 'point', many: 'points', gender: 'm' }
const QUEST: french.Noun = { one: 'quête', many: 'quêtes', gender: 'f' }
const RELIC: french.Noun = { one: 'relique', many: 'reliques', gender: 'f' }
const PROPHECY: french.Noun = { one: 'prophétie', many: 'prophéties', gender: 'f' }
const CARD: french.Noun = { one: 'carte', many: 'cartes', gender: 'f' }
const DIE: french.Noun = { one: 'dé', many: 'dés', gender: 'm' }
const CELL: french.Noun = { one: 'case', many: 'cases', gender: 'f' }
const COLOURS = { red: 'rouge', green: 'verte', blue: 'bleue', white: 'blanche' }
const MANY_COLOURS = { red: 'rouges', green: 'vertes', blue: 'bleues', white: 'blanches' }
const SHADES = { red: 'rouge', green: 'vert', blue: 'bleu' }

/** A figure stays with what it counts. */
const count = (n: number, noun: french.Noun): string => `${n}\u00a0${plural(n, noun)}`
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const does = (name: string | undefined, you: string, other: string): string =>
  name === undefined ? `Vous ${you}` : `${name} ${other}`

export const fr: Translation<typeof en> = {
  colon: '\u00a0: ',
  semicolon: '\u202f; ',

  world: 'Le monde',
  inn: 'l’auberge',
  innShort: 'Auberge',
  at: (cell) => (cell === undefined ? 'à l’auberge' : `en ${cell}`),
  faceDown: 'terre inconnue, face cachée',
  seen: 'face cachée, vue de vous seul',
  endOfWorld: 'bout du monde',
  accomplished: (name) => `accomplie par ${name ?? 'vous'}`,
  yourPawn: 'votre pion',
  pawns: (names) => `${names.length === 1 ? 'pion' : 'pions'} ${list(names.map((name) => de(name)))}`,
  legal: 'choix possible',
  attempted: (name) => (name === undefined ? 'vous la tentez' : `${name} la tente`),
  away: (distance) => (distance === 0 ? 'là où vous êtes' : `à ${count(distance, CELL)}`),

  treasure: 'Trésor',
  noTreasure: 'Le trésor est vide.',
  deck: (cards) => `Pioche de reliques, ${count(cards, CARD)}`,
  discard: (cards) => `Défausse de reliques, ${count(cards, CARD)}`,
  prophecyPile: (cards) => `Pile de prophéties, ${count(cards, CARD)}`,
  laid: 'En jeu',
  chooseMentor: 'Les mentors',

  shades: SHADES,
  stands: { red: 'la force et la bravoure', green: 'la dextérité et la ruse', blue: 'le savoir et la sagesse' },
  mentor: 'mentor',
  hidden: 'Une carte cachée',
  epic: space('Épique : un dé de moins'),

  points: 'Points de légende',
  pointsOf: (points) => `${points} sur ${POINTS_TO_WIN}`,
  relics(awake, dormant) {
    if (awake + dormant === 0) return 'aucune relique'
    if (dormant === 0) return count(awake, RELIC)
    return `${count(awake, RELIC)} ${awake < 2 ? 'éveillée' : 'éveillées'}, ${dormant} ${dormant < 2 ? 'dormante' : 'dormantes'}`
  },
  prophecies: (cards) => count(cards, PROPHECY),
  awake: 'éveillée',
  dormant: 'dormante',
  noMentor: 'sans mentor',
  noRelics: 'Aucune relique.',
  out: 'hors jeu',
  fallen: space('Hors jeu : il ne reste ni relique ni mentor.'),
  charge: (dice, total) =>
    space(
      `Prochaine tentative : ${list([
        ...(dice === 0 ? [] : [`${signed(dice)} ${plural(dice, DIE)}`]),
        ...(total === 0 ? [] : [`${signed(total)} au total`]),
      ])}`,
    ),
  waived: (cell) => space(`${cell} : ni dé noir ni cadenas ce tour-ci`),
  visited: 'A vu le bout du monde',
  won: 'Quêtes accomplies',
  nothingWon: 'Aucune pour l’instant.',
  holds: 'Reliques et mentor',

  ownRelics: 'Reliques',
  ownMentor: 'Mentor',
  ownProphecies: 'Prophéties',
  hiddenHand: 'cachées aux autres',
  noProphecies: 'Aucune pour l’instant. On les tient des quêtes blanches et du bout du monde.',
  watching: space('Vous regardez : rien ici n’est à vous.'),
  chance: (success) => `${Math.round(success * 100)}\u00a0%`,

  settingUp: 'les préparatifs',
  round: (number) => `manche ${number}`,
  turnOf: (name) => (name === undefined ? 'C’est à vous de jouer.' : `C’est au tour ${de(name)}.`),
  faceDownLeft(cards) {
    if (cards === 0) return 'Plus aucune quête n’est face cachée.'
    return `${french.capitalise(spelled(cards, QUEST))} ${cards === 1 ? 'reste' : 'restent'} face cachée.`
  },
  seats: 'Héros',
  yourHand: 'À vous seul',

  attempts: (name) => does(name, 'tentez', 'tente'),
  rollsAgain: (name) => does(name, 'faites relancer un dé', 'fait relancer un dé'),
  plays: (name) => does(name, 'jouez une prophétie', 'joue une prophétie'),
  success: 'Réussite',
  failure: 'Échec',
  toExceed: (value) => `plus de ${value}`,
  skip: 'Passer',

  deedPoints: (points) => `${count(points, POINT)} de légende`,
  deedQuests(quests, byColour) {
    if (quests === 0) return 'aucune quête accomplie'
    const colours = byColour.map(([colour, n]) => `${n} ${(n < 2 ? COLOURS : MANY_COLOURS)[colour]}`)
    return space(`${count(quests, QUEST)} ${quests < 2 ? 'accomplie' : 'accomplies'} : ${list(colours)}`)
  },
  deedRelics: (relics, power) =>
    relics === 0 ? 'plus aucune relique' : `${count(relics, RELIC)}, puissance ${power} en tout`,
  deedFar(cell, distance) {
    if (distance === 4) return `jusqu’au bout du monde, en ${cell}`
    return `jusqu’en ${cell}, à ${count(distance, CELL)} de l’auberge`
  },
  deedMentor: 'son mentor toujours à ses côtés',
  deedOut: (nth) => (nth === 0 ? 'premier héros à tomber' : 'héros tombé en chemin'),
}
