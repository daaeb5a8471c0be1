import type { Outcome, Reader, Seat } from '@monomyth/engine'
import { french } from '@monomyth/engine/text'
import { LOCK } from '../../content/cards.ts'
import { questOf } from '../../content/pieces.ts'
import type { EventOf } from '../../events.ts'
import { COLOURS } from '../../words.ts'
import { isKnown } from '../pieces.ts'
import type { EventWords } from '../words.ts'
import {
  cell,
  DIE,
  DORMANT,
  each,
  inCell,
  isMany,
  item,
  mentor,
  nameOf,
  POINT,
  QUEST,
  quest,
  questInFull,
  RELIC,
  relic,
  signed,
  TURN,
  theMentor,
  theRelic,
  theRelicInFull,
  title,
} from './things.ts'

const { count, de, list, plural, spelled } = french

const DRAWN: Readonly<Record<EventOf<'prophecyDrawn'>['why'], string>> = {
  white: ', récompense d’une quête blanche',
  endOfWorld: ', prix d’une première visite au bout du monde',
  mentor: ', dernier cadeau d’un mentor perdu',
  effect: '',
}

export const events: EventWords = {
  relicChosen: (event, reader) => `${does(reader, event, 'partez', 'part')} avec ${theRelicInFull(event.relic)}.`,
  mentorChosen(event, reader) {
    const choose = does(reader, event, 'choisissez', 'choisit')
    return isKnown(event.mentor) ? `${choose} pour mentor ${mentor(event.mentor)}.` : `${choose} un mentor.`
  },
  boardDealt({ quests, treasure }) {
    const around = each(quests, (one) => quest(one), QUEST)
    return `Autour de l’auberge : ${around}. Dans le trésor : ${each(treasure, relic, RELIC)}.`
  },
  firstRolled: (event, reader) => `Pour le premier tour, ${then(reader, event, 'lancez', 'lance')} un ${event.face}.`,
  firstPlayer: (event, reader) => `${does(reader, event, 'jouez', 'joue')} en premier.`,
  turnStarted: ({ seat, cell: at }, reader) =>
    `${isYou(reader, seat) ? 'À vous de jouer' : `Au tour ${de(who(reader, seat))}`}, depuis ${cell(at)}.`,
  questRevealed(event, reader) {
    const why = {
      step: '',
      bonus: `, grâce à ${isYou(reader, event.seat) ? 'votre' : 'son'} bonus`,
      success: ', en révélation offerte',
      reward: '',
      effect: '',
    }
    const reveals = does(reader, event, 'révélez', 'révèle')
    return `${reveals} ${questInFull(event.quest)} ${inCell(event.cell)}${why[event.cause]}.`
  },
  pawnArrived(event, reader) {
    if (event.how === 'move') return `${does(reader, event, 'rejoignez', 'rejoint')} ${cell(event.cell)}.`
    if (event.how === 'sentBack') return `${does(reader, event, 'voilà', 'est')} de retour ${inCell(event.cell)}.`
    return `${owned(reader, event.seat, 'Votre pion', 'Le pion')} est placé ${inCell(event.cell)}.`
  },
  bonusDeclared(event, reader) {
    const what = event.bonus === 'move' ? `déplacement vers ${cell(event.cell)}` : `révélation ${inCell(event.cell)}`
    return `${does(reader, event, 'annoncez', 'annonce')} un bonus : ${what}.`
  },
  attemptDeclared(event, reader) {
    const what = `${title('quest', event.quest)} ${inCell(event.cell)} avec ${item(event.item)}`
    return `${does(reader, event, 'tentez', 'tente')} ${what} : ${count(event.dice, DIE)} contre ${event.value}.`
  },
  diceRolled: (event, reader) => `${does(reader, event, 'obtenez', 'obtient')} ${sum(event)} contre ${event.value}.`,
  questAccomplished(event, reader) {
    const gain = isYou(reader, event.seat) ? 'gagnez' : 'gagne'
    const what = `${title('quest', event.quest)} ${inCell(event.cell)}`
    const points = `${count(event.points, POINT)} de légende`
    return `${does(reader, event, 'accomplissez', 'accomplit')} ${what} et ${gain} ${points}.`
  },
  relicGained(event, reader) {
    const what = theRelicInFull(event.relic, ...(event.dormant === 1 ? [DORMANT] : []))
    if (event.from === 'opponent') return `${takesFrom(event, reader)} ${what}.`
    const where = event.from === 'treasure' ? 'dans le trésor' : 'dans la défausse'
    return event.cause === 'reward'
      ? `En récompense, ${then(reader, event, 'prenez', 'prend')} ${where} ${what}.`
      : `${does(reader, event, 'prenez', 'prend')} ${where} ${what}.`
  },
  questFailed: (event, reader) =>
    `${does(reader, event, 'échouez', 'échoue')} face à ${title('quest', event.quest)} ${inCell(event.cell)}.`,
  relicLost: (event, reader) =>
    `${does(reader, event, 'perdez', 'perd')} ${theRelic(event.relic)}, qui ${isMany(event.relic) ? 'partent' : 'part'} à la défausse.`,
  mentorLost: (event, reader) =>
    `${does(reader, event, 'perdez', 'perd')} ${theMentor(event.mentor)}, qui quitte la partie.`,
  prophecyPlayed: (event, reader) => `${does(reader, event, 'jouez', 'joue')} ${prophecy(event.prophecy)}.`,
  eliminationPending: (event, reader) =>
    `${does(reader, event, 'n’avez', 'n’a')} plus ni relique ni mentor : l’élimination menace.`,
  stayed: (event, reader) => `${does(reader, event, 'restez', 'reste')} ${inCell(event.cell)}.`,
  prophecyDrawn: (event, reader) =>
    `${does(reader, event, 'piochez', 'pioche')} ${prophecy(event.prophecy)}${DRAWN[event.why]}.`,
  prophecyCancelled({ seat, prophecy: piece }, reader) {
    const name = isKnown(piece) ? ` ${title('prophecy', piece)}` : ''
    return `${owned(reader, seat, `Votre prophétie${name}`, `La prophétie${name}`)} est annulée et reste sans effet.`
  },
  prophecyReturned: ({ prophecy: piece }) =>
    `${isKnown(piece) ? title('prophecy', piece) : 'La prophétie'} retourne dans la pioche, que l’on mélange.`,
  bonusCancelled: ({ seat }, reader) =>
    `${owned(reader, seat, 'Votre bonus', 'Le bonus')} est annulé, et compte comme utilisé.`,
  relicSlept: (event, reader) => `${does(reader, event, 'laissez', 'laisse')} s’endormir ${theRelic(event.relic)}.`,
  relicsWoke: (event, reader) =>
    `${does(reader, event, 'réveillez', 'réveille')} ${each(event.relics, theRelic, RELIC)}.`,
  relicTraded: (event, reader) =>
    `En échange, ${then(reader, event, 'laissez', 'laisse')} ${theRelic(event.relic)} au trésor.`,
  treasureFilled: (event) =>
    `Le trésor s’enrichit d’une relique${isKnown(event.relic) ? ` : ${relic(event.relic)}` : ''}.`,
  treasureRefreshed: ({ relics }) => `Le trésor fait peau neuve : ${each(relics, relic, RELIC)}.`,
  deckReshuffled: () => 'La défausse des reliques est mélangée et redevient la pioche.',
  dieRerolled: (event, reader) =>
    `${does(reader, event, 'faites', 'fait')} relancer un ${event.before}, qui devient un ${event.after}.`,
  diceChanged: ({ dice }) => `La tentative se fera finalement avec ${spelled(dice, DIE)}.`,
  valueChanged: ({ value }) => `La valeur à dépasser passe à ${value}.`,
  totalChanged: ({ added }) =>
    `Cette tentative ${added < 0 ? `retire désormais ${-added} de` : `ajoute désormais ${added} à`} son total.`,
  charged({ seat, dice, total }, reader) {
    const more = [
      ...(dice === 0 ? [] : [`${spelled(Math.abs(dice), DIE)} de ${dice < 0 ? 'moins' : 'plus'}`]),
      ...(total === 0 ? [] : [`${signed(total)} au total`]),
    ]
    const next = owned(reader, seat, 'votre prochaine tentative', 'la prochaine tentative')
    return `Un élan pour ${next} : ${list(more) || 'rien'}.`
  },
  waived({ seat, cell: at, quest: piece }, reader) {
    const [whom, whose] = isYou(reader, seat) ? ['vous', 'votre'] : [who(reader, seat), 'son']
    const what = `${title('quest', piece)} ${inCell(at)} ${waivedOn(piece)}`
    return `Pour ${whom}, jusqu’à la fin de ${whose} tour, ${what}.`
  },
  itemKept: (event, reader) => `${does(reader, event, 'gardez', 'garde')} tout de même ${item(event.item)}.`,
  peeked(event, reader) {
    const look = does(reader, event, 'entrevoyez', 'entrevoit')
    if (!isKnown(event.quest)) return `${look} la quête ${inCell(event.cell)}.`
    return `${look} ${cell(event.cell)} : ${quest(event.quest)}.`
  },
  hidden(event, reader) {
    const hides = does(reader, event, 'voilez', 'voile')
    return `${hides} la quête ${inCell(event.cell)} : toutes les quêtes face cachée sont mélangées.`
  },
  eliminated: ({ seat }, reader) => `Élimination : ${then(reader, { seat }, 'quittez', 'quitte')} la partie.`,
  resigned: (event, reader) => `${does(reader, event, 'abandonnez', 'abandonne')} la partie.`,
  turnEnded({ seat, idle }, reader) {
    const ends = `${owned(reader, seat, 'Votre tour', 'Le tour')} s’achève.`
    // HJ-881: from four rounds on, however many are still in the game.
    if (idle <= reader.names.length) return ends
    return `${ends} Aucune tentative depuis ${count(idle, TURN)} : au bout de six tours de table, la partie prend fin.`
  },
  gameOver: ({ winners, reason }, reader) => `${OVER[reason]} : ${victory(winners, reader)} !`,
  '@undone': (event, reader) =>
    isYou(reader, event.seat)
      ? 'Vous revenez sur votre dernier choix.'
      : `${who(reader, event.seat)} revient sur un choix.`,
  '@left': ({ seat, as }, reader) =>
    as === 'bot'
      ? `Un robot joue à ${isYou(reader, seat) ? 'votre place' : `la place ${de(who(reader, seat))}`}.`
      : `${does(reader, { seat }, 'quittez', 'quitte')} la table pour de bon.`,
  '@returned': ({ seat }, reader) =>
    isYou(reader, seat) ? 'Vous revoici à la table.' : `${who(reader, seat)} est de retour à la table.`,
  '@adjourned': () => 'La partie est suspendue, sans résultat.',
  '@rules': () => 'À partir d’ici, la partie suit des règles plus récentes.',
}

