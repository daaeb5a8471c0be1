import type { BadWords, Words } from '../words.ts'

export const errors: Words['errors'] = {
  E_STALE_ASK: 'La question n’est plus posée.',
  E_NOT_YOUR_ASK: 'La question s’adresse à une autre place.',
  E_UNKNOWN_ANSWER: 'La réponse n’est pas l’un des choix offerts.',
  E_RULE_FAILED: 'Une règle a échoué ; la réponse n’a pas été retenue.',
  E_OVER: 'La partie est terminée.',
  E_NO_OPTIONS: 'Une décision n’offre aucun choix permis.',
  E_TOO_LONG: 'Une étape a fait plus d’appels qu’aucune règle n’en demande.',
  E_BRANCH: 'Une branche secrète a fait ce qu’une branche ne doit pas faire.',
  E_UNKNOWN_SEAT: 'Cette place n’existe pas.',
  E_UNKNOWN_GAME: 'Ce jeu n’existe pas.',
  E_UNKNOWN_MODE: 'Le jeu n’a pas ce mode.',
  E_BAD_SEATS: 'Le mode ne se joue pas à ce nombre de places.',
  E_BAD_OPTION: 'Cette option n’existe pas, ou n’a pas cette valeur.',
  E_BAD_ENTRY: 'Ce qu’une place apporte n’est pas admis.',
  E_BAD_CARRY: 'Ce qu’une partie précédente a transmis ne permet pas de continuer.',
  E_BAD_SEED: 'Une graine est un texte de 1 à 200 caractères.',
  E_NOT_A_SAVE: 'Ce n’est pas une partie enregistrée.',
  E_SAVE_CHANGED: 'La partie enregistrée est abîmée ou modifiée.',
  E_NEWER_FORMAT: 'La partie a été enregistrée par une version plus récente du programme.',
  E_NEWER_RULES: 'La partie a été enregistrée sous des règles plus récentes.',
  E_OLD_RULES: 'La partie a été enregistrée sous des règles qu’on ne sait plus ouvrir.',
}

export const undo: Words['undo'] = {
  U_NOTHING: 'Vous n’avez rien à reprendre.',
  U_OVER: 'La partie est terminée.',
  U_CHANCE: 'Des dés ont été lancés ou des cartes mélangées depuis.',
  U_SEEN: 'Quelqu’un a vu du nouveau depuis.',
  U_REACT: 'Quelqu’un aurait pu réagir depuis.',
  U_DECIDED: 'Une autre place a décidé depuis.',
}

const list = (names: readonly string[]): string => names.join(', ')

const FILE: { readonly [code: string]: string } = {
  ENOENT: 'ce fichier n’existe pas',
  EISDIR: 'c’est un dossier',
  EACCES: 'la lecture n’en est pas permise',
}

export const bad: BadWords = {
  command: (given, allowed) => `Il n’y a pas de commande « ${given} ». Commandes : ${list(allowed)}.`,
  more: (command) => `Pour en savoir plus : npm run -s monomyth -- ${command} --help`,
  option: (given, allowed) => `Il n’y a pas ici d’option ${given}. Options : ${list(allowed)}.`,
  noValue: (option) => `${option} ne prend pas de valeur.`,
  needsValue: (option) => `${option} veut une valeur à sa suite.`,
  extra: (given) => `« ${given} » est un mot de trop.`,
  lang: (given, allowed) => `Il n’y a pas de langue « ${given} ». Langues : ${list(allowed)}.`,
  noGame: (allowed) => `Quel jeu ? Jeux : ${list(allowed)}.`,
  game: (given, allowed) => `Il n’y a pas de jeu « ${given} ». Jeux : ${list(allowed)}.`,
  mode: (game, given, allowed) => `${game} n’a pas de mode « ${given} ». Modes : ${list(allowed)}.`,
  seats: (game, given, min, max) => `${game} ne se joue pas à « ${given} » places. Places : de ${min} à ${max}.`,
  gameOption: (game, given, allowed) =>
    `${game} n’a pas d’option « ${given} ». ${allowed.length === 0 ? 'Aucune' : `Options : ${list(allowed)}`}.`,
  bot: (given, allowed) => `Il n’y a pas de robot « ${given} ». Robots : ${list(allowed)}.`,
  tooManyBots: (given, seats) => `${given} robots, c’est trop : il y a de la place pour ${seats}.`,
  count: (option, given) => `${option} veut un nombre entier de 1 à 999999999, pas « ${given} ».`,
  seat: (given, seats) => `Il n’y a pas de place « ${given} ». Places : de 1 à ${seats}.`,
  noFile: 'Quel fichier ? Une partie enregistrée finit par .monomyth.json ; `play` les laisse dans saves/.',
  file: (file, code) =>
    `${file} ne peut pas être lu : ${FILE[code] ?? code}. Il faut une partie enregistrée (.monomyth.json).`,
  save(file, code, about, games) {
    const known = code === 'E_UNKNOWN_GAME' ? ` Jeux : ${list(games)}.` : ''
    return `${file} : ${code}. ${errors[code]}${about === '' ? '' : ` (${about})`}${known}`
  },
  settled: (option) => `${option} ne va pas avec --open : la partie enregistrée dit déjà ce qu’on joue.`,
  otherGame: (file, game) => `${file} est une partie de ${game}.`,
  noRules: (file) => `${file} ne peut pas être lu : les règles numérotées manquent.`,
  bench: (given, allowed) => `Il n’y a pas de banc d’essai « ${given} ». Bancs d’essai : ${list(allowed)}.`,
}
