import type { Condition, Effect, Operation } from '../effects/effect.ts'
import type { AdversaryDef, FaceDef, Path } from './cards.ts'
import {
  adv,
  atLeast,
  corrupt,
  difficulty,
  discard,
  distinct,
  either,
  FACING,
  hand,
  icons,
  level,
  NO_DARK,
  path,
  paths,
  played,
  recast,
  reserve,
  result,
  TRAITS,
  tra,
  tri,
  type With,
  whenever,
  xp,
} from './make.ts'
import {
  ANTIHERO_ADDS,
  addedRemoves,
  CORRUPTION_ADDS,
  DARING_REMOVES,
  DARKNESS_ADDS,
  DISCARD_ADDS,
  FAILURE_ADDS,
  JOURNEY_ADDS,
  MARGIN_REMOVES,
  matchRemoves,
  ROUT_ADDS,
  VIRTUE_REMOVES,
} from './tokens.ts'

/** What each face says of itself: the first helps who faces it, the second acts on a Crest. */
const face = <const N extends number>(number: N, difficulty: number, reward: Path, text: Effect): With<N, FaceDef> => ({
  number,
  difficulty,
  reward,
  effects: [text],
})

/** CTA-731 */
const helps = (condition: Condition, by = 2): Effect =>
  whenever('static', { if: [FACING, condition], do: [result(by)] })
const onCrest = (...operations: readonly Operation[]): Effect => whenever('crest', { do: operations })

type Header = Pick<AdversaryDef, 'id' | 'chapter' | 'form' | 'abilities'>

const adversary = <const H extends Header, const A extends FaceDef, const F extends FaceDef>(
  header: H,
  first: A,
  final: F,
  tokens: readonly Effect[],
): AdversaryDef & { readonly id: H['id']; readonly adversary: A; readonly final: F } => ({
  id: header.id,
  chapter: header.chapter,
  form: header.form,
  abilities: header.abilities,
  adversary: first,
  final,
  tokens,
})

