import { french } from '@monomyth/engine/text'
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
import { colourAdjectives, mentorGenders } from './cards.ts'
import { DIE, DORMANT, POINT, QUEST, RELIC } from './things.ts'

const { agree, count, de, list, numeral, plural, spelled, un } = french

const CELL: french.Noun = { one: 'case', many: 'cases', gender: 'f' }
const OPPONENT: french.Noun = { one: 'adversaire', many: 'adversaires', gender: 'm' }
const PROPHECY: french.Noun = { one: 'prophétie', many: 'prophéties', gender: 'f' }

const ADJACENT: french.Adjective = { m: 'adjacent', f: 'adjacente', mp: 'adjacents', fp: 'adjacentes' }
const AWAKE: french.Adjective = { m: 'éveillé', f: 'éveillée', mp: 'éveillés', fp: 'éveillées' }
const FREE: french.Adjective = { m: 'libre', f: 'libre', mp: 'libres', fp: 'libres' }
const LOST: french.Adjective = { m: 'perdu', f: 'perdue', mp: 'perdus', fp: 'perdues' }
const NEXT: french.Adjective = { m: 'voisin', f: 'voisine', mp: 'voisins', fp: 'voisines' }

type ByPlace = Readonly<Record<Place, string>>

/** Where something happens or somebody stands. */
const AT: ByPlace = {
  any: '',
  inn: ' à l’auberge',
  nextToInn: ' à côté de l’auberge',
  far: ' en terres lointaines',
  endOfWorld: ' au bout du monde',
  adjacent: ' à côté de vous',
  eventCell: ' à cet endroit',
}

/** Where a move leads; into the far lands it has verbs of its own. */
const TO: ByPlace = { ...AT, inn: ' jusqu’à l’auberge', endOfWorld: ' jusqu’au bout du monde' }

/** Which quests a card may act on. */
const questsOf = (place: Place, n: number): string =>
  ({
    any: '',
    inn: AT.inn,
    nextToInn: ` ${agree(NEXT, QUEST, n)} de l’auberge`,
    far: ' des terres lointaines',
    endOfWorld: ' du bout du monde',
    adjacent: ` ${agree(ADJACENT, QUEST, n)}`,
    eventCell: AT.eventCell,
  })[place]

/** Where a pawn may be placed. */
const onQuest = (place: Place): string =>
  place === 'inn' ? 'à l’auberge' : `sur une quête face visible${questsOf(place, 1)}`

const BY_CAUSE: Readonly<Record<Cause, string>> = {
  step: ' dans le cours normal du tour',
  bonus: ' en bonus',
  success: ' après une réussite',
  reward: ' en récompense',
  effect: ' par un effet',
}

