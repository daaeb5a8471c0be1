import { english } from '@monomyth/engine/text'
import type { ProphecyDef } from '../../content/cards.ts'
import type { Mentor } from '../../content/mentors.ts'
import type { Condition, Effect, EffectOf, Trigger } from '../../effects/effect.ts'
import { type Cause, COLOURS, type Place } from '../../words.ts'
import {
  cardText,
  isAfterOwnLoss,
  isAnyRelic,
  isBeforeReward,
  isOnlyTotal,
  isWaking,
  powersOf,
  sayEffect,
  saysQuest,
  triggerOf,
  usesTreasure,
} from '../text.ts'
import type { Around, EffectWords, Phrases, TriggerWords } from '../words.ts'
import { colours, white } from './cards.ts'
import { DIE, POINT, QUEST, RELIC } from './things.ts'

const { a, count, list, numeral, plural, spelled } = english

const CELL = { one: 'cell', many: 'cells' }
const PROPHECY = { one: 'prophecy', many: 'prophecies' }

type ByPlace = Readonly<Record<Place, string>>

/** Where something happens or somebody stands. */
const AT: ByPlace = {
  any: '',
  inn: ' at the inn',
  nextToInn: ' next to the inn',
  far: ' in the far lands',
  endOfWorld: ' at the end of the world',
  adjacent: ' adjacent to you',
  eventCell: ' there',
}

/** Where a move leads. */
const TO: ByPlace = {
  ...AT,
  inn: ' to the inn',
  far: ' into or within the far lands',
  endOfWorld: ' to the end of the world',
}

/** Which quests a card may act on. */
const OF: ByPlace = { ...AT, far: ' of the far lands', endOfWorld: ' of the end of the world' }

/** Where a pawn may be placed. */
const ON: ByPlace = {
  any: 'on a face-up quest',
  inn: 'at the inn',
  nextToInn: 'on a face-up quest next to the inn',
  far: 'on a face-up quest of the far lands',
  endOfWorld: 'on a face-up end-of-the-world quest',
  adjacent: 'on a face-up quest adjacent to it',
  eventCell: 'on that quest',
}

const BY_CAUSE: Readonly<Record<Cause, string>> = {
  step: ' in the normal course of the turn',
  bonus: ' as a bonus',
  success: ' after a success',
  reward: ' as a reward',
  effect: ' through an effect',
}