/** CTA-889, CTA-960 Seven lines, one for each chapter; four of them have a stronger form B. */
const TABLE = [
  adversary(
    { id: '1A', chapter: 1, form: 'A', abilities: ['CON', 'CHA'] },
    face(124, 6, path('H'), helps(atLeast(2, TRAITS))), // The Dark Lord's Consort
    face(125, 8, path('CON', tri(7)), onCrest(either(level('hero', 1, 6), corrupt(1, 'active'), result(-1)))), // The Dark Lord
    [CORRUPTION_ADDS, VIRTUE_REMOVES],
  ),
  adversary(
    { id: '2A', chapter: 2, form: 'A', abilities: ['STR', 'DEX'] },
    face(126, 6, path('A'), helps(atLeast(1, icons('NAT')))), // Prophet of the Wyrm
    face(127, 8, path('STR', 'NAT', tri(5)), onCrest(either(hand(1), discard('active'), result(-1)))), // The Ashen Wyrm
    [DARKNESS_ADDS],
  ),
  adversary(
    { id: '2B', chapter: 2, form: 'B', abilities: ['CON', 'INT'] },
    face(128, 6, path('H'), helps(atLeast(5, distinct('ability')))), // Keeper of the Last Egg
    face(129, 9, path('INT', 'ARC', tri(6)), onCrest(either(reserve(1), xp(-1, 'active'), result(-1)))), // The Wyrm Reborn
    [DARKNESS_ADDS, ROUT_ADDS],
  ),
  adversary(
    { id: '3A', chapter: 3, form: 'A', abilities: ['STR', 'INT'] },
    face(130, 6, path('H'), helps(atLeast(2, paths('tri')))), // The King's Headsman
    // The Hollow King
    face(131, 8, path('INT', 'ROY', tri(5)), whenever('crest', { if: [level('hero', 4, 7)], do: [result(-1)] })),
    [ANTIHERO_ADDS, addedRemoves('JUS', 'ROY')],
  ),
  adversary(
    { id: '4A', chapter: 4, form: 'A', abilities: ['DEX', 'INT'] },
    face(132, 6, path('A'), helps(atLeast(2, distinct('story')))), // The Faceless Herald
    face(133, 8, path('DEX', tra(7)), onCrest(either(undefined, adv(1), result(-1)))), // The Mirror Prince
    [CORRUPTION_ADDS, MARGIN_REMOVES],
  ),
  adversary(
    { id: '4B', chapter: 4, form: 'B', abilities: ['WIS', 'CHA'] },
    face(134, 6, path('H'), helps(atLeast(4, played('hero')))), // The Silvered Captain
    // The Mirror Legion
    face(135, 9, path('CHA', 'ROY', tri(6)), whenever('crest', { if: [{ is: 'sameLevel' }], do: [result(-1)] })),
    [CORRUPTION_ADDS, MARGIN_REMOVES],
  ),
  adversary(
    { id: '5A', chapter: 5, form: 'A', abilities: ['CON', 'WIS'] },
    face(136, 6, path('H'), helps(atLeast(3, icons('CON')))), // The Leper Saint
    // The Plague Mother
    face(
      137,
      8,
      path('WIS', 'DIV', tri(5)),
      whenever('crest', { if: [reserve(1)], do: [xp(-1, 'active')], else: [result(-1)] }),
    ),
    [CORRUPTION_ADDS, FAILURE_ADDS, VIRTUE_REMOVES],
  ),
  adversary(
    { id: '6A', chapter: 6, form: 'A', abilities: ['DEX', 'WIS'] },
    face(138, 6, path('A'), helps(NO_DARK, 1)), // Caller of Thunder
    // The Storm Titan
    face(
      139,
      8,
      path('WIS', 'NAT', tri(5)),
      whenever('crest', { if: [{ is: 'abilityShowingTwo' }], do: [recast('abilityShowingTwo')], else: [result(-1)] }),
    ),
    [JOURNEY_ADDS, DARKNESS_ADDS, DARING_REMOVES],
  ),
  adversary(
    { id: '6B', chapter: 6, form: 'B', abilities: ['STR', 'CON'] },
    face(140, 6, path('H'), helps(atLeast(3, icons('STR')))), // The Grounded Giant
    face(141, 9, path('STR', 'JUS', tri(6)), onCrest(difficulty(1))), // The Storm Unbound
    [JOURNEY_ADDS, CORRUPTION_ADDS, DARING_REMOVES],
  ),
  adversary(
    { id: '7A', chapter: 7, form: 'A', abilities: ['INT', 'CHA'] },
    face(142, 6, path('A'), helps(atLeast(3, { of: 'largestSet' }))), // The Erased Hero
    face(143, 8, path('INT', 'ARC', tra(5)), onCrest(either(hand(1), discard('active'), result(-1)))), // The Unwritten
    [CORRUPTION_ADDS, DISCARD_ADDS, matchRemoves(2)],
  ),
  adversary(
    { id: '7B', chapter: 7, form: 'B', abilities: ['STR', 'WIS'] },
    face(144, 6, path('H'), helps(atLeast(4, played('any')))), // The Blank Scribe
    // The Last Page
    face(
      145,
      9,
      path('WIS', 'DIV', tra(6)),
      onCrest(either(reserve(1), xp(-1, 'active'), { do: 'suppress', what: 'heritage' })),
    ),
    [CORRUPTION_ADDS, ROUT_ADDS, matchRemoves(1)],
  ),
] as const

export type AdversaryId = (typeof TABLE)[number]['id']
export type FaceNumber = (typeof TABLE)[number]['adversary' | 'final']['number']
export interface Adversary extends AdversaryDef {
  readonly id: AdversaryId
}
/** In the order of their numbers. */
export const ADVERSARIES: readonly Adversary[] = TABLE
/** Both sides of each, in the order of their numbers. */
export const FACES: readonly FaceDef[] = TABLE.flatMap(({ adversary: first, final }): FaceDef[] => [first, final])
