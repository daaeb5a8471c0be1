import type { Amount, Branch, Condition, Cost, Counter, Effect, Operation, Who } from '../../effects/effect.ts'
import type { FeatDef, Path } from '../cards.ts'

/** Writes effects as the card tables of the rules do, so that data and tables can be laid side by side. */

type Names = FeatDef['names']

const FEAT_LETTERS = { hero: 'H', antihero: 'A', any: 'H/A', either: 'H/A', same: 'same', other: 'otherType' } as const
const letter = (type: keyof typeof FEAT_LETTERS): string => FEAT_LETTERS[type]
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`)
const range = (from: number, to: number | 'all'): string => (from === to ? String(from) : `${from}..${to}`)
const person = (who: Who, names: Names): string => (who === 'chosen' ? `chosen(${names})` : who)
const POINTS = { tri: 'Tri', tra: 'Tra' } as const

function counter(count: Counter): string {
  switch (count.of) {
    case 'icons':
      return `icons(${count.icons.join('/')})`
    case 'paths':
      return `paths(${POINTS[count.points]})`
    case 'distinct':
      return `distinct(${count.icons})`
    case 'played':
      return `played(${letter(count.type)})`
    case 'half':
      return `half(${counter(count.count)})`
    case 'atMost':
      return `min(${counter(count.count)},${count.most})`
    case 'levelIn':
    case 'heroesAtLevel':
      return `${count.of}(${count.from}..${count.to})`
    case 'darkRunes':
      return 'darkCast'
    default:
      return count.of
  }
}

function amount(by: Amount): string {
  if (typeof by === 'number') return signed(by)
  if (by.count.of === 'paid' && by.times === 1) return '+paid'
  return `${signed(by.times)}*${counter(by.count)}`
}

const LEVELS = { self: 'level', hero: 'heroLevel', chosen: 'chosenLevel' } as const
const level = (of: keyof typeof LEVELS, least: number, most: number): string =>
  least === 1 ? `${LEVELS[of]}<=${most}` : `${LEVELS[of]}>=${least}${most === 7 ? '' : `..${most}`}`

function condition(that: Condition): string {
  switch (that.is) {
    case 'path':
    case 'addedLastTurn':
      return `${that.is}(${that.icons.join('/')})`
    case 'added':
      return `has(${that.icons.join('/')})`
    case 'addedTragedy':
      return 'has(Tra)'
    case 'relevant':
      return `relevant(${that.abilities.join('/')})`
    case 'marginAtLeast':
      return `margin>=${that.margin}`
    case 'marginAtMost':
      return `margin<=${that.margin}`
    case 'darkRunes':
      return `darkCast>=${that.atLeast}`
    case 'darkFree':
      return 'darkFree>=1'
    case 'level':
      return level(that.of, that.atLeast, that.atMost)
    case 'count':
      return `${counter(that.count)}>=${that.atLeast}`
    case 'hand':
    case 'xp':
    case 'chosenXp':
    case 'advTokens':
      return `${that.is}>=${that.atLeast}`
    case 'chosenXpOrCard':
      return 'chosenXpOrCard>=1'
    case 'discarded':
      return 'discardPile(H/A)>=1'
    case 'featBelow':
      return 'featBelow(other)'
    case 'bonusFromOthers':
      return 'featBonusFromOthers>=1'
    case 'abilityShowingTwo':
      return 'heroAbility2>=1'
    case 'sameLevel':
      return 'sameLevelAsAnother'
    case 'addsResult':
      return 'adds(result)'
    case 'featType':
      return `type(${letter(that.type)})`
    case 'act':
      return `act=${that.act}`
    default:
      return that.is
  }
}

function cost(paid: Cost): string {
  if (paid.pay === 'xp') return `xp(${range(paid.from, paid.to)})`
  return `${paid.pay}(self,${range(paid.from, paid.to)})`
}

/** The rules say whose rune it is; there is never more than one attempt, so the data need not. */
const RUNES = { nonCrest: 'nonCrest', abilityShowingOne: 'ability1', abilityShowingTwo: 'heroAbility2' } as const

const branch = ({ needs, do: all }: Branch, names: Names): string =>
  operations(all, names) + (needs === undefined ? '' : ` [needs ${condition(needs)}]`)

/** Operations that are always written the same way. */
const FIXED: Partial<Record<Operation['do'], string>> = {
  prevent: 'prevent(1)',
  ignoreMoons: 'ignoreMoons(hero)',
  addDarkRune: 'addRune(DARK,1)',
  chooseDarkFaces: 'setDark(own,each)',
  reattempt: 'reattempt',
  retrieve: 'retrieve(H/A,1)',
  cancelFeat: 'cancelFeat(top)',
  playAction: 'playAction(top)',
  sweepRow: 'sweepRow(current)',
  copyHeritage: 'copyHeritage(other)',
}

function operation(act: Operation, names: Names): string {
  switch (act.do) {
    case 'result':
    case 'adv':
      return `${act.do}(${amount(act.by)})`
    case 'difficulty':
    case 'specialZero':
      return `${act.do}(${signed(act.by)})`
    case 'xp':
      return `xp(${person(act.who, names)},${amount(act.by)})`
    case 'draw':
      return `draw(${person(act.who, names)},${letter(act.type)},${act.count})`
    case 'discard':
      return `discard(${person(act.who, names)},${act.random ? 'random ' : ''}${act.count})`
    case 'virtue':
    case 'corrupt':
      return `${act.do}(${person(act.who, names)},${act.count})`
    case 'addIcon':
      return `addIcon(${act.abilities.join('/')},1)`
    case 'recast':
    case 'turn':
    case 'flip':
      return `${act.do}(${RUNES[act.from]},1)`
    case 'freeDark':
    case 'freeJourney':
      return `${act.do}(${act.count})`
    case 'onFail':
      return `onFail{xp(self,${signed(act.xp)})}`
    case 'stealAdv':
      return `stealAdv(self,${act.count})`
    case 'steal':
      return `steal(${person('chosen', names)},xp,${act.count})`
    case 'demand':
      return `demand(${person('chosen', names)},xp1/card1)`
    case 'cancelAction':
      return `cancelAction(${act.which})`
    case 'suppress':
      return `suppress(${act.what})`
    case 'points':
      return `${act.points}(${amount(act.by).slice(1)})`
    case 'choose':
      return `choose{${act.of.map((one) => branch(one, names)).join(' OR ')}}`
    case 'when':
      return `${operation(act.then, names)} WHEN ${condition(act.if)}`
    default:
      return FIXED[act.do] ?? act.do
  }
}

const operations = (all: readonly Operation[], names: Names): string =>
  all.map((act) => operation(act, names)).join(', ')

/** Triggers that are nobody's, or implied. */
const ALONE = ['setup', 'static', 'gain', 'score', 'actionReshuffle', 'actReveal']
const ACTIVATED = { activate: 'activate(turn)', activatePost: 'activate(post)' } as const

function trigger({ on, by }: Effect): string {
  if (on === 'played' || on === 'resolved') return ''
  if (on === 'activate' || on === 'activatePost') return `ON ${ACTIVATED[on]}`
  return ALONE.includes(on) ? `ON ${on}` : `ON ${on}(${by})`
}

/** `ON trigger; IF condition; OPT; COST cost; DO operation ELSE operation; LIMIT 1/scope` */
export function sentence(effect: Effect, names: Names = 'nobody'): string {
  const otherwise = effect.else.length === 0 ? '' : ` ELSE ${operations(effect.else, names)}`
  const parts = [
    trigger(effect),
    effect.if.length === 0 ? '' : `IF ${effect.if.map(condition).join(', ')}`,
    effect.optional ? 'OPT' : '',
    effect.cost === undefined ? '' : `COST ${cost(effect.cost)}`,
    `DO ${operations(effect.do, names)}${otherwise}`,
    effect.limit === 'none' ? '' : `LIMIT 1/${effect.limit}`,
  ]
  return parts.filter((part) => part !== '').join('; ')
}

export const sentences = (effects: readonly Effect[]): string => effects.map((one) => sentence(one)).join(' // ')

const REWARDS = [
  ['hero', 'H'],
  ['antihero', 'A'],
  ['virtue', 'V'],
  ['corruption', 'C'],
] as const

/** `CON, NAT, Tra 2, C`, or a dash for nothing. */
export function reward(path: Pick<Path, 'icons' | 'tri' | 'tra'> & Partial<Path>): string {
  const shown: string[] = [...path.icons]
  if (path.tri > 0) shown.push(`Tri ${path.tri}`)
  if (path.tra > 0) shown.push(`Tra ${path.tra}`)
  for (const [key, mark] of REWARDS) for (let i = 0; i < (path[key] ?? 0); i++) shown.push(mark)
  return shown.join(', ') || '–'
}