export const effects: EffectWords = {
  drawProphecy({ count }, { trigger }) {
    // HJ-684: a lost mentor brings one prophecy in any case.
    if (isAfterOwnLoss(trigger)) return `draw ${numeral(count)} more ${plural(count, PROPHECY)}`
    return `draw ${count === 1 ? a(PROPHECY.one) : spelled(count, PROPHECY)}`
  },
  takeRelic(effect, around) {
    const state = effect.comes === 'dormant' ? ', dormant' : ''
    if (effect.from === 'eventRelic')
      return `${isAnyRelic(effect) ? '' : `if it is ${aRelic(effect)}, `}take it${state}`
    if (effect.from === 'opponent') return `take ${aRelic(effect)} from ${anOwner(effect.victimRelics)}${state}`
    const treasure = usesTreasure(around.before) ? 'it' : 'the treasure'
    return `${reward(around)}take ${aRelic(effect)} from ${treasure}${state}`
  },
  swapRelic: ({ maxPowerGain }, around) =>
    `${reward(around)}exchange one of your awake relics for a treasure relic whose power is ${
      maxPowerGain === 0 ? 'equal or lower' : `at most ${maxPowerGain} higher (equal or lower is allowed)`
    }`,
  wakeRelics({ count, optional }, { trigger }) {
    const wake = optional ? 'you may wake' : 'wake'
    const wherever = trigger.if.place === 'inn' && trigger.by !== 'self' ? ', wherever you are' : ''
    if (count === 'all') return `${wake} all your dormant relics${wherever}`
    const some = `${optional && count > 1 ? 'up to ' : ''}${numeral(count)}`
    const which = trigger.if.ownAwakeRelics === 0 ? '' : ' of your dormant relics'
    const fewer = count === 2 ? ' (or your only one)' : ' (or all of them if you have fewer)'
    return `${wake} ${some}${which}${optional || count === 1 ? '' : fewer}${wherever}`
  },
  reveal({ count, place, optional }, { trigger }) {
    const isAnother = trigger.on === 'questRevealed'
    if (count > 1) {
      const some = `${numeral(count)} ${isAnother ? 'other ' : ''}${QUEST.many}`
      return `reveal ${optional ? 'up to ' : ''}${some}${OF[place]}`
    }
    const one = isAnother ? 'another' : optional ? 'a' : 'one'
    return `${optional ? 'you may ' : ''}reveal ${one} quest${OF[place]}`
  },
  peek: ({ count, place, optional }) =>
    `${optional ? 'you may ' : ''}look secretly at ${
      count === 1 ? 'a' : `${optional ? 'up to ' : ''}${numeral(count)}`
    } face-down ${plural(count, QUEST)}${OF[place]}`,
  hide: ({ count, place }) =>
    `hide ${count === 1 ? 'a' : numeral(count)} free ${plural(count, QUEST)}${OF[place]} where no pawn stands`,
  move: ({ steps, optional }) =>
    `${optional ? 'you may ' : ''}move ${optional && steps > 1 ? 'up to ' : ''}${spelled(steps, CELL)}`,
  place({ place, optional }, { trigger }) {
    const back = place === 'eventCell' && isAfterOwnLoss(trigger) ? 'once back at the inn, ' : ''
    const where = place === 'eventCell' ? onThatQuest(trigger) : ON[place]
    return `${back}${optional ? 'you may ' : ''}place your pawn ${where}`
  },
  modifyDice: ({ by }, { trigger }) => `${trigger.by === 'self' ? 'roll' : 'they roll'} ${moreDice(by)}`,
  rerollDice: ({ count }) => `choose ${numeral(count)} of the dice; ${count === 1 ? 'it is' : 'they are'} rolled again`,
  modifyValue: ({ by }) => `its value is ${Math.abs(by)} ${by < 0 ? 'lower' : 'higher'} for this attempt`,
  modifyTotal: ({ by }) => addTo('the total', by),
  charge({ dice, total }) {
    if (dice === 0) return addTo('the total of your next attempt', total)
    return `your next attempt rolls ${moreDice(dice)}${total === 0 ? '' : `; ${addTo('its total', total)}`}`
  },
  waive({ epic, locks }) {
    const waived = [
      ...(epic ? ['it is not epic for you'] : []),
      ...(locks ? ['its padlocked colours take its highest value'] : []),
    ]
    const until = 'until the end of your turn (your next one if you are not the active player)'
    return `${until} ${list(waived)}${epic ? '' : ' for you'}`
  },
  keepItem: (_, { trigger }) =>
    trigger.by === 'self' ? 'you keep the relic or mentor you used' : 'they keep the relic or mentor they used',
  refreshTreasure: (_, around) =>
    `${reward(around)}discard the treasure${usesTreasure(around.after) ? ',' : ' and'} lay out five new relics`,
  cancel({ what }, { trigger }) {
    if (what === 'prophecy') return 'cancel its effect'
    return trigger.by === 'opponent' ? 'it is lost for them' : 'it is lost'
  },
  chooseOne({ of }, around) {
    const either = list(
      of.map((effect) => sayEffect(effects, effect, { ...around, before: undefined, after: undefined })),
      'or',
    )
    if (around.before?.kind !== 'cancel') return either
    return `${/^(you|they|it)/.test(either) ? '' : 'you '}${either} instead`
  },
}

