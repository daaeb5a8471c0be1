/**
 * What a player may do in a menu or window, packed into one number: the kind in hundreds of hundreds, what it concerns
 * below. An option is a small number, so that a playout builds no objects.
 */
const OPTION_KINDS = [
  /** A Feat from the hand: its piece. */
  'feat',
  /** How much experience is moved to the Class (CTA-530). */
  'bank',
  /** The Origin or Class whose effect is used: its piece. */
  'activate',
  /** CTA-C901 The Living Memory Boon. */
  'memory',
  /** CTA-230 The Story card that is replaced: its piece. */
  'journey',
  'trait',
  'top',
  'bottom',
  /** CTA-207, CTA-208 The Adversary face that is faced: its piece. */
  'face',
  /** CTA-205 */
  'replace',
  /** CTA-206 */
  'end',
] as const
export type OptionKind = (typeof OPTION_KINDS)[number]

const ROOM = 1000

export const option = (kind: OptionKind, about = 0): number => OPTION_KINDS.indexOf(kind) * ROOM + about
export const optionKindOf = (packed: number): OptionKind => OPTION_KINDS[(packed / ROOM) | 0]!
export const optionAbout = (packed: number): number => packed % ROOM
