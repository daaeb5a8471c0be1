import { save, start } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games.ts'
import type { BotQuestion } from './bots.ts'
import { decide } from './decide.ts'
import { BotPool } from './pool.ts'

let pool: BotPool | undefined
afterEach(async () => pool?.close())

/** Whoever is asked first in a match of this seed. */
function questionOf(seed: string): BotQuestion {
  const match = start(heroesJourney, { seats: 3, seed })
  const seat = match.open()[0]?.seat ?? 0
  return { game: heroesJourney.id, saved: JSON.stringify(save(match)), seat, level: 'greedy', lane: 0 }
}

/** A thread that answers with what it is asked, waits for ever on `hang`, and dies of `die`. */
const FOLLY = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ level }) => {
      if (level === 'die') process.exit(1)
      if (level === 'throw') throw new Error('thrown')
      while (level === 'hang');
      parentPort.postMessage({ key: level })
    })`)}`,
)
const ask = (level: string): BotQuestion => ({ game: '', saved: '', seat: 0, level, lane: 0 })

describe('Bots in threads', () => {
  test('answer as they would here, however many are asked at once', async () => {
    pool = new BotPool({ threads: 2, limit: 60_000 })
    const questions = Array.from({ length: 6 }, (_, n) => questionOf(`pool ${n}`))
    const keys = await Promise.all(questions.map((question) => pool?.decide(question)))
    expect(keys).toEqual(questions.map((question) => decide(GAMES, question)))
  })

  test('say what is wrong with a question', async () => {
    pool = new BotPool({ threads: 1, limit: 60_000 })
    await expect(pool.decide({ ...questionOf('x'), game: 'chess' })).rejects.toThrow('no game chess')
    await expect(pool.decide({ ...questionOf('x'), seat: 9 })).rejects.toThrow('seat 9 is not asked')
    await expect(pool.decide({ ...questionOf('x'), saved: 'x' })).rejects.toThrow('E_NOT_A_SAVE')
  })

  test.each(['hang', 'die', 'throw'])('are started anew when one of them does this: %s', async (what) => {
    pool = new BotPool({ threads: 1, limit: 1500, url: FOLLY })
    const [first, second, third] = [pool.decide(ask('one')), pool.decide(ask(what)), pool.decide(ask('three'))]
    await expect(second).rejects.toThrow()
    expect(await Promise.all([first, third])).toEqual(['one', 'three'])
  })

  test('that are no longer wanted answer nobody', async () => {
    pool = new BotPool({ threads: 1, limit: 60_000, url: FOLLY })
    const asked = [pool.decide(ask('hang')), pool.decide(ask('two'))].map((answer) => answer.catch(() => 'nothing'))
    await pool.close()
    expect(await Promise.all(asked)).toEqual(['nothing', 'nothing'])
    await expect(pool.decide(ask('three'))).rejects.toThrow()
  })
})

describe('A bot', () => {
  test('answers the same when it is asked again, and plays as usual at a level nobody knows', () => {
    const question = questionOf('again')
    expect(decide(GAMES, question)).toBe(decide(GAMES, question))
    expect(decide(GAMES, { ...question, level: 'grandmaster' })).toBe(decide(GAMES, question))
  })
})
