import { callToAdventure } from '@monomyth/call-to-adventure'
import type { AnyGame } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { describe, expect, test } from 'vitest'
import { spells } from '../../engine/testing/toys/spells.ts'
import { mannerOf, type Received, receivedIn } from './testing/received.ts'
import { spellsForFour } from './testing/spells.ts'
import { askedFirst, momentsOf, type Twins } from './testing/twins.ts'

const long = process.env.MONOMYTH_LONG === '1'

/** Once a match is over, nothing in it is a secret: not even how many answers it took. */
const isOpen = ({ text }: Received): boolean => text.includes('"stage":"over"')

/** The same bytes at the same times, until something comes that tells the two apart by right; and that comes as soon. */
async function compare(game: AnyGame, twins: Twins, seed: string): Promise<void> {
  const manner = mannerOf(twins, seed)
  const [one, other] = [await receivedIn(game, twins, 0, manner), await receivedIn(game, twins, 1, manner)]
  // The first frame is the one it began with.
  const [first, second] = [one.frames[1 + twins.same], other.frames[1 + twins.same]]
  const { isWhole, player, viewer } = twins
  // Where somebody else plays something, that alone tells them apart, and when it does is its own affair.
  const isOther = player !== undefined && player !== viewer
  if (!isWhole && !isOther) expect(second).toBe(first)
  const until = isWhole ? Number.POSITIVE_INFINITY : Math.min(first ?? 0, second ?? 0)
  const before = (heard: readonly Received[]) => heard.filter((one) => one.at < until && !isOpen(one))
  for (const [i, heard] of one.heard.entries()) expect(before(other.heard[i] ?? [])).toEqual(before(heard))
}

describe('What a viewer and somebody who watches receive, byte by byte and with its time, is the same', () => {
  test('when somebody after the viewer is asked, or nobody is', async () => {
    let left = long ? 500 : 12
    for (const twins of askedFirst('after')) {
      expect(twins).toMatchObject({ isTelling: true, isAsked: true, isWhole: true })
      await compare(spells, twins, `after ${left}`)
      if (--left === 0) break
    }
  })

  const games = [
    [spells, 'plain', 3, 16, 3],
    [spells, 'plain', 2, 4, 0],
    [spellsForFour, 'plain', 4, 12, 4],
    [heroesJourney, 'competitive', 3, 4, 0],
    [heroesJourney, 'competitive', 4, 3, 0],
    [heroesJourney, 'competitive', 5, 3, 0],
    [heroesJourney, 'competitive', 6, 3, 0],
    [callToAdventure, 'competitive', 2, 2, 0],
    [callToAdventure, 'competitive', 3, 4, 1],
    [callToAdventure, 'competitive', 4, 3, 1],
    [callToAdventure, 'coop', 3, 4, 2],
    [callToAdventure, 'coop', 4, 3, 0],
  ] as const
  test.each(games.map(([game, mode, seats, ...counts]) => [game.id, mode, seats, game, counts] as const))(
    'when only what they may not know differs: %s, %s, %i seats',
    async (_, mode, seats, game, counts) => {
      // Of so many, at least some through the eyes of somebody who is asked as well.
      let [left, asked] = counts.map((count) => (long ? count * 50 : count)) as [number, number]
      for (let n = 0; left > 0; n++) {
        for (const twins of momentsOf(game, { mode, seats, seed: `secret ${n}` })) {
          if (!twins.isTelling || (left <= asked && !twins.isAsked)) continue
          await compare(game, twins, `${n} ${left}`)
          left -= 1
          if (twins.isAsked) asked -= 1
          if (left === 0) break
        }
      }
    },
  )
})
