import type { CardKind } from '../../lang/pieces.ts'
import type { Icon, ModeName } from '../../words.ts'

/** Where the points of a result come from. */
export type Source = 'runes' | 'core' | 'dark' | 'class' | 'feats' | 'adversary' | 'effects'

/** What the board says besides the names of cards and the lines of the log. */
export interface BoardWords {
  /** Between a name and what is said of it, and between two things said. */
  readonly colon: string
  readonly semicolon: string
  list(items: readonly string[]): string

  readonly icons: Readonly<Record<Icon, string>>
  /** One or two letters that stand beside the emblem of an icon. */
  readonly letters: Readonly<Record<Icon, string>>
  readonly kinds: Readonly<Record<CardKind | 'trait' | 'challenge' | 'final', string>>
  readonly hidden: string
  readonly legal: string
  readonly taken: string
  chance(success: number): string

  act(act: number): string
  deck(act: number, count: number): string
  discard(act: number, count: number): string
  featDeck(type: 'hero' | 'antihero', count: number): string
  featDiscard(type: 'hero' | 'antihero', count: number): string
  readonly faceDown: string
  readonly close: string

  readonly adversary: string
  readonly adversarySide: string
  readonly finalSide: string
  tokens(count: number): string
  actionDeck(count: number): string
  actionDiscard(count: number): string
  readonly pending: string

  readonly tray: string
  readonly idle: string
  /** Of one rune, and of all of them. */
  readonly notCast: string
  readonly noneCast: string
  against(name: string, difficulty: number): string
  rune(stone: number): string
  runeFace(stone: number, face: number): string
  readonly sources: Readonly<Record<Source, string>>
  readonly stack: string
  cancelled(name: string): string

  readonly level: string
  levelOf(level: number): string
  /** What a level brings: which Feats may be played, and points. */
  levelNote(level: number): string
  xp(count: number): string
  banked(count: number): string
  hand(heroes: number, antiheroes: number): string
  played(heroes: number, antiheroes: number): string
  story(count: number): string
  readonly faced: string
  readonly beatenFinal: string
  iconCount(icon: Icon, count: number): string

  readonly ownHand: string
  readonly hiddenHand: string
  readonly noFeats: string
  threshold(experience: number, ability: string): string
  readonly thirdThreshold: string
  readonly destinyHidden: string
  readonly watching: string
  readonly yourCharacter: string
  readonly chooseCharacter: string
  readonly othersChoose: string
  readonly soonRevealed: string

  readonly sheet: string
  readonly rows: readonly [string, string, string, string, string]
  readonly total: string
  readonly partyWon: string
  readonly partyLost: string
  readonly bestScore: string
  readonly showTable: string
  readonly showSheet: string

  readonly settingUp: string
  readonly finale: string
  turn(turn: number): string
  readonly modes: Readonly<Record<ModeName, string>>
  chapter(chapter: number): string
  readonly seats: string
  readonly yours: string
  turnOf(name: string | undefined): string

  attempts(name: string | undefined): string
  castsAgain(name: string | undefined): string
  plays(name: string | undefined, type: 'hero' | 'antihero'): string
  readonly acts: string
  readonly overcome: string
  readonly failed: string
  readonly skip: string

  deedScore(rows: readonly number[]): string
  deedStory(challenges: number, traits: number): string
  deedLevel(level: number): string
  readonly deedFinal: string

  /** While the tale of a match is on its way, and where it does not come. */
  readonly taleWaits: string
  readonly taleFails: string
  readonly again: string
}
