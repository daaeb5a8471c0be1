import { box as callToAdventure } from '@monomyth/call-to-adventure/box'
import type { GameLang, Given } from '@monomyth/engine'
import { box as heroesJourney } from '@monomyth/heroes-journey/box'
import type { ByLang, Campaign, GameTable } from '@monomyth/ui'
import type { ShelfBox } from './boxes.ts'

interface GameWords {
  readonly lang: GameLang
  /** Where some words are sealed: fetches those that a match begun so may need. */
  learn?(given: Pick<Given, 'mode' | 'options' | 'carry'>): Promise<void>
}

/** A game one can play here. Only its box is loaded with the home page; the rest when it is opened. */
export interface GameEntry extends ShelfBox {
  load(): Promise<GameTable>
  readonly words: ByLang<() => Promise<GameWords>>
  /** Of a game that has one. */
  readonly campaign?: () => Promise<{ readonly campaign: Campaign }>
  /** As HTML. */
  readonly rulebook: ByLang<() => Promise<{ readonly default: string }>>
}

/** A game is only ever shown views of its own matches, so that their type need not matter to the table. */
const opened = <V>({ table }: { readonly table: GameTable<V> }): GameTable => table as unknown as GameTable

/** Every game there is, in the order of the shelf: a second is one entry more. */
export const GAMES: { readonly [id: string]: GameEntry } = {
  'heroes-journey': {
    box: heroesJourney,
    look: {
      emblem: 'mountain-road',
      scenery: ['#fbe6b6', '#f3b878', '#cf7a48', '#5f8a4a', '#2f5d3a'],
      seed: 13,
      lid: '#7d2f1d',
      letters: '#fff0cf',
      gilt: '#eec36a',
    },
    load: async () => opened(await import('@monomyth/heroes-journey/board')),
    words: {
      en: () => import('@monomyth/heroes-journey/lang/en'),
      fr: () => import('@monomyth/heroes-journey/lang/fr'),
    },
    rulebook: {
      en: () => import('@monomyth/heroes-journey/rulebook/en.md'),
      fr: () => import('@monomyth/heroes-journey/rulebook/fr.md'),
    },
  },
  'call-to-adventure': {
    box: callToAdventure,
    look: {
      emblem: 'rune-stone',
      scenery: ['#101a45', '#31407c', '#4a4f86', '#2a2f63', '#141a40'],
      seed: 11,
      lid: '#0d1330',
      letters: '#f6e7bd',
      gilt: '#d9b45b',
    },
    load: async () => opened(await import('@monomyth/call-to-adventure/board')),
    words: {
      en: () => import('@monomyth/call-to-adventure/lang/en/played'),
      fr: () => import('@monomyth/call-to-adventure/lang/fr/played'),
    },
    campaign: () => import('@monomyth/call-to-adventure/campaign'),
    rulebook: {
      en: () => import('@monomyth/call-to-adventure/rulebook/en.md'),
      fr: () => import('@monomyth/call-to-adventure/rulebook/fr.md'),
    },
  },
}

/** A game by its id, if it is here. The id may come from an address somebody typed. */
export const gameOf = (id: string): GameEntry | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined)