/** "a relic of your choice", "a power-1 relic", "a red relic of power 1 or 2" */
function aRelic(effect: EffectOf<'takeRelic'>): string {
  const { colour } = effect
  const powers = powersOf(effect)
  const relic = colour === 'any' ? RELIC.one : `${colours[colour].name} ${RELIC.one}`
  if (powers.length === 1) return a(`power-${powers[0]} ${relic}`)
  if (powers.length > 1) return `${a(relic)} of power ${list(powers, 'or')}`
  return isAnyRelic(effect) ? `${a(relic)} of your choice` : a(relic)
}

const anOwner = (relics: number): string =>
  relics === 0 ? 'an opponent' : `an opponent who owns at least ${spelled(relics, RELIC)}`

const reward = (around: Around): string => (isBeforeReward(around) ? 'before the reward, ' : '')

function onThatQuest({ on, by }: Trigger): string {
  if (on !== 'mentorLost' && on !== 'relicLost') return ON.eventCell
  return `on the quest ${by === 'self' ? 'you' : 'they'} have just failed`
}

const moreDice = (by: number): string =>
  by < 0 ? `${spelled(-by, DIE)} fewer` : `${numeral(by)} more ${plural(by, DIE)}`

const addTo = (total: string, by: number): string => (by < 0 ? `take ${-by} from ${total}` : `add ${by} to ${total}`)

export const triggers: TriggerWords = {
  turnStarted: ({ by, if: { pawnPlace = 'any' } }) => {
    if (by === 'self') return 'At the start of your turn'
    if (pawnPlace !== 'any') return `At the start of the turn of ${author(by, pawnPlace)}`
    return `At the start of ${author(by)}’s turn`
  },
  questRevealed: (trigger) => when(trigger, ['reveal', 'reveals'], ` ${aQuest(trigger.if)}${cause(trigger.if)}`),
  pawnArrived: (trigger) => {
    const { how, place = 'any' } = trigger.if
    if (how === 'sentBack') return when(trigger, ['are sent back', 'is sent back'], TO.inn)
    const verb = { move: ['move', 'moves'], place: ['are placed', 'is placed'], any: ['arrive', 'arrives'] } as const
    if (saysQuest(trigger.if)) return when(trigger, verb[how ?? 'any'], ` on ${aQuest(trigger.if)}`)
    if (place === 'any') return when(trigger, verb[how ?? 'any'], how === 'move' ? '' : ` on ${a(CELL.one)}`)
    return when(trigger, verb[how ?? 'any'], how === 'move' ? TO[place] : AT[place])
  },
  bonusDeclared: (trigger) => when(trigger, ['announce', 'announces'], ` a bonus${at(trigger.if)}`),
  attemptDeclared: (trigger) => when(trigger, ['attempt', 'attempts'], ` ${aQuest(trigger.if)}`),
  diceRolled: (trigger) => when(trigger, ['have rolled', 'has rolled'], quest(' for', trigger.if)),
  questAccomplished: (trigger) => when(trigger, ['accomplish', 'accomplishes'], ` ${aQuest(trigger.if)}`),
  relicGained: (trigger) => when(trigger, ['take', 'takes'], ` ${a(RELIC.one)}${cause(trigger.if)}`),
  questFailed: (trigger) => when(trigger, ['fail', 'fails'], quest('', trigger.if)),
  relicLost: (trigger) => when(trigger, ['lose', 'loses'], ` ${a(RELIC.one)}${quest(' on', trigger.if)}`),
  mentorLost: (trigger) => when(trigger, ['lose your', 'loses their'], ` mentor${quest(' on', trigger.if)}`),
  prophecyPlayed: (trigger) => when(trigger, ['play', 'plays'], ` ${a(PROPHECY.one)}`),
  eliminationPending: (trigger) => when(trigger, ['are', 'is'], ' about to be eliminated'),
}

const when = ({ by, if: { pawnPlace } }: Trigger, verb: readonly [you: string, other: string], rest: string): string =>
  by === 'self' ? `When you ${verb[0]}${rest}` : `When ${author(by, pawnPlace)} ${verb[1]}${rest}`

