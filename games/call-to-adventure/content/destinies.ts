import type { Counter, Operation } from '../effects/effect.ts'
import type { Points } from '../words.ts'
import type { Chapter, DestinyDef } from './cards.ts'
import { distinct, effect, half, icons, paths, per, played, TRAITS, type With } from './make.ts'

type Corner = DestinyDef['corner']
const BARE: Corner = { icons: [], tri: 0, tra: 0 }
const DARK: Corner = { icons: [], tri: 0, tra: 2 }
const CROWNED: Corner = { icons: ['ROY'], tri: 0, tra: 0 }

const gives = (points: Points, count: Counter, times = 1): Operation => ({
  do: 'points',
  points,
  by: per(times, count),
})

const destiny = <const N extends number>(
  number: N,
  chapter: Chapter,
  corner: Corner,
  ...points: readonly Operation[]
): With<N, DestinyDef> => ({ number, chapter, corner, effects: [effect('score', { do: points })] })

/** CTA-550 to CTA-555 */
const TABLE = [
  destiny(41, 0, BARE, gives('tri', icons('DEX', 'INT')), gives('tri', icons('ARC'))), // Grand Artificer
  destiny(42, 0, BARE, gives('tri', icons('WIS', 'INT')), gives('tri', TRAITS)), // Enlightened Master
  destiny(43, 0, BARE, gives('tri', icons('STR', 'WIS')), gives('tri', icons('NAT'))), // One With Nature
  destiny(44, 0, BARE, gives('tri', icons('WIS', 'CHA')), gives('tri', icons('DIV'))), // Favored Soul
  destiny(45, 0, BARE, gives('tra', icons('STR', 'CHA')), gives('tra', icons('VIL'))), // Warlord
  destiny(46, 0, BARE, gives('tri', icons('CON', 'CHA')), gives('tri', icons('ROY'))), // Crowned Sovereign
  destiny(47, 0, BARE, gives('tra', icons('DEX', 'CON')), gives('tra', icons('VIL'))), // Prince of Thieves
  destiny(48, 1, BARE, gives('tri', icons('STR', 'CON')), gives('tri', icons('JUS'))), // Champion of Justice
  destiny(49, 2, BARE, gives('tra', icons('INT', 'DEX')), gives('tra', icons('ARC'))), // Archmage of the Veil
  destiny(50, 3, DARK, gives('tra', paths('tra')), gives('tra', half(played('antihero')))), // Avenger
  destiny(51, 4, BARE, gives('tri', paths('tri')), gives('tri', half(played('hero')))), // Living Legend
  destiny(52, 5, BARE, gives('tri', distinct('ability')), gives('tri', distinct('story'))), // Jack of All Trades
  // Last of the Line
  destiny(
    53,
    6,
    CROWNED,
    gives('tri', TRAITS),
    gives('tri', icons('ROY')),
    gives('tri', { of: 'levelIn', from: 3, to: 4 }, 3),
  ),
  destiny(54, 7, DARK, gives('tra', icons('INT', 'CHA')), gives('tra', { of: 'corruptionDepth' })), // Fallen Star
] as const

export type DestinyNumber = (typeof TABLE)[number]['number']
export const DESTINIES: readonly DestinyDef[] = TABLE
