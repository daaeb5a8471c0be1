import { describe, expect, test } from 'vitest'
import { ACTIONS } from './actions.ts'
import { ADVERSARIES } from './adversaries.ts'
import { ANTIHEROES } from './antiheroes.ts'
import type { AdversaryDef, ChallengeDef, FaceDef, FeatDef } from './cards.ts'
import { CHALLENGES } from './challenges.ts'
import { CLASSES } from './classes.ts'
import { DESTINIES } from './destinies.ts'
import { HERITAGES } from './heritages.ts'
import { HEROES } from './heroes.ts'
import { ORIGINS } from './origins.ts'
import { QUESTS } from './quests.ts'
import { reward, sentence, sentences } from './testing/notation.ts'
import { TRAITS } from './traits.ts'

/** The card tables of the rules, column by column without names: what the box must hold, written apart from the data. */
const PRINTED: readonly (readonly [number: number, row: string])[] = [
  [1, 'DO result(+1) | Base'],
  [2, 'DO xp(self,+1) | Base'],
  [3, 'DO onFail{xp(self,+2)} | Base'],
  [4, 'COST discard(self,1..all); DO xp(self,+paid) | Base'],
  [5, 'DO draw(self,H,1), draw(self,A,1), discard(self,1) | Base'],
  [6, 'DO recast(nonCrest,1) | Base'],
  [7, 'COST corrupt(self,1); DO result(+2) | Base'],
  [8, 'COST xp(1); DO draw(self,H/A,2) | Base'],
  [9, 'COST xp(1..2); DO result(+paid) | Base'],
  [10, 'DO turn(ability1,1) | Base'],
  [11, 'COST xp(2); DO virtue(self,1) | Ch. 2'],
  [12, 'DO copyHeritage(other) | Ch. 4'],
  [13, 'COST xp(1); DO cancelAction(this) | Ch. 6'],
  [14, 'CON, INT | ON static; IF ownTurn; DO freeDark(1); LIMIT 1/turn | Base'],
  [15, 'STR, CHA | ON playFeat(self); IF othersTurn; DO xp(self,+1); LIMIT 1/turn | Base'],
  [16, 'CON, CHA | ON declare(self); IF path(WIS/CHA); DO xp(self,+1) | Base'],
  [17, 'CON, WIS | ON static; IF ownTurn; DO freeJourney(1); LIMIT 1/turn | Base'],
  [18, 'STR, CON | ON declare(self); IF path(STR/CON); DO xp(self,+1) | Base'],
  [19, 'DEX, CON | ON fail(self); DO xp(self,+1) | Base'],
  [20, 'DEX, WIS | ON setup; DO draw(self,H,1) // ON virtue(self); DO xp(self,+2) | Base'],
  [
    21,
    'DEX, INT | ON setup; DO draw(self,A,1), corrupt(self,1) // ON storyAdd(self); IF has(Tra); DO xp(self,+1) | Base',
  ],
  [22, 'DEX, CHA | ON activate(turn); COST discard(self,1); DO draw(self,otherType,1); LIMIT 1/turn | Base'],
  [23, 'STR, WIS | ON declare(self); IF path(DEX/NAT); DO xp(self,+1) | Base'],
  [24, 'STR, DEX | ON overcome(self); IF margin>=2; DO xp(self,+1) | Base'],
  [25, 'STR, INT | ON activate(post); COST xp(1); DO turn(ability1,1); LIMIT 1/attempt | Ch. 1'],
  [26, 'INT, WIS | ON traitGain(self); DO xp(self,+1) | Ch. 3'],
  [27, 'INT, CHA | ON setup; DO xp(self,+2) // ON storyAdd(self); IF has(ROY); DO xp(self,+1) | Ch. 5'],
  [
    28,
    'WIS, CHA | ON setup; DO virtue(self,1) // ON wouldCorrupt(self); OPT; COST xp(2); DO prevent(1); LIMIT 1/turn | Ch. 7',
  ],
  [29, 'CON | STR | ON cast(self); DO setDark(own,each)'],
  [30, 'CHA | DEX | ON playFeat(self); IF adds(result); DO result(+1)'],
  [31, 'WIS | CON | ON virtue(self); DO draw(self,H,1)'],
  [32, 'STR | DEX | ON crest(self); DO result(+1)'],
  [33, 'WIS | STR | ON activate(post); DO recast(nonCrest,1); LIMIT 1/attempt'],
  [34, 'CON | WIS | ON static; IF noDark; DO result(+1)'],
  [35, 'STR | CHA | ON static; IF level<=2; DO result(+1)'],
  [36, 'DEX | WIS | ON storyAdd(self); IF has(NAT); DO draw(self,H,1)'],
  [37, 'DEX | INT | ON activate(post); COST xp(1); DO reattempt; LIMIT 1/turn'],
  [38, 'CHA | INT | ON static; DO specialZero(+1)'],
  [39, 'INT | CHA | ON storyAdd(self); IF has(ARC); DO draw(self,A,1)'],
  [40, 'INT | CON | ON runeDraw(self); DO draw(self,same,1)'],
  [41, '– | DO tri(1*icons(DEX/INT)), tri(1*icons(ARC)) | Base'],
  [42, '– | DO tri(1*icons(WIS/INT)), tri(1*traits) | Base'],
  [43, '– | DO tri(1*icons(STR/WIS)), tri(1*icons(NAT)) | Base'],
  [44, '– | DO tri(1*icons(WIS/CHA)), tri(1*icons(DIV)) | Base'],
  [45, '– | DO tra(1*icons(STR/CHA)), tra(1*icons(VIL)) | Base'],
  [46, '– | DO tri(1*icons(CON/CHA)), tri(1*icons(ROY)) | Base'],
  [47, '– | DO tra(1*icons(DEX/CON)), tra(1*icons(VIL)) | Base'],
  [48, '– | DO tri(1*icons(STR/CON)), tri(1*icons(JUS)) | Ch. 1'],
  [49, '– | DO tra(1*icons(INT/DEX)), tra(1*icons(ARC)) | Ch. 2'],
  [50, 'Tra 2 | DO tra(1*paths(Tra)), tra(1*half(played(A))) | Ch. 3'],
  [51, '– | DO tri(1*paths(Tri)), tri(1*half(played(H))) | Ch. 4'],
  [52, '– | DO tri(1*distinct(ability)), tri(1*distinct(story)) | Ch. 5'],
  [53, 'ROY | DO tri(1*traits), tri(1*icons(ROY)), tri(3*levelIn(3..4)) | Ch. 6'],
  [54, 'Tra 2 | DO tra(1*icons(INT/CHA)), tra(1*corruptionDepth) | Ch. 7'],
  [55, 'I | CON | ON gain; IF icons(DEX)>=1; DO xp(self,+1)'],
  [56, 'I | STR | ON gain; IF icons(CON)>=1; DO xp(self,+1)'],
  [57, 'I | DEX | ON gain; IF icons(INT)>=1; DO xp(self,+1)'],
  [58, 'I | INT | ON gain; IF icons(WIS)>=1; DO xp(self,+1)'],
  [59, 'I | CHA | ON gain; IF icons(CON)>=1; DO xp(self,+1)'],
  [60, 'I | WIS | ON gain; IF icons(CHA)>=1; DO xp(self,+1)'],
  [61, 'I | Tri 1, V | ON gain; IF icons(WIS)>=1; DO draw(self,H,1)'],
  [62, 'I | Tra 1, A | ON gain; IF icons(STR)>=1; DO xp(self,+1)'],
  [63, 'I | 3 | STR, DEX | STR, H | DEX, JUS'],
  [64, 'I | 3 | STR, INT | INT | STR, Tra 1'],
  [65, 'I | 3 | CON, WIS | WIS, V | CON, DIV'],
  [66, 'I | 3 | STR, CON | CON | STR, Tri 1'],
  [67, 'I | 3 | STR, CHA | STR, H | CHA, JUS'],
  [68, 'I | 3 | DEX, CHA | CHA, H | DEX, VIL'],
  [69, 'I | 2 | STR, WIS | WIS | STR, Tri 1'],
  [70, 'I | 3 | DEX, INT | DEX, A | INT, ROY'],
  [71, 'I | 4 | CON, INT | INT, NAT | CON, DIV, Tri 1'],
  [72, 'I | 3 | CON, CHA | CHA, A | CON, Tra 2'],
  [73, 'I | 2 | DEX, WIS | DEX | WIS, NAT'],
  [74, 'I | 4 | INT, WIS | INT, ARC | WIS, ARC, Tri 1'],
  [75, 'I | 2 | DEX, CON | DEX | CON, Tri 1'],
  [76, 'I | 3 | INT, CHA | INT, H | CHA, VIL'],
  [77, 'I | 4 | WIS, CHA | CHA, ROY | WIS, Tri 2, V'],
  [78, 'II | STR, Tra 1 | ON gain; IF addedLastTurn(STR/CON); DO xp(self,+1)'],
  [79, 'II | CHA, Tri 1 | ON gain; DO virtue(self,1)'],
  [80, 'II | DEX, Tra 1 | ON gain; IF addedLastTurn(DEX/CHA); DO xp(self,+1)'],
  [81, 'II | WIS, NAT | ON gain; IF addedLastTurn(WIS/CON); DO xp(self,+1)'],
  [82, 'II | CON, Tri 1 | ON gain; IF traits>=2; DO xp(self,+2)'],
  [83, 'II | INT, ARC | ON gain; IF addedLastTurn(INT/WIS); DO xp(self,+1)'],
  [84, 'II | ROY, JUS | ON gain; IF icons(CHA)>=1; DO draw(self,H,1)'],
  [85, 'II | VIL, A | ON gain; OPT; COST corrupt(self,1); DO xp(self,+2)'],
  [86, 'II | 4 | STR, DEX | STR, H | DEX, ROY'],
  [87, 'II | 5 | STR, CON | CON, Tri 2 | STR, JUS, Tri 1'],
  [88, 'II | 5 | STR, CHA | STR, Tra 2 | CHA, ROY, V'],
  [89, 'II | 4 | STR, INT | INT, H | STR, JUS'],
  [90, 'II | 5 | STR, WIS | STR, NAT | WIS, NAT, V'],
  [91, 'II | 4 | DEX, CON | DEX, H | CON, JUS'],
  [92, 'II | 5 | DEX, INT | DEX, Tri 1, H | INT, ARC, Tri 1'],
  [93, 'II | 4 | DEX, WIS | DEX, A | WIS, DIV'],
  [94, 'II | 5 | INT, CHA | CHA, ROY | INT, VIL, Tra 1'],
  [95, 'II | 5 | CON, WIS | WIS, DIV | CON, NAT, Tra 2, C'],
  [96, 'II | 5 | DEX, CHA | DEX, VIL | CHA, Tri 2, H'],
  [97, 'II | 5 | CON, INT | CON, ARC | INT, ARC, Tra 1'],
  [98, 'II | 6 | CON, CHA | CHA, DIV, Tri 1 | CON, Tri 3, H'],
  [99, 'II | 5 | INT, WIS | INT, Tri 1, H | WIS, DIV, Tri 1'],
  [100, 'II | 6 | WIS, CHA | CHA, Tri 2, V | WIS, VIL, Tra 2'],
  [101, 'III | STR, Tra 3 | ON gain; IF paths(Tra)>=2; DO xp(self,+2)'],
  [102, 'III | DEX, VIL, Tra 1 | ON gain; IF level>=4; DO draw(self,A,1)'],
  [103, 'III | CON, Tri 3 | ON gain; IF icons(CON)>=2; DO xp(self,+2)'],
  [104, 'III | WIS, DIV, Tri 1 | ON gain; DO virtue(self,1)'],
  [105, 'III | INT, ARC, Tri 1 | ON gain; IF distinct(story)>=3; DO xp(self,+2)'],
  [106, 'III | CHA, ROY, Tri 1 | ON gain; DO draw(self,H,1)'],
  [107, 'III | JUS, Tri 3 | ON gain; IF traits>=2; DO xp(self,+2)'],
  [108, 'III | 7 | STR, DEX | STR, Tri 4 | DEX, ROY, Tra 3'],
  [109, 'III | 6 | STR, INT | INT, Tri 3 | STR, Tri 3, H'],
  [110, 'III | 7 | STR, WIS | WIS, NAT, Tri 2 | STR, NAT, Tra 3'],
  [111, 'III | 7 | STR, CHA | STR, ROY, Tra 2 | CHA, JUS, Tri 3'],
  [112, 'III | 6 | DEX, CON | CON, Tri 3 | DEX, VIL, Tra 2'],
  [113, 'III | 7 | DEX, INT | INT, Tri 4 | DEX, ARC, Tri 3'],
  [114, 'III | 7 | STR, CON | STR, Tra 3, A | CON, JUS, Tri 3'],
  [115, 'III | 6 | DEX, WIS | DEX, Tra 3 | WIS, NAT, Tri 2'],
  [116, 'III | 7 | DEX, CHA | DEX, Tri 3, H | CHA, VIL, Tra 3'],
  [117, 'III | 8 | CON, INT | INT, ARC, Tri 3 | CON, DIV, Tri 4'],
  [118, 'III | 7 | CON, WIS | CON, Tra 4 | WIS, DIV, Tri 3'],
  [119, 'III | 7 | INT, WIS | WIS, Tri 3, H | INT, Tra 4, A'],
  [120, 'III | 6 | INT, CHA | INT, Tri 3 | CHA, Tra 4, A, C'],
  [121, 'III | 8 | WIS, CHA | CHA, Tri 4, V | WIS, Tra 6'],
  [
    122,
    'ON setup; DO adv(+5*players) // ON crest(any); DO playAction(top) // ON fail(any); DO adv(+1) // ON overcome(any); IF facingAdversary; DO adv(-1*margin)',
  ],
  [
    123,
    'ON setup; DO adv(+6*players) // ON crest(any); DO playAction(top) // ON fail(any); DO adv(+1) // ON failAdversary(any); DO adv(+1) // ON overcome(any); IF facingAdversary; DO adv(-1*margin) // ON actReveal; IF act=3; DO adv(+1*players) // ON actionReshuffle; DO adv(+1)',
  ],
  [
    124,
    '1A | Adversary | 6 | CON, CHA | H | ON static; IF facingAdversary, traits>=2; DO result(+2) | ON corruption(any); DO adv(+1) // ON virtue(any); DO adv(-1)',
  ],
  [
    125,
    '1A | Final | 8 | CON, CHA | CON, Tri 7 | ON crest(any); DO choose{corrupt(active,1) [needs heroLevel<=6] OR result(-1)} | ON corruption(any); DO adv(+1) // ON virtue(any); DO adv(-1)',
  ],
  [
    126,
    '2A | Adversary | 6 | STR, DEX | A | ON static; IF facingAdversary, icons(NAT)>=1; DO result(+2) | ON darkCast(any); IF darkCast>=1; DO adv(+1)',
  ],
  [
    127,
    '2A | Final | 8 | STR, DEX | STR, NAT, Tri 5 | ON crest(any); DO choose{discard(active,1) [needs hand>=1] OR result(-1)} | ON darkCast(any); IF darkCast>=1; DO adv(+1)',
  ],
  [
    128,
    '2B | Adversary | 6 | CON, INT | H | ON static; IF facingAdversary, distinct(ability)>=5; DO result(+2) | ON darkCast(any); IF darkCast>=1; DO adv(+1) // ON fail(any); IF margin<=-3; DO adv(+1)',
  ],
  [
    129,
    '2B | Final | 9 | CON, INT | INT, ARC, Tri 6 | ON crest(any); DO choose{xp(active,-1) [needs xp>=1] OR result(-1)} | ON darkCast(any); IF darkCast>=1; DO adv(+1) // ON fail(any); IF margin<=-3; DO adv(+1)',
  ],
  [
    130,
    '3A | Adversary | 6 | STR, INT | H | ON static; IF facingAdversary, paths(Tri)>=2; DO result(+2) | ON playFeat(any); IF type(A); DO adv(+1) // ON storyAdd(any); IF has(JUS/ROY); DO adv(-1)',
  ],
  [
    131,
    '3A | Final | 8 | STR, INT | INT, ROY, Tri 5 | ON crest(any); IF heroLevel>=4; DO result(-1) | ON playFeat(any); IF type(A); DO adv(+1) // ON storyAdd(any); IF has(JUS/ROY); DO adv(-1)',
  ],
  [
    132,
    '4A | Adversary | 6 | DEX, INT | A | ON static; IF facingAdversary, distinct(story)>=2; DO result(+2) | ON corruption(any); DO adv(+1) // ON overcome(any); IF margin>=4; DO adv(-1)',
  ],
  [
    133,
    '4A | Final | 8 | DEX, INT | DEX, Tra 7 | ON crest(any); DO choose{adv(+1) OR result(-1)} | ON corruption(any); DO adv(+1) // ON overcome(any); IF margin>=4; DO adv(-1)',
  ],
  [
    134,
    '4B | Adversary | 6 | WIS, CHA | H | ON static; IF facingAdversary, played(H)>=4; DO result(+2) | ON corruption(any); DO adv(+1) // ON overcome(any); IF margin>=4; DO adv(-1)',
  ],
  [
    135,
    '4B | Final | 9 | WIS, CHA | CHA, ROY, Tri 6 | ON crest(any); IF sameLevelAsAnother; DO result(-1) | ON corruption(any); DO adv(+1) // ON overcome(any); IF margin>=4; DO adv(-1)',
  ],
  [
    136,
    '5A | Adversary | 6 | CON, WIS | H | ON static; IF facingAdversary, icons(CON)>=3; DO result(+2) | ON corruption(any); DO adv(+1) // ON fail(any); DO adv(+1) // ON virtue(any); DO adv(-1)',
  ],
  [
    137,
    '5A | Final | 8 | CON, WIS | WIS, DIV, Tri 5 | ON crest(any); IF xp>=1; DO xp(active,-1) ELSE result(-1) | ON corruption(any); DO adv(+1) // ON fail(any); DO adv(+1) // ON virtue(any); DO adv(-1)',
  ],
  [
    138,
    '6A | Adversary | 6 | DEX, WIS | A | ON static; IF facingAdversary, noDark; DO result(+1) | ON journey(any); DO adv(+1) // ON darkCast(any); IF darkCast>=1; DO adv(+1) // ON overcome(any); IF bottom, noDark, margin>=2; DO adv(-1)',
  ],
  [
    139,
    '6A | Final | 8 | DEX, WIS | WIS, NAT, Tri 5 | ON crest(any); IF heroAbility2>=1; DO recast(heroAbility2,1) ELSE result(-1) | ON journey(any); DO adv(+1) // ON darkCast(any); IF darkCast>=1; DO adv(+1) // ON overcome(any); IF bottom, noDark, margin>=2; DO adv(-1)',
  ],
  [
    140,
    '6B | Adversary | 6 | STR, CON | H | ON static; IF facingAdversary, icons(STR)>=3; DO result(+2) | ON journey(any); DO adv(+1) // ON corruption(any); DO adv(+1) // ON overcome(any); IF bottom, noDark, margin>=2; DO adv(-1)',
  ],
  [
    141,
    '6B | Final | 9 | STR, CON | STR, JUS, Tri 6 | ON crest(any); DO difficulty(+1) | ON journey(any); DO adv(+1) // ON corruption(any); DO adv(+1) // ON overcome(any); IF bottom, noDark, margin>=2; DO adv(-1)',
  ],
  [
    142,
    '7A | Adversary | 6 | INT, CHA | A | ON static; IF facingAdversary, largestSet>=3; DO result(+2) | ON corruption(any); DO adv(+1) // ON discardFeat(any); DO adv(+1) // ON storyAdd(any); IF matching; DO adv(-2)',
  ],
  [
    143,
    '7A | Final | 8 | INT, CHA | INT, ARC, Tra 5 | ON crest(any); DO choose{discard(active,1) [needs hand>=1] OR result(-1)} | ON corruption(any); DO adv(+1) // ON discardFeat(any); DO adv(+1) // ON storyAdd(any); IF matching; DO adv(-2)',
  ],
  [
    144,
    '7B | Adversary | 6 | STR, WIS | H | ON static; IF facingAdversary, played(H/A)>=4; DO result(+2) | ON corruption(any); DO adv(+1) // ON fail(any); IF margin<=-3; DO adv(+1) // ON storyAdd(any); IF matching; DO adv(-1)',
  ],
  [
    145,
    '7B | Final | 9 | STR, WIS | WIS, DIV, Tra 6 | ON crest(any); DO choose{xp(active,-1) [needs xp>=1] OR suppress(heritage)} | ON corruption(any); DO adv(+1) // ON fail(any); IF margin<=-3; DO adv(+1) // ON storyAdd(any); IF matching; DO adv(-1)',
  ],
  [146, 'Base | IF hand>=1; DO discard(active,1) ELSE difficulty(+2)'],
  [147, 'Base | DO suppress(class)'],
  [148, 'Base | DO choose{xp(active,-1) [needs xp>=1] OR result(-1)}'],
  [149, 'Base | DO adv(+1)'],
  [150, 'Base | DO choose{corrupt(active,1) [needs heroLevel<=6] OR difficulty(+1)}'],
  [151, 'Base | IF featBonusFromOthers>=1; DO suppress(featsOfOthers) ELSE result(-1)'],
  [152, 'Ch. 1 | DO addRune(DARK,1)'],
  [153, 'Ch. 2 | IF darkCast>=1; DO result(-1*darkCast) ELSE result(-1)'],
  [154, 'Ch. 3 | IF xp>=2; DO xp(active,-2) ELSE difficulty(+1)'],
  [155, 'Ch. 4 | IF heroAbility2>=1; DO flip(heroAbility2,1) ELSE result(-1)'],
  [156, 'Ch. 5 | DO xp(each,-1)'],
  [157, 'Ch. 6 | DO sweepRow(current), difficulty(+1)'],
  [158, 'Ch. 7 | DO choose{discard(active,random 1) [needs hand>=1] OR adv(+1), result(-1)}'],
  [159, 'attempt | IF path(STR/CON); DO result(+2) | –'],
  [160, 'attempt | IF path(INT/WIS); DO result(+2) | –'],
  [161, 'attempt | IF path(DEX/CHA); DO result(+2) | –'],
  [162, 'post | DO turn(ability1,1) | –'],
  [163, 'attempt | IF path(STR/CON/CHA); DO result(+1) WHEN ownTurn, result(+2) WHEN othersTurn | –'],
  [164, 'attempt | IF path(DEX/INT/WIS); DO result(+1) WHEN ownTurn, result(+2) WHEN othersTurn | –'],
  [165, 'attempt | IF relevant(INT/WIS); DO addIcon(INT/WIS,1) | –'],
  [166, 'attempt | IF relevant(STR/CHA); DO addIcon(STR/CHA,1) | –'],
  [167, 'attempt | IF relevant(DEX/CON); DO addIcon(DEX/CON,1) | –'],
  [168, 'post | IF ownTurnOrFailing; DO reattempt | –'],
  [169, 'post | IF actionPending; DO cancelAction(chosen) | adversary'],
  [170, 'attempt | DO result(+1*icons(DIV)) | –'],
  [171, 'attempt | DO result(+1*icons(JUS)) | –'],
  [172, 'attempt | DO result(+1*icons(ARC)) | –'],
  [173, 'attempt | DO result(+1*icons(NAT)) | –'],
  [174, 'attempt | IF facingAdversary; DO result(+2) | adversary'],
  [175, 'ownTurn | IF level>=2; DO virtue(self,1) | –'],
  [176, 'anytime | IF chosenLevel>=5; DO virtue(chosen(any),2) | –'],
  [177, 'afterFail | DO xp(hero,+2) | –'],
  [178, 'ownTurn | DO xp(self,+2) | –'],
  [179, 'turnStart | DO freeJourney(2) | –'],
  [180, 'post | IF moonShown; DO ignoreMoons(hero) | –'],
  [181, 'afterOvercome | IF ownTurn, noDark; DO xp(self,+1), draw(self,H,1) | –'],
  [182, 'anytime | IF advTokens>=1; DO adv(-1), adv(-1*heroesAtLevel(1..2)) | adversary'],
  [183, 'attempt | IF path(DEX/INT); DO result(+2) | –'],
  [184, 'attempt | IF path(STR/CHA); DO result(+2) | –'],
  [185, 'attempt | IF path(CON/WIS); DO result(+2) | –'],
  [186, 'attempt | COST xp(1); DO result(+2) | –'],
  [187, 'attempt | IF darkFree>=1; DO addRune(DARK,1) | –'],
  [188, 'attempt | IF ownTurn; COST corrupt(self,1); DO result(+3) | –'],
  [189, 'attempt | IF othersTurn, notAdversary; DO difficulty(+2), onFail{xp(self,+1)} | –'],
  [190, 'anytime | IF advTokens>=1; DO stealAdv(self,1) | adversary'],
  [191, 'ownTurn | IF chosenXp>=1; DO steal(chosen(other),xp,1) | –'],
  [192, 'ownTurn | IF chosenXpOrCard>=1; DO demand(chosen(other),xp1/card1) | –'],
  [193, 'stack | IF featBelow(other); DO cancelFeat(top) | –'],
  [194, 'post | DO flip(nonCrest,1) | –'],
  [195, 'attempt | DO result(+1*icons(ROY)) | –'],
  [196, 'attempt | DO result(+1*icons(ARC)) | –'],
  [197, 'attempt | DO result(+1*icons(VIL)) | –'],
  [198, 'post | IF ownTurn; COST corrupt(self,1); DO reattempt, result(+1) | –'],
  [199, 'attempt | IF ownTurn, facingAdversary, played(A)>=1; DO result(+1*min(played(A),4)) | adversary'],
  [200, 'ownTurn | IF discardPile(H/A)>=1; DO retrieve(H/A,1) | –'],
  [201, 'ownTurn | COST corrupt(self,1); DO draw(self,A,2) | –'],
  [202, 'post | IF actionPending; COST corrupt(self,1); DO cancelAction(chosen) | adversary'],
  [203, 'afterFail | IF ownTurn; DO xp(self,+2) | –'],
  [204, 'ownTurn | COST corrupt(self,1..2); DO xp(self,+2*paid) | –'],
  [205, 'anytime | IF chosenLevel<=6; DO corrupt(chosen(any),1), xp(chosen(any),+2) | –'],
  [206, 'attempt | IF heroLevel>=6; DO result(+3) | –'],
]

