import type { GameBox } from '@monomyth/ui/contract'

/** Adversaries by chapter: who they are is for those who open its envelope. */
const adversaries = (random: string, chapter: (number: string) => string, shadow: string) => ({
  random,
  ...Object.fromEntries(
    ['1A', '2A', '2B', '3A', '4A', '4B', '5A', '6A', '6B', '7A', '7B'].map((id) => [
      id,
      `${chapter(id.slice(0, 1))}${id.endsWith('B') ? shadow : ''}`,
    ]),
  ),
})
/** How many envelopes are open: "1" to "6", and all seven. */
const envelopes = (some: (number: number) => string, all: string) => ({
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [String(number), some(number)])),
  '7': all,
})
const seats = (random: string, seat: (number: number) => string) => ({
  random,
  ...Object.fromEntries([1, 2, 3, 4].map((number) => [String(number), seat(number)])),
})

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
  together: ['coop', 'solo', 'campaign'],
  campaign: 'campaign',
  modes: {
    coop: { name: { en: 'Together against the Adversary', fr: 'Ensemble contre l’Adversaire' }, seats: [2, 4] },
    solo: { name: { en: 'Alone against the Adversary', fr: 'En solo contre l’Adversaire' }, seats: [1, 1] },
    competitive: { name: { en: 'Each for themselves', fr: 'Chacun pour soi' }, seats: [2, 4] },
    campaign: { name: { en: 'Campaign in seven chapters', fr: 'Campagne en sept chapitres' }, seats: [1, 4] },
  },
  options: {
    quest: {
      en: {
        name: 'Adversary Quest',
        about: 'Age of Darkness is the harder side: more tokens to begin with, and more ways to get them.',
        values: { reign: 'Reign of the Adversary', darkness: 'Age of Darkness' },
      },
      fr: {
        name: 'Quête de l’Adversaire',
        about:
          'L’Âge des Ténèbres est la face la plus rude\u00a0: plus de jetons au départ, et plus de façons d’en gagner.',
        values: { reign: 'Règne de l’Adversaire', darkness: 'Âge des Ténèbres' },
      },
    },
    adversary: {
      en: {
        name: 'Adversary',
        about: 'Whom the Heroes will face.',
        values: adversaries('At random', (number) => `That of Chapter ${number}`, ', shadow form'),
      },
      fr: {
        name: 'Adversaire',
        about: 'Celui que les Héros affronteront.',
        values: adversaries('Au hasard', (number) => `Celui du chapitre ${number}`, ', forme d’ombre'),
      },
    },
    easy: {
      en: { name: 'Easy mode', about: 'The Adversary begins with one token fewer for each Hero.' },
      fr: { name: 'Mode facile', about: 'L’Adversaire commence avec un jeton de moins par Héros.' },
    },
    quickStart: {
      en: {
        name: 'Quick Start',
        about: 'For a first match: everybody is dealt one Character card of each kind, and nothing is to be chosen.',
      },
      fr: {
        name: 'Première partie',
        about: 'Pour débuter\u00a0: chacun reçoit une seule carte Personnage de chaque sorte, sans rien à choisir.',
      },
    },
    collection: {
      en: {
        name: 'Collection',
        about: 'Which envelopes of the campaign have been opened.',
        values: envelopes(
          (number) => (number === 1 ? 'The first envelope' : `The first ${number} envelopes`),
          'Every card there is',
        ),
      },
      fr: {
        name: 'Collection',
        about: 'Les enveloppes de la campagne déjà ouvertes.',
        values: envelopes(
          (number) => (number === 1 ? 'La première enveloppe' : `Les ${number} premières enveloppes`),
          'Toutes les cartes',
        ),
      },
    },
    first: {
      en: {
        name: 'First player',
        about: 'Who takes the first turn.',
        values: seats('At random', (number) => `Seat ${number}`),
      },
      fr: {
        name: 'Premier joueur',
        about: 'Qui joue le premier tour.',
        values: seats('Au hasard', (number) => `Place ${number}`),
      },
    },
  },
}
