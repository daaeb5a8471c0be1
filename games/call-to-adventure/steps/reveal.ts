import type { Seat } from '@monomyth/engine'
import { ADVERSARIES, originOf, questOf } from '../content/pieces.ts'
import type { Operation } from '../effects/effect.ts'
import type { Play } from '../events.ts'
import { openRow } from '../rules/acts.ts'
import { drawFeat } from '../rules/draw.ts'
import { adversaryFace } from '../rules/faces.ts'
import { layRow } from '../rules/journey.ts'
import { shift } from '../rules/level.ts'
import { ACTS } from '../rules/rows.ts'
import { clockwise } from '../rules/seats.ts'
import { gainXp } from '../rules/xp.ts'

/** CTA-107 */
const START_XP = 3

/**
 * CTA-106 to CTA-114, CTA-140 to CTA-166 The rest of the setup: 1 equipment, and what Origins change of it; 2 the
 * Adversary's tokens; 3 the rows, of which the first is turned up; 4 the first player.
 */
export function reveal(play: Play): void {
  const { state } = play
  for (const seat of clockwise(state, 0)) equip(play, seat)
  if (state.boon !== 'none') play.tell({ kind: 'boonApplied', boon: state.boon })
  if (state.adversary.card >= 0) setAdversary(play)
  for (let act = 0; act < ACTS; act++) layRow(play, act)
  openRow(play, 0)
  play.tell({ kind: 'firstPlayer', seat: state.first })
  state.cursor = { at: 'start' }
}

/** CTA-106, CTA-107, CTA-111, CTA-898 */
function equip(play: Play, seat: Seat): void {
  const { boon, seats } = play.state
  const hero = seats[seat]!
  drawFeat(play, seat, 'hero', 'setup')
  gainXp(play, seat, START_XP, 'setup')
  for (const { on, do: operations } of originOf(hero.origin[0]!).effects)
    if (on === 'setup') for (const operation of operations) adjust(play, seat, operation)
  if (boon === 'firstLight') gainXp(play, seat, 1, 'boon')
  if (boon === 'songs') drawFeat(play, seat, 'hero', 'boon')
  // CTA-C904
  if (boon === 'hardLessons') hero.banked = 1
}

/** CTA-112: here a change of level triggers nothing. */
function adjust(play: Play, seat: Seat, operation: Operation): void {
  if (operation.do === 'xp') gainXp(play, seat, Number(operation.by), 'setup')
  else if (operation.do === 'virtue') shift(play, seat, -operation.count, 'setup')
  else if (operation.do === 'corrupt') shift(play, seat, operation.count, 'setup')
  else if (operation.do === 'draw')
    for (let n = 0; n < operation.count; n++)
      drawFeat(play, seat, operation.type === 'antihero' ? 'antihero' : 'hero', 'setup')
}

/** CTA-164, CTA-861, CTA-863, CTA-893 So many tokens for each player. */
function setAdversary(play: Play): void {
  const { state } = play
  const { adversary, campaign, seats } = state
  // CTA-893: a stronger form, where there is one, takes the place of the extra tokens.
  const isBurdened = campaign.isShadowed === 1 && ADVERSARIES[adversary.card]!.form === 'A'
  const each = tokensEach(play) - campaign.isEasy + Number(isBurdened)
  adversary.tokens = each * seats.length
  play.tell({ kind: 'adversarySet', card: adversaryFace(state), tokens: adversary.tokens })
}

/** What the Quest says it starts with for each player. */
function tokensEach({ state }: Play): number {
  for (const { on, do: operations } of questOf(state.faces[0]!).effects)
    for (const operation of operations)
      if (on === 'setup' && operation.do === 'adv' && typeof operation.by !== 'number') return operation.by.times
  return 0
}
