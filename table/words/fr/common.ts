import type { Translation } from '@monomyth/engine/text'
import type { common as en } from '../en/common.ts'

export const common: Translation<typeof en> = {
  titles: {
    home: 'Monomyth : jeux de cartes et de héros',
    new: 'Nouvelle partie · Monomyth',
    next: 'Chapitre suivant · Monomyth',
    campaign: 'Campagne · Monomyth',
    match: 'Partie · Monomyth',
    replay: 'Revoir la partie · Monomyth',
    learn: 'Apprendre en jouant · Monomyth',
    credits: 'Crédits · Monomyth',
    parts: 'Pièces de la table · Monomyth',
    missing: 'Rien ici · Monomyth',
    online: 'En ligne · Monomyth',
    host: 'Nouvelle table en ligne · Monomyth',
    table: 'À la table · Monomyth',
    join: 'Invitation à jouer · Monomyth',
    account: 'Votre compte · Monomyth',
    record: 'Revoir la partie · Monomyth',
  },
  home: 'Accueil',
  credits: 'Crédits',
  skip: 'Aller au contenu',
  language: 'Langue',
  theme: 'Clair ou sombre',
  themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  loading: 'Un instant…',
  offline:
    'Cette partie de la table n’est pas encore sur votre appareil, et vous êtes hors ligne. Connectez-vous une fois, puis réessayez.',
  failed: 'Cette partie de la table n’a pas pu être chargée. Rien n’est perdu : réessayez.',
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  noPage: {
    title: 'Ce chemin ne mène nulle part',
    text: 'Il n’y a pas de page à cette adresse. Peut-être manque-t-il une lettre ; les jeux et toutes vos parties sont à l’accueil.',
  },
  noMatch: { title: 'Cette partie n’est pas ici' },
  goHome: 'Retour à l’accueil',
  colours: { red: 'Rouge', blue: 'Bleu', green: 'Vert', violet: 'Violet', gold: 'Or', teal: 'Sarcelle' },
  hero: (number) => (number === undefined ? 'Héros' : `Héros ${number}`),
  levels: {
    random: { name: 'facile', about: 'Fait n’importe quoi, pourvu que ce soit permis.' },
    hunch: { name: 'moyen', about: 'Joue à l’instinct : du jugement, mais aucun calcul.' },
    greedy: { name: 'difficile', about: 'Calcule les chances au plus juste et choisit toujours le meilleur coup.' },
  },
}
