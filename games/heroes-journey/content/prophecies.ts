import type { ProphecyDef } from './cards.ts'

/** HJ-029: of each prophecy. */
export const COPIES = 2

/** HJ-960 to HJ-962: most answer an opponent; none touches legend points, attempts per turn or a last item. */
const TABLE = [
  {
    id: 'P01',
    trigger: { on: 'diceRolled', by: 'opponent', if: {} },
    effects: [{ kind: 'rerollDice', count: 1 }],
  },
  {
    id: 'P02',
    trigger: { on: 'attemptDeclared', by: 'opponent', if: { minPoints: 3 } },
    effects: [{ kind: 'modifyValue', by: 2 }],
  },
  {
    id: 'P03',
    trigger: { on: 'questFailed', by: 'self', if: {} },
    effects: [{ kind: 'keepItem' }],
  },
  {
    id: 'P04',
    trigger: { on: 'relicLost', by: 'opponent', if: {} },
    effects: [
      {
        kind: 'takeRelic',
        from: 'eventRelic',
        colour: 'any',
        minPower: 1,
        maxPower: 3,
        victimRelics: 0,
        comes: 'dormant',
      },
    ],
  },
  {
    id: 'P05',
    trigger: { on: 'questAccomplished', by: 'opponent', if: { place: 'far' } },
    effects: [
      { kind: 'takeRelic', from: 'treasure', colour: 'any', minPower: 1, maxPower: 2, victimRelics: 0, comes: 'awake' },
    ],
  },
  {
    id: 'P06',
    trigger: { on: 'questRevealed', by: 'opponent', if: { place: 'far' } },
    effects: [
      { kind: 'reveal', count: 1, place: 'any', optional: false },
      { kind: 'move', steps: 1, optional: true },
    ],
  },
  {
    id: 'P07',
    trigger: { on: 'pawnArrived', by: 'opponent', if: { how: 'move', place: 'far' } },
    effects: [{ kind: 'move', steps: 2, optional: true }],
  },
  {
    id: 'P08',
    trigger: { on: 'bonusDeclared', by: 'opponent', if: {} },
    effects: [
      { kind: 'cancel', what: 'bonus' },
      {
        kind: 'chooseOne',
        of: [
          { kind: 'move', steps: 1, optional: false },
          { kind: 'reveal', count: 1, place: 'any', optional: false },
        ],
      },
    ],
  },
  {
    id: 'P09',
    trigger: { on: 'pawnArrived', by: 'opponent', if: { place: 'inn', ownDormantRelicsMin: 1 } },
    effects: [{ kind: 'wakeRelics', count: 'all', optional: false }],
  },
  {
    id: 'P10',
    trigger: { on: 'questAccomplished', by: 'opponent', if: { questColour: 'coloured' } },
    effects: [{ kind: 'refreshTreasure' }, { kind: 'reveal', count: 1, place: 'any', optional: true }],
  },
  {
    id: 'P11',
    trigger: { on: 'prophecyPlayed', by: 'opponent', if: {} },
    effects: [{ kind: 'cancel', what: 'prophecy' }],
  },
  {
    id: 'P12',
    trigger: { on: 'pawnArrived', by: 'opponent', if: { place: 'endOfWorld' } },
    effects: [{ kind: 'place', place: 'endOfWorld', optional: false }],
  },
  {
    id: 'P13',
    trigger: { on: 'turnStarted', by: 'self', if: { ownDormantRelicsMin: 1 } },
    effects: [{ kind: 'wakeRelics', count: 2, optional: false }],
  },
  {
    id: 'P14',
    trigger: { on: 'turnStarted', by: 'opponent', if: { pawnPlace: 'far' } },
    effects: [{ kind: 'hide', count: 1, place: 'far' }],
  },
  {
    id: 'P15',
    trigger: { on: 'questAccomplished', by: 'opponent', if: { minPoints: 3 } },
    effects: [{ kind: 'charge', dice: 1, total: 0 }],
  },
  {
    id: 'P16',
    trigger: { on: 'eliminationPending', by: 'any', if: {} },
    effects: [
      { kind: 'takeRelic', from: 'treasure', colour: 'any', minPower: 1, maxPower: 3, victimRelics: 0, comes: 'awake' },
    ],
  },
  {
    id: 'P17',
    trigger: { on: 'attemptDeclared', by: 'self', if: {} },
    effects: [{ kind: 'modifyDice', by: 1 }],
  },
  {
    id: 'P18',
    trigger: { on: 'pawnArrived', by: 'self', if: { questIs: ['free', 'epicOrLocked'] } },
    effects: [{ kind: 'waive', epic: true, locks: true }],
  },
  {
    id: 'P19',
    trigger: { on: 'relicGained', by: 'opponent', if: { cause: 'reward' } },
    effects: [{ kind: 'swapRelic', maxPowerGain: 1 }],
  },
  {
    id: 'P20',
    trigger: { on: 'questFailed', by: 'opponent', if: { place: 'far' } },
    effects: [
      { kind: 'place', place: 'eventCell', optional: false },
      { kind: 'charge', dice: 0, total: 2 },
    ],
  },
] as const satisfies readonly ProphecyDef[]

export type ProphecyId = (typeof TABLE)[number]['id']
export interface Prophecy extends ProphecyDef {
  readonly id: ProphecyId
}
export const PROPHECIES: readonly Prophecy[] = TABLE
