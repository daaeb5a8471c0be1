import type { GameBox } from '@monomyth/ui/contract'

/** The box on the shelf. It knows neither rules nor pictures, so that the home page loads neither. */
export const box: GameBox = {
  id: 'call-to-adventure',
  title: { en: 'Call to Adventure: Epic Origins', fr: 'Call to Adventure\u00a0: Epic Origins' },
  promise: {
    en: 'Raise a nobody into a legend, cast the runes for every deed, and face the Adversary together.',
    fr: 'D’un inconnu, faites une légende\u00a0: lancez les runes à chaque exploit et affrontez l’Adversaire ensemble.',
  },
  seats: [1, 4],
  minutes: [30, 90],
  modes: {
    coop: { en: 'Together against the Adversary', fr: 'Ensemble contre l’Adversaire' },
    solo: { en: 'Alone against the Adversary', fr: 'Seul contre l’Adversaire' },
    competitive: { en: 'Each for themselves', fr: 'Chacun pour soi' },
    campaign: { en: 'Campaign in seven chapters', fr: 'Campagne en sept chapitres' },
  },
  options: {
    quest: {
      en: {
        name: 'Adversary Quest',
        about: 'Reign of the Adversary is the standard side; Age of Darkness is harder: more tokens, and more ways to get them.',
      },
      fr: {
        name: 'Quête de l’Adversaire',
        about:
          'Le Règne de l’Adversaire est la face normale\u202f; l’Âge des Ténèbres est plus rude\u00a0: plus de jetons, et plus de façons d’en gagner.',
      },
    },
    adversary: {
      en: { name: 'Adversary', about: 'Whom the Heroes will face: one at random, or one you choose.' },
      fr: { name: 'Adversaire', about: 'Celui que les Héros affronteront\u00a0: au hasard, ou de votre choix.' },
    },
    easy: {
      en: { name: 'Easy mode', about: 'The Adversary begins with one token fewer for each Hero.' },
      fr: { name: 'Mode facile', about: 'L’Adversaire commence avec un jeton de moins par Héros.' },
    },
    quickStart: {
      en: { name: 'Quick Start', about: 'Everybody is dealt one Character card of each kind: nothing to choose, for a first match.' },
      fr: {
        name: 'Première partie',
        about: 'Chacun reçoit une seule carte Personnage de chaque sorte\u00a0: rien à choisir, pour une première partie.',
      },
    },
    collection: {
      en: { name: 'Collection', about: 'How many envelopes of the campaign have been opened; seven is every card there is.' },
      fr: {
        name: 'Collection',
        about: 'Combien d’enveloppes de la campagne sont ouvertes\u202f; sept, ce sont toutes les cartes.',
      },
    },
    first: {
      en: { name: 'First player', about: 'Who begins: one at random, or the seat you name.' },
      fr: { name: 'Premier joueur', about: 'Qui commence\u00a0: au hasard, ou la place que vous nommez.' },
    },
  },
}