const author = (by: 'opponent' | 'any', pawnPlace: Place = 'any'): string =>
  `${by === 'opponent' ? 'an opponent' : 'anyone'}${pawnPlace === 'any' ? '' : ` standing${AT[pawnPlace]}`}`

const at = ({ place = 'any' }: Condition): string => AT[place]

const cause = ({ cause }: Condition): string => (cause === undefined ? '' : BY_CAUSE[cause])

/** The quest if the card is particular about it, else the place alone. */
const quest = (preposition: string, condition: Condition): string =>
  saysQuest(condition) ? `${preposition} ${aQuest(condition)}` : at(condition)

/** "a free quest that is epic or has a padlock", "a quest worth 3 points or more in the far lands" */
function aQuest(condition: Condition): string {
  const { minPoints, questColour, questIs = [] } = condition
  const colour = questColour === undefined ? [] : [colourOf(questColour)]
  const adjectives = [...(questIs.includes('free') ? ['free'] : []), ...colour]
  const hard = questIs.includes('epicOrLocked') ? ' that is epic or has a padlock' : ''
  const worth = minPoints === undefined ? '' : ` worth ${count(minPoints, POINT)} or more`
  return `${a([...adjectives, QUEST.one].join(' '))}${worth}${hard}${at(condition)}`
}

function colourOf(colour: NonNullable<Condition['questColour']>): string {
  if (colour === 'white') return white
  if (colour !== 'coloured') return colours[colour].name
  return list(
    COLOURS.map((each) => colours[each].name),
    'or',
  )
}

function provided({ by, if: condition }: Trigger, effects: readonly Effect[]): string {
  const { pawnPlace = 'any', ownAwakeRelics: awake, ownDormantRelicsMin: dormant = 0 } = condition
  const areAllDormant = awake === 0 && dormant > 0
  const clauses: string[] = []
  if (by === 'self' && pawnPlace !== 'any') clauses.push(`you are${AT[pawnPlace]}`)
  if (areAllDormant) clauses.push('all your relics are dormant')
  else if (awake !== undefined)
    clauses.push(`you have ${awake === 0 ? 'no' : `exactly ${numeral(awake)}`} awake ${plural(awake, RELIC)}`)
  if (dormant > 1 || (dormant === 1 && !areAllDormant && !isWaking(effects))) {
    clauses.push(`you have at least ${numeral(dormant)} dormant ${plural(dormant, RELIC)}`)
  }
  return clauses.length === 0 ? '' : `, if ${list(clauses)}`
}

function link(before: Effect, after: Effect): string {
  if (isOnlyTotal(after)) return ', and '
  if (before.kind === 'cancel' || after.kind === 'charge') return '; '
  return before.kind === 'refreshTreasure' && !usesTreasure(after) ? '; then ' : ', then '
}

function remarks({ on, by }: Trigger, effects: readonly Effect[]): string[] {
  const has = (kind: Effect['kind']): boolean => effects.some((effect) => effect.kind === kind)
  const said: string[] = []
  if (has('keepItem')) said.push(`${by === 'self' ? 'You' : 'They'} still return to the inn.`)
  if (on === 'eliminationPending' && has('takeRelic')) {
    if (by === 'self') said.push('(You stay in the game.)')
    if (by === 'any') said.push('(If it was you, you stay in the game.)')
  }
  return said
}

const phrases: Phrases = { triggers, effects, provided, link, remarks }

export const prophecyText = ({ trigger, effects }: ProphecyDef): string =>
  cardText(phrases, triggers[trigger.on](trigger), trigger, effects)

export function mentorText(mentor: Mentor): string {
  const trigger = triggerOf(mentor)
  const opening = mentor.when === 'lost' ? 'When lost' : triggers.turnStarted(trigger)
  return cardText(phrases, opening, trigger, mentor.effects)
}
