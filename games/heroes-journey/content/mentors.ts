import type { MentorDef } from './cards.ts'

/** HJ-990: per colour three that act when lost and one at the start of its owner's turn. */
const TABLE = [
  {
    id: 'M01',
    colour: 'red',
    when: 'lost',
    if: {},
    effects: [
      { kind: 'takeRelic', from: 'treasure', colour: 'red', minPower: 1, maxPower: 2, victimRelics: 0, comes: 'awake' },
    ],
  },
  { id: 'M02', colour: 'red', when: 'lost', if: {}, effects: [{ kind: 'charge', dice: 1, total: 0 }] },
  {
    id: 'M03',
    colour: 'red',
    when: 'lost',
    if: {},
    effects: [{ kind: 'place', place: 'eventCell', optional: true }],
  },
  {
    id: 'M04',
    colour: 'red',
    when: 'turnStart',
    if: { ownAwakeRelics: 0, ownDormantRelicsMin: 1 },
    effects: [{ kind: 'wakeRelics', count: 1, optional: true }],
  },
  {
    id: 'M05',
    colour: 'green',
    when: 'lost',
    if: {},
    effects: [
      {
        kind: 'takeRelic',
        from: 'treasure',
        colour: 'green',
        minPower: 1,
        maxPower: 2,
        victimRelics: 0,
        comes: 'awake',
      },
    ],
  },
  {
    id: 'M06',
    colour: 'green',
    when: 'lost',
    if: {},
    effects: [{ kind: 'reveal', count: 3, place: 'any', optional: true }],
  },
  {
    id: 'M07',
    colour: 'green',
    when: 'lost',
    if: {},
    effects: [
      { kind: 'takeRelic', from: 'opponent', colour: 'any', minPower: 1, maxPower: 1, victimRelics: 3, comes: 'awake' },
    ],
  },
  {
    id: 'M08',
    colour: 'green',
    when: 'turnStart',
    if: { pawnPlace: 'far' },
    effects: [{ kind: 'reveal', count: 1, place: 'adjacent', optional: true }],
  },
  {
    id: 'M09',
    colour: 'blue',
    when: 'lost',
    if: {},
    effects: [
      {
        kind: 'takeRelic',
        from: 'treasure',
        colour: 'blue',
        minPower: 1,
        maxPower: 2,
        victimRelics: 0,
        comes: 'awake',
      },
    ],
  },
  { id: 'M10', colour: 'blue', when: 'lost', if: {}, effects: [{ kind: 'drawProphecy', count: 1 }] },
  {
    id: 'M11',
    colour: 'blue',
    when: 'lost',
    if: {},
    effects: [
      { kind: 'refreshTreasure' },
      { kind: 'takeRelic', from: 'treasure', colour: 'any', minPower: 1, maxPower: 1, victimRelics: 0, comes: 'awake' },
    ],
  },
  {
    id: 'M12',
    colour: 'blue',
    when: 'turnStart',
    if: {},
    effects: [{ kind: 'peek', count: 1, place: 'any', optional: true }],
  },
] as const satisfies readonly MentorDef[]

export type MentorId = (typeof TABLE)[number]['id']
export interface Mentor extends MentorDef {
  readonly id: MentorId
}
export const MENTORS: readonly Mentor[] = TABLE
