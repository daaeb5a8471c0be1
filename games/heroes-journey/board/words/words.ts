import type { Colour, QuestColour } from '../../words.ts'

/** What the board says besides the names of cards and the lines of the log. */
export interface BoardWords {
  /** Between a name and what is said of it, and between two things said. */
  readonly colon: string
  readonly semicolon: string

  readonly world: string
  readonly inn: string
  /** Under its sign, on the map. */
  readonly innShort: string
  /** The inn where a cell is named: "at the inn", "E4". */
  at(cell: string | undefined): string
  readonly faceDown: string
  readonly seen: string
  readonly endOfWorld: string
  /** Whose token lies there; undefined: the reader's own. */
  accomplished(name: string | undefined): string
  readonly yourPawn: string
  pawns(names: readonly string[]): string
  readonly legal: string
  attempted(name: string | undefined): string
  away(distance: number): string

  readonly treasure: string
  readonly noTreasure: string
  deck(count: number): string
  discard(count: number): string
  prophecyPile(count: number): string
  readonly laid: string
  readonly chooseMentor: string

  /** By itself, as one names a colour. */
  readonly shades: Readonly<Record<Colour, string>>
  /** What the colour stands for. */
  readonly stands: Readonly<Record<Colour, string>>
  readonly mentor: string
  readonly hidden: string
  readonly epic: string

  readonly points: string
  pointsOf(points: number): string
  relics(awake: number, dormant: number): string
  prophecies(count: number): string
  readonly awake: string
  readonly dormant: string
  readonly noMentor: string
  readonly noRelics: string
  /** In place of what was held: nothing is left to do but to watch. */
  readonly fallen: string
  readonly out: string
  charge(dice: number, total: number): string
  waived(cell: string): string
  readonly visited: string
  readonly won: string
  readonly nothingWon: string
  readonly holds: string

  readonly ownRelics: string
  readonly ownMentor: string
  readonly ownProphecies: string
  readonly hiddenHand: string
  readonly noProphecies: string
  readonly watching: string
  chance(success: number): string

  readonly settingUp: string
  round(number: number): string
  turnOf(name: string | undefined): string
  faceDownLeft(count: number): string
  readonly seats: string
  readonly yourHand: string

  attempts(name: string | undefined): string
  rollsAgain(name: string | undefined): string
  plays(name: string | undefined): string
  readonly success: string
  readonly failure: string
  toExceed(value: number): string
  readonly skip: string

  deedPoints(points: number): string
  deedQuests(count: number, byColour: readonly (readonly [QuestColour, number])[]): string
  deedRelics(count: number, power: number): string
  deedFar(cell: string, distance: number): string
  readonly deedMentor: string
  deedOut(nth: number): string
}
