/** The word lists of the game. Types and maps come from the tuples, so a new word shows every place that must know it. */

/** The six abilities, in the order in which their special runes are read (CTA-320). */
export const ABILITIES = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const
export type Ability = (typeof ABILITIES)[number]

/** CTA-614 */
export const STORIES = ['DIV', 'JUS', 'ARC', 'ROY', 'VIL', 'NAT'] as const
export type StoryIcon = (typeof STORIES)[number]

/** What a path may reward and an effect may look for. */
export type Icon = Ability | StoryIcon

export const FEATS = ['hero', 'antihero'] as const
export type FeatType = (typeof FEATS)[number]

/** The two kinds of points. */
export type Points = 'tri' | 'tra'

/** CTA-002. A campaign is a chain of matches in this mode. */
export const MODES = ['solo', 'coop', 'competitive', 'campaign'] as const
export type ModeName = (typeof MODES)[number]

/** CTA-161: none in competitive mode. */
export const QUESTS = ['reign', 'darkness', 'none'] as const
export type QuestSide = (typeof QUESTS)[number]

/** CTA-572 to CTA-575 The five moments in which Feats may be played. */
export const WINDOWS = ['start', 'pre', 'post', 'out', 'end'] as const
export type WindowName = (typeof WINDOWS)[number]

/** When a Feat says it may be played. */
export const TIMINGS = [
  'attempt',
  'post',
  'afterFail',
  'afterOvercome',
  'turnStart',
  'ownTurn',
  'anytime',
  'stack',
] as const
export type Timing = (typeof TIMINGS)[number]

/** What is attempted: a Challenge of a row, or one of the two faces of the Adversary card. */
export const FOES = ['none', 'challenge', 'adversary', 'final'] as const
export type Foe = (typeof FOES)[number]

export const OUTCOMES = ['open', 'overcome', 'failed'] as const

/** CTA-898 What a won chapter brings to the next one. */
export const BOONS = ['none', 'firstLight', 'songs', 'pardon', 'clearSight', 'hardLessons', 'livingMemory'] as const
export type Boon = (typeof BOONS)[number]

/** CTA-892, CTA-895 What a party does after a chapter. */
export const ONWARD = ['open', 'next', 'retry', 'press', 'end'] as const
export type Onward = (typeof ONWARD)[number]

/** CTA-854 */
export const RANKS = ['footnote', 'tale', 'ballad', 'saga', 'legend'] as const
export type Rank = (typeof RANKS)[number]

/** CTA-897 */
export const CAMPAIGN_RANKS = ['night', 'embers', 'dawn', 'age'] as const
export type CampaignRank = (typeof CAMPAIGN_RANKS)[number]

/** Why tokens, experience or levels changed: for the log. */
export const CAUSES = [
  'card',
  'rune',
  'failure',
  'quest',
  'adversary',
  'action',
  'margin',
  'moon',
  'path',
  'cost',
  'setup',
  'boon',
] as const
export type Cause = (typeof CAUSES)[number]
