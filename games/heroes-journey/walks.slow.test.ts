import { Chance, keyOf, start } from '@monomyth/engine'
import { check, seenBy, thoughtOf, twinFor } from '@monomyth/engine/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { MENTOR_PIECES, PROPHECY_PIECES, prophecyOf, QUEST_PIECES } from './content/pieces.ts'
import { heroesJourney } from './game.ts'

/** A new seed each time; a test that fails prints the command that walks the same way again. */
const seed = process.env.MONOMYTH_SEED ?? String(Date.now())
const long = process.env.MONOMYTH_LONG === '1'
const command = `${long ? 'MONOMYTH_LONG=1 ' : ''}MONOMYTH_SEED=${seed} npx vitest run games/heroes-journey/walks`
beforeEach(({ onTestFailed }) => onTestFailed(() => console.log(`Again: ${command}`)))

describe(`random walks, seed ${seed}`, () => {
  const GAMES = long ? 1000 : 4
  /** By event and field, what all walks came across, and in how many games. */
  const met = new Map<string, Set<unknown>>()
  let games = 0
  const meet = (reached: ReturnType<typeof check>['reached'], more: number): void => {
    games += more
    for (const [name, values] of reached) met.set(name, new Set([...(met.get(name) ?? []), ...values]))
  }

  const modes = [2, 3, 4, 5, 6].flatMap((seats) => [false, true].map((variant) => ({ seats, variant })))
  test.each(modes)(
    '$seats seats, variant $variant: every invariant holds and every game ends',
    ({ seats, variant }) => {
      const { violations, longestStep, medianStep, reached } = check(heroesJourney, {
        seats,
        options: { variant },
        games: GAMES,
        seed: `${seed} ${seats} ${variant}`,
      })
      meet(reached, GAMES)
      expect(violations.map(({ invariant, about, command }) => ({ invariant, about, command }))).toEqual([])
      expect(longestStep).toBeLessThanOrEqual(100)
      expect(medianStep).toBeLessThan(15)
    },
  )

  test('random play reaches every quest, prophecy and mentor', () => {
    const more = Math.max(1, (long ? 1000 : 60) - games)
    const { violations, reached } = check(heroesJourney, { seats: 4, games: more, seed: `${seed} reach` })
    expect(violations.map(({ invariant, about, command }) => ({ invariant, about, command }))).toEqual([])
    meet(reached, more)
    const metIn = (name: string) => met.get(name) ?? new Set()
    // Random seats seldom manage the hardest quests: a thousand games do, a few are content to turn them up.
    const quests = metIn(long ? 'questAccomplished.quest' : 'questRevealed.quest')
    expect(QUEST_PIECES.filter((quest) => !quests.has(quest))).toEqual([])
    expect(MENTOR_PIECES.filter((mentor) => !metIn('mentorChosen.mentor').has(mentor))).toEqual([])
    const played = new Set([...metIn('prophecyPlayed.prophecy')].map((piece) => prophecyOf(piece as never).id))
    const never = [...new Set(PROPHECY_PIECES.map((piece) => prophecyOf(piece).id))].filter((id) => !played.has(id))
    expect(never.length).toBeLessThanOrEqual(long ? 0 : 3)
  })
})

describe(`secrecy, seed ${seed}`, () => {
  test('over 500 random matches, at random moments, what a viewer cannot know changes nothing it gets', () => {
    let compared = 0
    let thoughts = 0
    for (let n = 0; n < 500; n++) {
      const seats = 2 + (n % 5)
      const match = start(heroesJourney, { seats, seed: `${seed} secrecy ${n}` })
      const chance = new Chance(keyOf(`${seed} ${n}`))
      // A random moment: so many answers in, or where the match ends before that.
      for (let left = chance.below(300); left > 0 && !match.isOver(); left--) answerAtRandom(match, chance)
      if (match.isOver()) continue
      for (let viewer = -1; viewer < seats; viewer++) {
        const twin = twinFor(heroesJourney, match, viewer, chance)
        if (twin === undefined) continue
        compared++
        expect(seenBy(twin, viewer)).toBe(seenBy(match, viewer))
        if (!match.open().some(({ seat }) => seat === viewer)) continue
        thoughts++
        expect(thoughtOf(twin, viewer, 'same')).toBe(thoughtOf(match, viewer, 'same'))
      }
    }
    expect(compared).toBeGreaterThan(500)
    expect(thoughts).toBeGreaterThan(100)
  })
})

function answerAtRandom(match: ReturnType<typeof start>, chance: Chance): void {
  const [asked] = match.open()
  const { seat, ask, options, pass } = asked!
  const index = chance.below(options.length + Number(pass))
  match.answer(seat, match.asked[seat]!, index < options.length ? ask.key(options[index]!) : 'pass')
}