/** HJ-870, HJ-873, HJ-880 */
const OVER: Readonly<Record<EventOf<'gameOver'>['reason'], string>> = {
  points: 'Les quinze points de légende sont réunis',
  last: 'Il n’y a plus d’adversaire en jeu',
  stalemate: 'Partie bloquée, six tours de table sans tentative',
}

const isReason = (reason: string): reason is keyof typeof OVER => Object.hasOwn(OVER, reason)

export function outcome({ winners, scores, reason }: Outcome, reader: Reader): string {
  const best = scores[winners[0] ?? -1]
  const points =
    best === undefined ? '' : `${winners.length > 1 ? ', à' : ' avec'} ${best} ${plural(best, POINT)} de légende`
  return `${isReason(reason) ? OVER[reason] : 'La partie est finie'} : ${victory(winners, reader)}${points}.`
}

/** « vous l’emportez », « Ada et Bob se partagent la victoire » */
function victory(winners: readonly Seat[], reader: Reader): string {
  const [only, ...rest] = winners
  if (only === undefined) return 'personne ne l’emporte'
  if (rest.length === 0) return isYou(reader, only) ? 'vous l’emportez' : `${who(reader, only)} l’emporte`
  const others = winners.filter((seat) => !isYou(reader, seat)).map((seat) => who(reader, seat))
  return others.length < winners.length
    ? `vous partagez la victoire avec ${list(others)}`
    : `${list(others)} se partagent la victoire`
}

