import { french, type Translation } from '@monomyth/engine/text'
import type { replay as en } from '../en/replay.ts'
import { de } from './de.ts'

const { count } = french

const UNITS = {
  minute: { one: 'minute', many: 'minutes', gender: 'f' },
  hour: { one: 'heure', many: 'heures', gender: 'f' },
  day: { one: 'jour', many: 'jours', gender: 'm' },
} as const
const TURN = { one: 'tour', many: 'tours', gender: 'm' } as const

const end: Translation<typeof en.end> = {
  title: 'La légende est écrite',
  won: (names, winners) => (winners > 1 ? `${names} se partagent la victoire` : `${names} l’emporte`),
  youWon: 'Vous l’emportez',
  nobodyWon: 'Personne ne l’emporte',
  adjourned: 'La partie a été suspendue, sans résultat.',
  ranking: 'Classement',
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  points: (points) => `${points} ${Math.abs(points) < 2 ? 'point' : 'points'}`,
  answers: (answers) => count(answers, { one: 'réponse', many: 'réponses', gender: 'f' }),
  lasted: (n, unit) => (n === 0 ? 'moins d’une minute' : count(n, UNITS[unit])),
  race: {
    title: 'La course',
    road: 'Le chemin parcouru',
    axes: 'les points, tour après tour',
    about: (turns, standings) => `Les points en ${count(turns, TURN)}. À l’arrivée : ${standings}.`,
    loading: 'On feuillette la partie…',
    failed: 'La course n’a pas pu être tracée. En revoyant la partie, vous la suivrez tour par tour.',
    table: 'En tableau',
    turn: 'Après le tour',
  },
  tale: 'L’histoire contée',
  rematch: 'Revanche',
  again: 'Rejouer',
  replay: 'Revoir',
  home: 'Accueil',
  look: 'Regarder la table',
}

export const replay: Translation<typeof en> = {
  loading: 'Ouverture de la partie…',
  title: 'Revoir la partie',
  controls: 'Commandes de lecture',
  moves: {
    first: 'Au début',
    previousTurn: 'Tour précédent',
    back: 'Une réponse en arrière',
    forward: 'Une réponse en avant',
    nextTurn: 'Tour suivant',
    last: 'À la fin',
  },
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  speedOf: (speed) => `× ${speed}`,
  line: 'Moment de la partie',
  place: (answer, last) => `Réponse ${answer} sur ${last}`,
  turns: 'Tours',
  turnOf: (number, name) => `Tour ${number} : ${name}`,
  beforeTurns: 'Mise en place',
  eyes: {
    label: 'Vue par',
    open: 'Tout à découvert',
    own: 'Vos propres yeux',
    seat: (name) => `Les yeux ${de(name)}`,
    all: 'Ce que tous ont vu',
    note: 'Une fois la partie terminée, on peut la revoir par les yeux de chacun, ou tout à découvert.',
  },
  moment: {
    start: 'La table est dressée',
    ready: 'Lancez la lecture, ou suivez la partie réponse après réponse.',
    table: 'À la table',
    by: (name) => `${name} a répondu`,
  },
  quiet: 'Rien qui se voie d’ici.',
  log: {
    title: 'Le récit',
    visit: 'Montrer la table telle qu’elle était alors',
    newest: 'À la dernière ligne',
    empty: 'Rien ne s’est encore passé.',
  },
  openSeat: (name) => `Tout sur ${name}`,
  next: 'décide',
  holds: (name) => `Ce que tient ${name}`,
  table: 'Retour à la table',
  rematch: 'Revanche',
  more: 'Plus',
  help: {
    title: 'Touches du clavier',
    key: 'Touche',
    does: 'Ce qu’elle fait',
    names: { Space: 'Espace', Shift: 'Maj', Home: 'Début', End: 'Fin' },
  },
  keys: {
    toggle: 'Lecture ou pause',
    log: 'Au récit',
    help: 'Cette liste',
  },
  end,
}
