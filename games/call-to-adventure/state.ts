import { bySeat, int, list, oneOf, record, type StateOf, shape, type ViewOf, word, zone } from '@monomyth/engine'
import { BOONS, FOES, MODES, ONWARD, OUTCOMES, QUESTS, WINDOWS } from './words.ts'

/**
 * Everything that is true on the table. A piece is the number of its card less one (content/pieces.ts); the faces of
 * Adversary and Quest cards have numbers of their own. Runes are numbered as in rules/runes.ts.
 */
const fields = {
  cursor: oneOf({
    characters: {}, // CTA-101 the deal and the secret choice
    reveal: {}, // CTA-108 boards, equipment, rows
    start: {}, // CTA-201 (1) Act reveal, W-START
    menu: {}, // (2) and (3): Journeys and all else until the main action is declared
    gather: {}, // CTA-307 to CTA-316 S2 to S4
    pre: {}, // CTA-317 S5
    cast: {}, // CTA-318 S6 to S8
    post: {}, // CTA-326 S9
    outcome: {}, // CTA-328 to CTA-340 S10 to S13
    out: {}, // CTA-341 S14, S15
    end: {}, // CTA-201 (4) W-END
    next: {}, // (5) refill, flip, (6) next player
    scoring: {}, // CTA-800
    aftermath: {}, // CTA-892 after a lost chapter
    over: { reason: word(['won', 'lost', 'scores']) },
  }),
  mode: word(MODES),
  quest: word(QUESTS),
  /** CTA-898 The Boon in force, and whether it has been used up. */
  boon: word(BOONS),
  boonUsed: int,
  /** CTA-887 How many envelopes have been opened: 7 is the whole collection. */
  chapters: int,
  /** CTA-880 The campaign so far; chapter 0 outside one. */
  campaign: record({
    chapter: int,
    isShadowed: int,
    isEasy: int,
    onward: word(ONWARD),
    played: list(record({ chapter: int, isWon: int, isEasy: int, isShadowed: int, seats: int })),
  }),

  active: int,
  first: int,
  /** Turns begun so far. */
  turns: int,
  /** CTA-750 The seat that placed its ninth card first, or −1. */
  ender: int,
  /** CTA-753 1 once the last turns, against the Final Adversary, have begun. */
  isFinale: int,

  turn: record({
    /** CTA-202 1 once a Trait was gained or a Challenge declared. */
    isMainDone: int,
    /** CTA-205 */
    replaced: int,
    /** CTA-234 Free Journeys left this turn. */
    freeJourneys: int,
    /** CTA-523 Free Dark runes left this turn. */
    freeDark: int,
    /** CTA-211 The row and place a Story card left by the main action; −1: none. */
    gapAct: int,
    gapAt: int,
    /** CTA-579 1 once the main action has brought the active Hero experience. */
    hasGained: int,
  }),

  /** The attempt under way. */
  attempt: record({
    foe: word(FOES),
    /** The Challenge or the Adversary face; −1: none. */
    card: int,
    /** 0 the top path, 1 the bottom path. */
    bottom: int,
    /** Runes in the attempt and, once cast, their faces: −1 not cast, 0 the low face, 1 the high one. */
    runes: list(int),
    faces: list(int),
    casts: int,
    /** CTA-380 1 when a new cast has been ordered. */
    isAgain: int,
    /** CTA-312 By ability: icons an effect lets the Hero count besides those of the Story. */
    extraIcons: list(int),
    /** What has been added to the result, by where it came from, so that it can be taken away again. */
    fromFeats: list(int), // by seat
    /** CTA-C030 A Bard's extra points, by seat. */
    fromBards: list(int),
    /** CTA-322 Points for Crests by the Class. */
    fromCrests: int,
    fromElse: int,
    /** CTA-335 Difficulty modifiers. */
    harder: int,
    isClassOff: int,
    isHeritageOff: int,
    areMoonsIgnored: int,
    /** By seat: experience it gains if an ordinary Challenge fails. */
    onFail: list(int),
    /** The Action revealed by the latest Crest, or −1 (CTA-C013). */
    revealed: int,
    outcome: word(OUTCOMES),
    margin: int,
  }),

  /** CTA-578 The window that is open: priority goes round from `from`, `left` seats are still to be asked. */
  window: record({ at: word(WINDOWS), from: int, left: int }),
  /** CTA-588 Feats played and not yet resolved, the last played at the end. */
  stack: list(
    record({
      feat: int,
      seat: int,
      /** A Hero, rune, Action, card or ability named when it was played; −1: none. */
      target: int,
      paid: int,
      isCancelled: int,
    }),
  ),

  adversary: record({
    /** Its place in ADVERSARIES, or −1. */
    card: int,
    isFinal: int,
    tokens: int,
  }),
  /** CTA-166 The Quest side and the two faces of the Adversary card in play. */
  faces: zone('adversary', 'all'),
  actionDeck: zone('action', 'nobody'),
  actionDiscard: zone('action', 'all'),
  /** CTA-323 Revealed and not yet applied, the last revealed at the end. */
  pending: zone('action', 'all'),

  heritages: zone('heritage', 'nobody'),
  origins: zone('origin', 'nobody'),
  classes: zone('class', 'nobody'),
  destinies: zone('destiny', 'nobody'),
  /** What is not in this match at all. */
  box: zone('box', 'all'),

  deck1: zone('act1', 'nobody'),
  deck2: zone('act2', 'nobody'),
  deck3: zone('act3', 'nobody'),
  row1: zone('act1', 'nobody'),
  row2: zone('act2', 'nobody'),
  row3: zone('act3', 'nobody'),
  discard1: zone('act1', 'all'),
  discard2: zone('act2', 'all'),
  discard3: zone('act3', 'all'),
  /** By Act, from 0: 1 when its row is face up. */
  isOpen: list(int),

  heroDeck: zone('hero', 'nobody'),
  heroDiscard: zone('hero', 'all'),
  antiheroDeck: zone('antihero', 'nobody'),
  antiheroDiscard: zone('antihero', 'all'),

  seats: bySeat(
    record({
      /** CTA-101, CTA-104 The Heritage, until all have chosen. */
      dealtHeritages: zone('heritage', 'owner'),
      /** CTA-103 Dealt; what is not kept stays here, known to its owner alone (CTA-105). */
      dealtOrigins: zone('origin', 'owner'),
      dealtClasses: zone('class', 'owner'),
      dealtDestinies: zone('destiny', 'owner'),
      heritage: zone('heritage', 'all'),
      origin: zone('origin', 'all'),
      class: zone('class', 'all'),
      destiny: zone('destiny', 'owner'),
      /** CTA-250 Story cards in order: three under each Character card. `bottoms` says which path of each shows. */
      story: zone('story', 'all'),
      bottoms: list(int),
      /** Icons of the Story, by ability and by Story icon, as rules/story.ts counts them: kept, for they are asked often. */
      abilities: list(int),
      icons: list(int),
      heroes: zone('hero', 'owner', 'loose'),
      antiheroes: zone('antihero', 'owner', 'loose'),
      playedHeroes: zone('hero', 'all'),
      playedAntiheroes: zone('antihero', 'all'),
      xp: int,
      banked: int,
      /** CTA-440 1 to 7. */
      level: int,
      /** CTA-263 Story cards at the beginning of its previous own turn, and of its latest: what lies between was added. */
      storyBefore: int,
      storyAtTurn: int,
      hasFaced: int,
      /** CTA-760 */
      hasBeatenFinal: int,
      /** `LIMIT 1/turn` of Origin and Class, `LIMIT 1/attempt` of both: 1 when used. */
      originUsed: int,
      classUsed: int,
      /** CTA-800 The five rows of the score sheet, empty until the end. */
      score: list(int),
    }),
  ),
}

export interface State extends StateOf<typeof fields> {}
export interface View extends ViewOf<typeof fields> {}

const declared = shape(fields)
export const SHAPE = declared
/** The zones by name. */
export const AT = declared.at