const isYou = (reader: Reader, seat: Seat): boolean => seat === reader.seat && seat >= 0

/** The name of a seat other than the reader's. */
const who = ({ names }: Reader, seat: Seat): string => names[seat] || `Siège ${seat + 1}`

/** « Vous rejoignez », « Ada rejoint » */
const does = (reader: Reader, { seat }: { readonly seat: Seat }, you: string, other: string): string =>
  isYou(reader, seat) ? `Vous ${you}` : `${who(reader, seat)} ${other}`

/** The same within a sentence: « vous lancez », « Ada lance » */
const then = (reader: Reader, { seat }: { readonly seat: Seat }, you: string, other: string): string =>
  isYou(reader, seat) ? `vous ${you}` : `${who(reader, seat)} ${other}`

/** « Votre pion », « Le pion d’Ada » */
const owned = (reader: Reader, seat: Seat, yours: string, its: string): string =>
  isYou(reader, seat) ? yours : `${its} ${de(who(reader, seat))}`

/** « Vous prenez à Ada », « Ada vous prend », « Ada prend à Bob » */
function takesFrom({ seat, victim }: EventOf<'relicGained'>, reader: Reader): string {
  if (isYou(reader, victim)) return `${who(reader, seat)} vous prend`
  return `${does(reader, { seat }, 'prenez', 'prend')} à ${who(reader, victim)}`
}

/** « la prophétie « L’Étoile tordue » », « une prophétie » */
const prophecy = (piece: number): string =>
  nameOf(piece) === undefined ? title('prophecy', piece) : `la prophétie ${title('prophecy', piece)}`

/** « 2 + 3 = 5 », « 2 + 3 (+2) = 7 », or « 4 » for a single die */
function sum({ faces, added }: EventOf<'diceRolled'>): string {
  const shown = `${faces.join(' + ')}${added === 0 ? '' : ` (${signed(added)})`}`
  const total = faces.reduce((before, face) => before + face, added)
  return faces.length === 1 && added === 0 ? shown : `${shown} = ${total}`
}

/** HJ-749: what there was to waive. */
function waivedOn(piece: number): string {
  const isLocked = !isKnown(piece) || COLOURS.some((colour) => questOf(piece).values[colour] === LOCK)
  const isEpic = !isKnown(piece) || questOf(piece).epic || !isLocked
  return list([
    ...(isEpic ? ['n’est plus épique'] : []),
    ...(isLocked ? ['oppose aux couleurs sous cadenas sa plus haute valeur'] : []),
  ])
}
