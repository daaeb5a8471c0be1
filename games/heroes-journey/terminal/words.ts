import type { GameLang, Reader } from '@monomyth/engine'
import type { Event } from '../events.ts'
import { POINTS_TO_WIN } from '../rules/outcome.ts'
import type { View } from '../state.ts'
import type { ByColour, QuestColour } from '../words.ts'

/** What a terminal is drawn with, and the words it needs besides those of cards and events. */

export type Style = 'red' | 'green' | 'blue' | 'bold' | 'dim'

export interface Drawing {
  readonly lang: keyof typeof WORDS
  readonly words: GameLang<View, Event>
  readonly reader: Reader
  /** By seat: the letter of its pawn and tokens. */
  readonly marks: readonly string[]
  readonly columns: number
  readonly plain: boolean
  paint(style: Style, text: string): string
}

interface TerminalWords {
  /** Parts of one paragraph. */
  readonly intro: readonly string[]
  /** On the map. */
  readonly letters: Readonly<Record<QuestColour, string>>
  /** In a list, where a letter and a number would look like a cell. */
  readonly colours: ByColour<string>
  readonly colon: string
  readonly semicolon: string
  /** On the map, in a list, in a sentence. */
  readonly inn: string
  readonly innShort: string
  readonly innSaid: string
  readonly legend: readonly string[]
  readonly treasure: string
  readonly piles: (relics: number, discard: number, prophecies: number) => string
  readonly points: (points: number) => string
  readonly out: string
  readonly noRelic: string
  readonly mentor: string
  readonly noMentor: string
  readonly prophecies: (count: number) => string
  readonly charge: (dice: number, total: number) => string
  readonly hand: string
  readonly ownMentor: string
  readonly faceDown: (count: number) => string
  readonly seen: string
  readonly away: (distance: number) => string
  readonly token: (name: string) => string
  readonly pawns: (names: string) => string
  readonly state: readonly [awake: string, dormant: string]
  readonly turn: (name: string) => string
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const WORDS = {
  en: {
    intro: [
      'You lead a hero out of the inn into a world of face-down quests.',
      'Each turn you reveal a quest anywhere, move one cell, and may attempt the quest you stand on:',
      'roll as many dice as the power of one relic (your mentor counts 1),',
      'and exceed the value the quest shows for its colour.',
      'A success brings points and a reward, and the relic sleeps until you are back at the inn;',
      'a failure costs the item and sends you back there.',
      `The first to ${POINTS_TO_WIN} legend points wins.`,
    ],
    letters: { red: 'R', green: 'G', blue: 'B', white: 'W' },
    colours: { red: 'red', green: 'green', blue: 'blue' },
    colon: ': ',
    semicolon: '; ',
    inn: 'INN',
    innShort: 'inn',
    innSaid: 'E4 the inn',
    legend: [
      'R3* red (G green, B blue, W white), 3 points, epic; below, what red green blue must exceed',
      '(x padlocked), or [M] whose token; ··· face down, ≈≈≈ too, at the end of the world; ?R3 seen by you',
    ],
    treasure: 'Treasure',
    piles: (relics, discard, prophecies) =>
      `relic deck ${relics}, discard ${discard}, prophecies in the pile ${prophecies}`,
    points: (points) => `${points} of ${POINTS_TO_WIN} points`,
    out: 'out of the game',
    noRelic: 'no relic',
    mentor: 'mentor',
    noMentor: 'no mentor',
    prophecies: (count) => `${count} ${count === 1 ? 'prophecy' : 'prophecies'}`,
    charge: (dice, total) =>
      `next attempt ${dice === 0 ? '' : `${signed(dice)} dice `}${total === 0 ? '' : signed(total)}`,
    hand: 'Your prophecies',
    ownMentor: 'Your mentor',
    faceDown: (count) => `${count} quests are face down.`,
    seen: 'face down, seen by you alone',
    away: (distance) => (distance === 0 ? 'where you stand' : `${distance} away`),
    token: (name) => `token: ${name}`,
    pawns: (names) => `pawns: ${names}`,
    state: ['awake', 'dormant'],
    turn: (name) => `Turn: ${name}.`,
  },
  fr: {
    intro: [
      'Vous menez un héros hors de l’auberge, dans un monde de quêtes face cachée.',
      'À chaque tour, révélez une quête où vous voulez, avancez d’une case,',
      'et tentez si vous le souhaitez la quête où vous êtes :',
      'lancez autant de dés que la puissance d’une relique (votre mentor compte 1),',
      'et dépassez la valeur que la quête montre pour sa couleur.',
      'Une réussite rapporte des points et une récompense, et la relique dort jusqu’au retour à l’auberge ;',
      'un échec coûte l’atout engagé et vous y renvoie.',
      `Qui réunit le premier ${POINTS_TO_WIN} points de légende gagne.`,
    ],
    letters: { red: 'R', green: 'V', blue: 'B', white: 'Bc' },
    colours: { red: 'rouge', green: 'vert', blue: 'bleu' },
    colon: ' : ',
    semicolon: ' ; ',
    inn: 'AUBERGE',
    innShort: 'auberge',
    innSaid: 'E4 l’auberge',
    legend: [
      'R3* rouge (V vert, B bleu, Bc blanc), 3 points, épique ; dessous, à dépasser en rouge vert bleu',
      '(x cadenas), ou [M] à qui le jeton ; ··· face cachée, ≈≈≈ aussi, au bout du monde ; ?R3 vue de vous',
    ],
    treasure: 'Trésor',
    piles: (relics, discard, prophecies) =>
      `pioche de reliques ${relics}, défausse ${discard}, prophéties dans la pile ${prophecies}`,
    points: (points) => `${points} ${points < 2 ? 'point' : 'points'} sur ${POINTS_TO_WIN}`,
    out: 'hors jeu',
    noRelic: 'aucune relique',
    mentor: 'mentor',
    noMentor: 'sans mentor',
    prophecies: (count) => `${count} ${count < 2 ? 'prophétie' : 'prophéties'}`,
    charge: (dice, total) =>
      `prochaine tentative ${dice === 0 ? '' : `${signed(dice)} dé `}${total === 0 ? '' : signed(total)}`,
    hand: 'Vos prophéties',
    ownMentor: 'Votre mentor',
    faceDown: (count) => `${count} quêtes sont face cachée.`,
    seen: 'face cachée, vue de vous seul',
    away: (distance) => (distance === 0 ? 'là où vous êtes' : `à ${distance}`),
    token: (name) => `jeton : ${name}`,
    pawns: (names) => `pions : ${names}`,
    state: ['éveillée', 'dormante'],
    turn: (name) => `Tour : ${name}.`,
  },
} satisfies Readonly<Record<string, TerminalWords>>
