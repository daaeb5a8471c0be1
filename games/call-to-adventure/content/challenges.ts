import type { Ability } from '../words.ts'
import type { ChallengeDef, Path } from './cards.ts'
import { path, tra, tri, type With } from './make.ts'

const challenge =
  (act: 1 | 2 | 3) =>
  <const N extends number>(
    number: N,
    difficulty: number,
    first: Ability,
    second: Ability,
    top: Path,
    bottom: Path,
  ): With<N, ChallengeDef> => ({
    number,
    kind: 'challenge',
    act,
    difficulty,
    abilities: [first, second],
    top,
    bottom,
  })

const act1 = challenge(1)
const act2 = challenge(2)
const act3 = challenge(3)

/** CTA-300 to CTA-303, CTA-953 to CTA-958: the top path, then the bottom one, which is harder by 1. */
const TABLE = [
  act1(63, 3, 'STR', 'DEX', path('STR', 'H'), path('DEX', 'JUS')), // The Sewers
  act1(64, 3, 'STR', 'INT', path('INT'), path('STR', tra(1))), // Military Institute
  act1(65, 3, 'CON', 'WIS', path('WIS', 'V'), path('CON', 'DIV')), // Mountaintop Monastery
  act1(66, 3, 'STR', 'CON', path('CON'), path('STR', tri(1))), // Mysterious Cave
  act1(67, 3, 'STR', 'CHA', path('STR', 'H'), path('CHA', 'JUS')), // Goblin Raid
  act1(68, 3, 'DEX', 'CHA', path('CHA', 'H'), path('DEX', 'VIL')), // Free Port
  act1(69, 2, 'STR', 'WIS', path('WIS'), path('STR', tri(1))), // Mountain Storm
  act1(70, 3, 'DEX', 'INT', path('DEX', 'A'), path('INT', 'ROY')), // Cabinet of Curiosities
  act1(71, 4, 'CON', 'INT', path('INT', 'NAT'), path('CON', 'DIV', tri(1))), // Stricken Village
  act1(72, 3, 'CON', 'CHA', path('CHA', 'A'), path('CON', tra(2))), // Taken Captive
  act1(73, 2, 'DEX', 'WIS', path('DEX'), path('WIS', 'NAT')), // Untamed Land
  act1(74, 4, 'INT', 'WIS', path('INT', 'ARC'), path('WIS', 'ARC', tri(1))), // Forbidden Library
  act1(75, 2, 'DEX', 'CON', path('DEX'), path('CON', tri(1))), // Runaway Wagon
  act1(76, 3, 'INT', 'CHA', path('INT', 'H'), path('CHA', 'VIL')), // Riddle Game
  act1(77, 4, 'WIS', 'CHA', path('CHA', 'ROY'), path('WIS', tri(2), 'V')), // Harvest Fair

  act2(86, 4, 'STR', 'DEX', path('STR', 'H'), path('DEX', 'ROY')), // Grand Tournament
  act2(87, 5, 'STR', 'CON', path('CON', tri(2)), path('STR', 'JUS', tri(1))), // Besieged Keep
  act2(88, 5, 'STR', 'CHA', path('STR', tra(2)), path('CHA', 'ROY', 'V')), // Warring Clans
  act2(89, 4, 'STR', 'INT', path('INT', 'H'), path('STR', 'JUS')), // Collapsed Mine
  act2(90, 5, 'STR', 'WIS', path('STR', 'NAT'), path('WIS', 'NAT', 'V')), // The Great Stag
  act2(91, 4, 'DEX', 'CON', path('DEX', 'H'), path('CON', 'JUS')), // Rooftop Pursuit
  act2(92, 5, 'DEX', 'INT', path('DEX', tri(1), 'H'), path('INT', 'ARC', tri(1))), // Cultists' Den
  act2(93, 4, 'DEX', 'WIS', path('DEX', 'A'), path('WIS', 'DIV')), // Haunted Marsh
  act2(94, 5, 'INT', 'CHA', path('CHA', 'ROY'), path('INT', 'VIL', tra(1))), // Royal Wedding
  act2(95, 5, 'CON', 'WIS', path('WIS', 'DIV'), path('CON', 'NAT', tra(2), 'C')), // Werewolf's Curse
  act2(96, 5, 'DEX', 'CHA', path('DEX', 'VIL'), path('CHA', tri(2), 'H')), // Masked Ball
  act2(97, 5, 'CON', 'INT', path('CON', 'ARC'), path('INT', 'ARC', tra(1))), // Alchemist's Tower
  act2(98, 6, 'CON', 'CHA', path('CHA', 'DIV', tri(1)), path('CON', tri(3), 'H')), // Famine Winter
  act2(99, 5, 'INT', 'WIS', path('INT', tri(1), 'H'), path('WIS', 'DIV', tri(1))), // Oracle of Dreams
  act2(100, 6, 'WIS', 'CHA', path('CHA', tri(2), 'V'), path('WIS', 'VIL', tra(2))), // The Hanging Judge

  act3(108, 7, 'STR', 'DEX', path('STR', tri(4)), path('DEX', 'ROY', tra(3))), // Dragon's Lair
  act3(109, 6, 'STR', 'INT', path('INT', tri(3)), path('STR', tri(3), 'H')), // War Machine
  act3(110, 7, 'STR', 'WIS', path('WIS', 'NAT', tri(2)), path('STR', 'NAT', tra(3))), // Burning Grove
  act3(111, 7, 'STR', 'CHA', path('STR', 'ROY', tra(2)), path('CHA', 'JUS', tri(3))), // Broken Throne
  act3(112, 6, 'DEX', 'CON', path('CON', tri(3)), path('DEX', 'VIL', tra(2))), // Sunken Temple
  act3(113, 7, 'DEX', 'INT', path('INT', tri(4)), path('DEX', 'ARC', tri(3))), // Clockwork Vault
  act3(114, 7, 'STR', 'CON', path('STR', tra(3), 'A'), path('CON', 'JUS', tri(3))), // Decisive Battle
  act3(115, 6, 'DEX', 'WIS', path('DEX', tra(3)), path('WIS', 'NAT', tri(2))), // The Wild Hunt
  act3(116, 7, 'DEX', 'CHA', path('DEX', tri(3), 'H'), path('CHA', 'VIL', tra(3))), // Court of Masks
  act3(117, 8, 'CON', 'INT', path('INT', 'ARC', tri(3)), path('CON', 'DIV', tri(4))), // Rift Between Worlds
  act3(118, 7, 'CON', 'WIS', path('CON', tra(4)), path('WIS', 'DIV', tri(3))), // Death's Threshold
  act3(119, 7, 'INT', 'WIS', path('WIS', tri(3), 'H'), path('INT', tra(4), 'A')), // The Blind God's Question
  act3(120, 6, 'INT', 'CHA', path('INT', tri(3)), path('CHA', tra(4), 'A', 'C')), // Peace Council
  act3(121, 8, 'WIS', 'CHA', path('CHA', tri(4), 'V'), path('WIS', tra(6))), // Soul of the Realm
] as const

export type ChallengeNumber = (typeof TABLE)[number]['number']
export const CHALLENGES: readonly ChallengeDef[] = TABLE