const ROMAN = ['', 'I', 'II', 'III'] as const
const deck = (chapter: number): string => (chapter === 0 ? 'Base' : `Ch. ${chapter}`)
const row = (...cells: readonly (string | number)[]): string => cells.join(' | ')
/** Heritages and Destinies leave out what is the same on all of them. */
const after = (prefix: string, written: string): string =>
  written.startsWith(prefix) ? written.slice(prefix.length) : `no ${prefix}: ${written}`

const challengeRow = ({ act, difficulty, abilities, top, bottom }: ChallengeDef): string =>
  row(ROMAN[act], difficulty, abilities.join(', '), reward(top), reward(bottom))
const featRow = ({ timing, effect, adversary, names }: FeatDef): string =>
  row(timing, sentence(effect, names), adversary ? 'adversary' : '–')
const faceRow = (card: AdversaryDef, side: string, face: FaceDef): string =>
  row(
    card.id,
    side,
    face.difficulty,
    card.abilities.join(', '),
    reward(face.reward),
    sentences(face.effects),
    sentences(card.tokens),
  )

/** Heritage: the trigger and the choice stand above the table; a cost makes them part with `; `. */
const heritageSays = (written: string): string => after('ON crest(self); ', written).replace('OPT; ', '')

const WRITTEN = new Map<number, string>([
  ...HERITAGES.map(({ number, own, chapter }) => [number, row(heritageSays(sentence(own)), deck(chapter))] as const),
  ...ORIGINS.map(
    ({ number, abilities, effects, chapter }) =>
      [number, row(abilities.join(', '), sentences(effects), deck(chapter))] as const,
  ),
  ...CLASSES.map(({ number, first, second, third }) => [number, row(first, second, sentence(third))] as const),
  ...DESTINIES.map(
    ({ number, corner, effects, chapter }) =>
      [number, row(reward(corner), after('ON score; ', sentences(effects)), deck(chapter))] as const,
  ),
  ...TRAITS.map(({ number, act, path, effect }) => [number, row(ROMAN[act], reward(path), sentence(effect))] as const),
  ...CHALLENGES.map((card) => [card.number, challengeRow(card)] as const),
  ...QUESTS.map(({ number, effects }) => [number, sentences(effects)] as const),
  ...ADVERSARIES.flatMap((card) => [
    [card.adversary.number, faceRow(card, 'Adversary', card.adversary)] as const,
    [card.final.number, faceRow(card, 'Final', card.final)] as const,
  ]),
  ...ACTIONS.map(({ number, chapter, effect }) => [number, row(deck(chapter), sentence(effect))] as const),
  ...[...HEROES, ...ANTIHEROES].map((card) => [card.number, featRow(card)] as const),
])

describe('the card tables', () => {
  test('the tables name every card of the box', () => {
    expect(PRINTED.map(([number]) => number)).toEqual([...WRITTEN.keys()].sort((a, b) => a - b))
  })

  test.each(PRINTED)('card %i is as printed', (number, printed) => {
    expect(WRITTEN.get(number)).toBe(printed)
  })

  test('CTA-502 every Heritage may be declined', () => {
    expect(HERITAGES.map(({ own }) => own.optional)).toEqual(HERITAGES.map(() => true))
  })
})
