import { gzipSync } from 'node:zlib'
import { save as saveOf } from '@monomyth/engine'
import { atMost, type Bench, median } from './figures.ts'
import { RandomMatch } from './matches.ts'

const GAMES = 50
const ANSWERS = 500
const LEAST_SEATS = 2
const SEAT_COUNTS = 5
/** 8 kB */
const LIMIT = 8 * 1024

/** How large a saved match is. Sizes have no noise: quick or not, it is the same. */
export const save: Bench = async () => {
  const sizes = Array.from({ length: GAMES }, (_, n) => sizesOf(n))
  const bare = sizes.map(({ compressed }) => compressed)
  const events = sizes.map(({ compressed, whole }) => whole - compressed)
  return {
    name: 'save',
    figures: {
      answersMedian: median(sizes.map(({ answers }) => answers)),
      answersMost: Math.max(...sizes.map(({ answers }) => answers)),
      compressedMedian: median(bare),
      compressedMost: Math.max(...bare),
      jsonMedian: median(sizes.map(({ json }) => json)),
      eventsAddMedian: median(events),
      eventsAddMost: Math.max(...events),
    },
    budgets: [
      atMost(
        `a saved match of up to ${ANSWERS} answers, compressed, without events`,
        Math.max(...bare),
        LIMIT,
        'bytes',
      ),
    ],
  }
}

interface Sizes {
  readonly answers: number
  readonly json: number
  readonly compressed: number
  /** Compressed with its events. */
  readonly whole: number
}

/** The save of a random match at its end, or after 500 answers if it goes on longer. */
function sizesOf(n: number): Sizes {
  const random = new RandomMatch({ seats: LEAST_SEATS + (n % SEAT_COUNTS), seed: `save ${n}` })
  let answers = 0
  for (let next = random.next(); next !== undefined && answers < ANSWERS; next = random.next()) {
    random.give(next)
    answers += 1
  }
  const saved = saveOf(random.match)
  const json = JSON.stringify({ ...saved, events: [] })
  return {
    answers,
    json: json.length,
    compressed: gzipSync(json).length,
    whole: gzipSync(JSON.stringify(saved)).length,
  }
}