export const effects: EffectWords = {
  // HJ-684: a lost mentor brings one prophecy in any case.
  drawProphecy: ({ count }, { trigger }) =>
    `piochez ${spelled(count, PROPHECY)}${isAfterOwnLoss(trigger) ? ' de plus' : ''}`,
  takeRelic(effect, around) {
    const state = effect.comes === 'dormant' ? `, ${agree(DORMANT, RELIC)}` : ''
    if (effect.from === 'eventRelic')
      return `${isAnyRelic(effect) ? '' : `si c’est ${aRelic(effect)}, `}prenez-la${state}`
    if (effect.from === 'opponent') return `prenez ${aRelic(effect)} à ${anOwner(effect.victimRelics)}${state}`
    const take = usesTreasure(around.before) ? 'prenez-y' : 'prenez dans le trésor'
    return `${reward(around)}${take} ${aRelic(effect)}${state}`
  },
  swapRelic: ({ maxPowerGain }, around) =>
    `${reward(around)}échangez une de vos reliques éveillées contre une relique du trésor dont la puissance ${
      maxPowerGain === 0
        ? 'est égale ou inférieure à la sienne'
        : `dépasse la sienne de ${maxPowerGain} au plus (elle peut aussi être égale ou inférieure)`
    }`,
  wakeRelics({ count, optional }, { trigger }) {
    const wherever = trigger.if.place === 'inn' && trigger.by !== 'self' ? ', où que vous soyez' : ''
    const wake = optional ? 'vous pouvez réveiller' : 'réveillez'
    if (count === 'all') return `${wake} toutes vos reliques dormantes${wherever}`
    const some = `${optional && count > 1 ? 'jusqu’à ' : ''}${numeral(count, RELIC.gender)}`
    const fewer = count === 2 ? ' (ou la seule, si vous n’en avez qu’une)' : ' (ou toutes, si vous en avez moins)'
    const end = `${optional || count === 1 ? '' : fewer}${wherever}`
    // Already spoken of: "si toutes vos reliques sont dormantes".
    if (trigger.if.ownAwakeRelics !== 0) return `${wake} ${some} de vos reliques dormantes${end}`
    return `${optional ? 'vous pouvez en réveiller' : 'réveillez-en'} ${some}${end}`
  },
  reveal({ count, place, optional }, { trigger }) {
    const upTo = optional && count > 1
    const isMay = optional && count === 1
    const some = `${upTo ? 'jusqu’à ' : ''}${numeral(count, QUEST.gender)}`
    if (trigger.on === 'questRevealed') {
      const others = `${some} autre${count > 1 ? 's' : ''}${questsOf(place, count)}`
      return `${isMay ? 'vous pouvez en révéler' : 'révélez-en'} ${others}`
    }
    return `${isMay ? 'vous pouvez révéler' : 'révélez'} ${some} ${plural(count, QUEST)}${questsOf(place, count)}`
  },
  peek: ({ count, place, optional }) =>
    `${optional ? 'vous pouvez regarder' : 'regardez'} en secret ${optional && count > 1 ? 'jusqu’à ' : ''}${spelled(
      count,
      QUEST,
    )} face cachée${questsOf(place, count)}`,
  hide: ({ count, place }) =>
    `voilez ${spelled(count, QUEST)} ${agree(FREE, QUEST, count)}${questsOf(place, count)} où ne se trouve aucun pion`,
  move({ steps, optional }) {
    const cells =
      optional && steps > 1 ? `une ${steps === 2 ? 'ou' : 'à'} ${spelled(steps, CELL)}` : spelled(steps, CELL)
    return `${optional ? 'vous pouvez vous déplacer' : 'déplacez-vous'} ${de(cells)}`
  },
  place({ place, optional }, { trigger }) {
    const isBack = place === 'eventCell' && isAfterOwnLoss(trigger)
    const verb = `${isBack ? 're' : ''}place${optional ? 'r' : 'z'}`
    const where = place === 'eventCell' ? onThatQuest(trigger) : onQuest(place)
    return `${isBack ? 'de retour à l’auberge, ' : ''}${optional ? 'vous pouvez ' : ''}${verb} votre pion ${where}`
  },
  modifyDice: ({ by }, { trigger }) => `${trigger.by === 'self' ? 'lancez' : 'il lance'} ${moreDice(by)}`,
  rerollDice: ({ count }) =>
    `choisissez-en ${numeral(count, DIE.gender)} ; ${count === 1 ? 'il est relancé' : 'ils sont relancés'}`,
  modifyValue: ({ by }) => `sa valeur ${by < 0 ? 'diminue' : 'augmente'} de ${Math.abs(by)} pour cette tentative`,
  modifyTotal: ({ by }) => addTo('au total', 'du total', by),
  charge({ dice, total }) {
    const next = 'votre prochaine tentative'
    if (dice === 0) return addTo(`au total de ${next}`, `du total de ${next}`, total)
    const more = total === 0 ? '' : ` ; ${addTo('à son total', 'de son total', total)}`
    return `${next} se fait avec ${moreDice(dice)}${more}`
  },
  waive({ epic, locks }) {
    const waived = [
      ...(epic ? ['elle n’est pas épique pour vous'] : []),
      ...(locks ? ['ses couleurs bloquées prennent sa plus haute valeur'] : []),
    ]
    const until = 'jusqu’à la fin de votre tour (du prochain si vous n’êtes pas le joueur actif)'
    return `${until}, ${list(waived)}${epic ? '' : ' pour vous'}`
  },
  keepItem: (_, { trigger }) => `${trigger.by === 'self' ? 'vous gardez' : 'il garde'} la relique ou le mentor utilisé`,
  refreshTreasure: (_, around) =>
    `${reward(around)}défaussez le trésor${usesTreasure(around.after) ? ',' : ' et'} posez cinq nouvelles reliques`,
  cancel({ what }, { trigger }) {
    if (what === 'prophecy') return 'annulez son effet'
    return { self: 'vous le perdez', opponent: 'il le perd', any: 'il est perdu' }[trigger.by]
  },
  chooseOne({ of }, around) {
    const either = list(
      of.map((effect) => sayEffect(effects, effect, { ...around, before: undefined, after: undefined })),
      'ou',
    )
    return around.before?.kind === 'cancel' ? `à sa place, ${either}` : either
  },
}

