import type { ErrorWords, UndoWords } from '../words.ts'

const REPORT =
  'C’est un défaut de la table, et rien n’est perdu : enregistrez la partie dans un fichier et signalez-le.'
const RELOAD = 'Rechargez cette page pour en avoir la dernière version, puis réessayez.'

export const errors: ErrorWords = {
  E_STALE_ASK:
    'Cette question a déjà reçu sa réponse, peut-être dans un autre onglet. La table montre où en est la partie.',
  E_NOT_YOUR_ASK: 'Cette question s’adresse à une autre place. Attendez qu’on vous interroge.',
  E_UNKNOWN_ANSWER: 'Cette réponse n’est pas l’un des choix offerts. Prenez-en un dans la liste.',
  E_RULE_FAILED: `Une règle a échoué et la réponse n’a pas été retenue ; vous pouvez en choisir une autre. ${REPORT}`,
  E_OVER: 'La partie est terminée. Vous pouvez la revoir, ou en commencer une autre.',
  E_NO_OPTIONS: `Les règles ont posé une question sans réponse possible. ${REPORT}`,
  E_TOO_LONG: `Une règle n’en finissait pas, et la réponse n’a pas été retenue. ${REPORT}`,
  E_BRANCH: `Un choix secret a mal tourné, et la réponse n’a pas été retenue. ${REPORT}`,
  E_UNKNOWN_SEAT: 'Cette partie n’a pas cette place. Rouvrez la partie depuis l’accueil.',
  E_UNKNOWN_GAME: `Cette partie est d’un jeu qui n’est pas sur cette table. ${RELOAD}`,
  E_UNKNOWN_MODE: 'Le jeu n’a pas ce mode. Choisissez-en un dans la liste.',
  E_BAD_SEATS: 'Ce mode ne se joue pas à ce nombre de places. Changez-le.',
  E_BAD_OPTION: 'L’une des options n’existe pas, ou n’a pas cette valeur. Choisissez de nouveau les options.',
  E_BAD_ENTRY: 'Ce qu’une place apporte à cette partie n’est pas admis. Changez-le, puis recommencez.',
  E_BAD_CARRY:
    'Ce que cette campagne transmet au chapitre suivant est abîmé, ou vient d’une version plus récente. Rechargez cette page ; si cela ne suffit pas, exportez de nouveau la campagne de là d’où elle vient.',
  E_BAD_SEED: 'Une graine est un texte de 1 à 200 caractères. Raccourcissez-la, ou laissez le champ vide.',
  E_NOT_A_SAVE:
    'Ce fichier n’est pas une partie de Monomyth. Choisissez un fichier dont le nom finit par .monomyth.json.',
  E_SAVE_CHANGED:
    'Cette partie est abîmée ou a été modifiée à la main : elle ne peut pas reprendre. Exportez-la de nouveau de là d’où elle vient.',
  E_NEWER_FORMAT: `Cette partie a été enregistrée par une version plus récente de la table. ${RELOAD}`,
  E_NEWER_RULES: `Cette partie se joue selon des règles plus récentes que cette page. ${RELOAD}`,
  E_OLD_RULES:
    'Cette partie s’est jouée selon des règles si anciennes qu’on ne sait plus les ouvrir. Elle reste telle quelle : gardez son fichier, et commencez une nouvelle partie.',
  T_NO_MATCH:
    'Elle a peut-être été supprimée, ou se trouve dans un autre navigateur ou sur un autre appareil. Cherchez-la parmi vos parties, à l’accueil, ou ouvrez-y son fichier.',
  T_NO_CAMPAIGN:
    'Elle a peut-être été supprimée, ou se trouve dans un autre navigateur ou sur un autre appareil. Cherchez-la à l’accueil, ou ouvrez-y son fichier.',
  T_CHAPTER_BEGUN:
    'Cette campagne a continué entre-temps, peut-être dans un autre onglet. Sa page montre où elle en est ; rien n’est perdu.',
  T_NO_STORE:
    'Votre navigateur ne permet à cette page de rien garder. Autorisez-la à conserver des données (la navigation privée l’interdit souvent), ou enregistrez vos parties dans des fichiers.',
  T_FULL:
    'Votre navigateur n’a plus de place : la dernière réponse n’a pas été gardée. Supprimez des parties terminées, à l’accueil, puis réessayez.',
  T_TOO_BIG:
    'Ce fichier est trop gros pour être une partie. Choisissez un fichier dont le nom finit par .monomyth.json.',
  T_NO_SERVER:
    'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez ; les réponses déjà données y sont à l’abri.',
  S_BAD_MESSAGE: `Le serveur n’a pas compris cette page. ${RELOAD}`,
  S_TOO_BIG: 'C’est trop long pour le serveur. Raccourcissez, puis réessayez.',
  S_TOO_FAST: 'C’était trop en trop peu de temps. Attendez un moment, puis réessayez.',
  S_NOT_SIGNED_IN:
    'Le serveur ne vous connaît pas dans ce navigateur. Dites-lui votre nom, ou utilisez votre clé d’accès.',
  S_FORBIDDEN: 'Ce n’est pas à vous de faire cela à cette table.',
  S_NO_TABLE: 'Cette table n’existe pas, ou pas pour vous. Demandez une invitation à qui vous a envoyé ici.',
  S_NO_SEAT: 'Cette place vient d’être prise. Choisissez-en une autre.',
  S_NOT_BEGUN: 'La partie n’a pas encore commencé. Attendez que toutes les places soient prises.',
  S_BEGUN: 'La partie a déjà commencé : on ne peut plus ni s’asseoir ni se lever.',
  S_NOT_OVER: 'La partie n’est pas encore terminée. Cela se fait à la fin.',
  S_BAD_INVITE: 'Cette invitation est inconnue, ou a déjà servi. Demandez-en une nouvelle à qui vous l’a envoyée.',
  S_BAD_PASSKEY: 'La clé d’accès n’a pas été acceptée. Réessayez, ou prenez-en une autre.',
  S_TOO_SOON: 'Il leur reste du temps. Un robot pourra jouer à leur place si la partie attend trop longtemps.',
  S_NO_PROPOSAL: 'La partie a continué entre-temps : la question ne se posait plus.',
  S_STALE_BUILD: `La table est plus récente sur le serveur que sur cette page. ${RELOAD}`,
  S_BUSY: 'Le serveur ne peut pas s’en charger à l’instant. Rien n’est perdu : réessayez dans un moment.',
  S_FAILED:
    'Quelque chose a échoué sur le serveur qui n’aurait pas dû. Les réponses déjà données sont à l’abri : réessayez.',
  T_UNKNOWN: 'Quelque chose a échoué qui n’aurait pas dû. Vos parties sont en sûreté : rechargez la page et réessayez.',
}

export const undo: UndoWords = {
  U_NOTHING: 'Vous n’avez rien à reprendre.',
  U_OVER: 'La partie est terminée : on ne reprend plus rien.',
  U_CHANCE: 'Des dés ont été lancés ou des cartes mélangées depuis : ce que le hasard a montré reste montré.',
  U_SEEN: 'Quelqu’un a vu du nouveau depuis : cela ne s’oublie pas.',
  U_REACT: 'Quelqu’un aurait pu réagir depuis : reprendre dirait s’il en a les moyens.',
  U_DECIDED: 'Une autre place a décidé depuis : sa décision serait perdue.',
}