/** « une relique de votre choix », « une relique rouge de puissance 1 ou 2 » */
function aRelic(effect: EffectOf<'takeRelic'>): string {
  const { colour } = effect
  const powers = powersOf(effect)
  const relic = colour === 'any' ? un(RELIC) : `${un(RELIC)} ${agree(colourAdjectives[colour], RELIC)}`
  if (powers.length > 0) return `${relic} de puissance ${list(powers, 'ou')}`
  return isAnyRelic(effect) ? `${relic} de votre choix` : relic
}

const anOwner = (relics: number): string =>
  relics === 0 ? un(OPPONENT) : `${un(OPPONENT)} qui possède au moins ${spelled(relics, RELIC)}`

function reward(around: Around): string {
  if (!isBeforeReward(around)) return ''
  return `avant ${around.trigger.by === 'self' ? 'votre' : 'sa'} récompense, `
}

function onThatQuest({ on, by }: Trigger): string {
  if (on !== 'mentorLost' && on !== 'relicLost') return 'sur cette quête'
  return `sur la quête où ${by === 'self' ? 'vous venez' : 'il vient'} d’échouer`
}

const moreDice = (by: number): string => `${spelled(Math.abs(by), DIE)} de ${by < 0 ? 'moins' : 'plus'}`

const addTo = (to: string, from: string, by: number): string =>
  by < 0 ? `retirez ${-by} ${from}` : `ajoutez ${by} ${to}`

export const triggers: TriggerWords = {
  turnStarted({ by, if: { pawnPlace = 'any' } }) {
    if (by === 'self') return 'Au début de votre tour'
    if (by === 'any' && pawnPlace === 'any') return 'Au début de chaque tour'
    return `Au début du tour ${de(author(by, pawnPlace))}`
  },
  questRevealed: (trigger) => when(trigger, ['révélez', 'révèle'], ` ${aQuest(trigger.if)}${cause(trigger.if)}`),
  pawnArrived(trigger) {
    const { how, place = 'any' } = trigger.if
    if (how === 'sentBack') return when(trigger, ['êtes renvoyé', 'est renvoyé'], AT.inn)
    const verb = ARRIVE[how ?? 'any']
    if (saysQuest(trigger.if)) return when(trigger, verb, ` sur ${aQuest(trigger.if)}`)
    if (how === 'move') {
      if (place !== 'far') return when(trigger, verb, TO[place])
      return when(trigger, ['entrez ou vous déplacez', 'entre ou se déplace'], ' dans les terres lointaines')
    }
    return when(trigger, verb, place === 'any' ? ` sur ${un(CELL)}` : AT[place])
  },
  bonusDeclared: (trigger) => when(trigger, ['annoncez', 'annonce'], ` un bonus${at(trigger.if)}`),
  attemptDeclared: (trigger) => when(trigger, ['tentez', 'tente'], ` ${aQuest(trigger.if)}`),
  diceRolled: (trigger) => when(trigger, ['venez', 'vient'], ` de lancer les dés${quest('pour', trigger.if)}`),
  questAccomplished: (trigger) => when(trigger, ['accomplissez', 'accomplit'], ` ${aQuest(trigger.if)}`),
  relicGained: (trigger) => when(trigger, ['recevez', 'reçoit'], ` ${un(RELIC)}${cause(trigger.if)}`),
  questFailed: (trigger) => when(trigger, ['échouez', 'échoue'], quest('dans', trigger.if)),
  relicLost: (trigger) => when(trigger, ['perdez', 'perd'], ` ${un(RELIC)}${quest('dans', trigger.if)}`),
  mentorLost: (trigger) => when(trigger, ['perdez votre', 'perd son'], ` mentor${quest('dans', trigger.if)}`),
  prophecyPlayed: (trigger) => when(trigger, ['jouez', 'joue'], ` ${un(PROPHECY)}`),
  eliminationPending: (trigger) => when(trigger, ['allez', 'va'], ' être éliminé'),
}

const ARRIVE = {
  any: ['arrivez', 'arrive'],
  move: ['vous déplacez', 'se déplace'],
  place: ['êtes placé', 'est placé'],
} as const

const when = ({ by, if: { pawnPlace } }: Trigger, verb: readonly [you: string, other: string], rest: string): string =>
  by === 'self' ? `Quand vous ${verb[0]}${rest}` : `Quand ${author(by, pawnPlace)} ${verb[1]}${rest}`

const author = (by: 'opponent' | 'any', pawnPlace: Place = 'any'): string =>
  `${by === 'opponent' ? un(OPPONENT) : 'quelqu’un'}${pawnPlace === 'any' ? '' : ` qui se trouve${AT[pawnPlace]}`}`

const at = ({ place = 'any' }: Condition): string => AT[place]

const cause = ({ cause }: Condition): string => (cause === undefined ? '' : BY_CAUSE[cause])

/** The quest if the card is particular about it, else the place alone. */
const quest = (preposition: string, condition: Condition): string =>
  saysQuest(condition) ? ` ${preposition} ${aQuest(condition)}` : at(condition)

/** « une quête libre qui est épique ou porte un cadenas », « une quête à 3 points ou plus en terres lointaines » */
function aQuest(condition: Condition): string {
  const { minPoints, questColour, questIs = [] } = condition
  const free = questIs.includes('free') ? ` ${agree(FREE, QUEST)}` : ''
  const colour = questColour === undefined ? '' : ` ${colourOf(questColour)}`
  const hard = questIs.includes('epicOrLocked') ? ' qui est épique ou porte un cadenas' : ''
  const worth = minPoints === undefined ? '' : ` à ${count(minPoints, POINT)} ou plus`
  return `${un(QUEST)}${free}${colour}${worth}${hard}${at(condition)}`
}

const colourOf = (colour: NonNullable<Condition['questColour']>): string =>
  list(
    (colour === 'coloured' ? COLOURS : [colour]).map((each) => agree(colourAdjectives[each], QUEST)),
    'ou',
  )

function provided({ by, if: condition }: Trigger, effects: readonly Effect[]): string {
  const { pawnPlace = 'any', ownAwakeRelics: awake, ownDormantRelicsMin: dormant = 0 } = condition
  const areAllDormant = awake === 0 && dormant > 0
  const clauses: string[] = []
  if (by === 'self' && pawnPlace !== 'any') clauses.push(`vous êtes${AT[pawnPlace]}`)
  if (areAllDormant) clauses.push('toutes vos reliques sont dormantes')
  else if (awake === 0) clauses.push('vous n’avez aucune relique éveillée')
  else if (awake !== undefined)
    clauses.push(`vous avez exactement ${spelled(awake, RELIC)} ${agree(AWAKE, RELIC, awake)}`)
  if (dormant > 1 || (dormant === 1 && !areAllDormant && !isWaking(effects))) {
    clauses.push(`vous avez au moins ${spelled(dormant, RELIC)} ${agree(DORMANT, RELIC, dormant)}`)
  }
  return clauses.length === 0 ? '' : `, ${list(clauses.map((clause) => `si ${clause}`))}`
}

function link(before: Effect, after: Effect): string {
  if (isOnlyTotal(after)) return ' et '
  if (before.kind === 'cancel' || after.kind === 'charge') return ' ; '
  return before.kind === 'refreshTreasure' && !usesTreasure(after) ? ' ; puis ' : ', puis '
}

function remarks({ on, by }: Trigger, effects: readonly Effect[]): string[] {
  const has = (kind: Effect['kind']): boolean => effects.some((effect) => effect.kind === kind)
  const said: string[] = []
  if (has('keepItem')) said.push(`${by === 'self' ? 'Vous retournez' : 'Il retourne'} tout de même à l’auberge.`)
  if (on === 'eliminationPending' && has('takeRelic')) {
    if (by === 'self') said.push('(Vous restez en jeu.)')
    if (by === 'any') said.push('(Si c’était vous, vous restez en jeu.)')
  }
  return said
}

const phrases: Phrases = { triggers, effects, provided, link, remarks }

export const prophecyText = ({ trigger, effects }: ProphecyDef): string =>
  french.space(cardText(phrases, triggers[trigger.on](trigger), trigger, effects))

export function mentorText(mentor: Mentor): string {
  const trigger = triggerOf(mentor)
  const opening = mentor.when === 'lost' ? whenLost(mentorGenders[mentor.id]) : triggers.turnStarted(trigger)
  return french.space(cardText(phrases, opening, trigger, mentor.effects))
}

const whenLost = (gender: french.Gender): string =>
  `Quand ${gender === 'm' ? 'il' : 'elle'} est ${agree(LOST, { gender })}`
