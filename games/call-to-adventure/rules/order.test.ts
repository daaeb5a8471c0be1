import { start } from '@monomyth/engine'
import { playAtRandom } from '@monomyth/engine/testing'
import { describe, expect, test } from 'vitest'
import { callToAdventure } from '../game.ts'
import { act, CORE, fromStart, type Scene, scene, thrown, told, toldOf } from '../testing/index.ts'

describe('Triggers', () => {
  test('CTA-924 the active Hero first, Origin before Class, then the Adversary; other Heroes last', () => {
    // Scout and Cleric answer a Virtue of their own, the Dark Lord every Virtue.
    const pious = { origin: 20, class: 31, banked: 6 }
    const own = scene({ seats: [{ ...pious, icons: {} }, {}], rows: { 1: [61, 64] } }).answer(0, 'trait 061')
    expect(told(own).slice(0, 5)).toEqual(['traitGained', 'levelChanged', 'xpChanged', 'featDrawn', 'tokensChanged'])
    const other = scene({ seats: [{ hand: [176] }, { ...pious, level: 5 }], step: 'end' }).answer(0, 'feat 176')
    const virtue = ['levelChanged', 'tokensChanged', 'xpChanged', 'featDrawn']
    expect(told(other).slice(0, 9)).toEqual(['featPlayed', ...virtue, ...virtue])
  })

  test('CTA-924 the Adversary face before the Quest', () => {
    // The Leper Saint and the Quest both answer a failure; the Blank Scribe answers a rout besides.
    const failed = (adversary: string) =>
      scene({
        seats: [{ icons: {} }],
        step: 'outcome',
        adversary,
        rows: { 1: [66] },
        attempt: thrown(66, CORE, [0, 0, 0]),
      })
    expect(toldOf(failed('5A'), 'tokensChanged').map(({ cause }) => cause)).toEqual(['adversary', 'quest'])
    expect(toldOf(failed('7B'), 'tokensChanged').map(({ cause }) => cause)).toEqual(['adversary', 'quest'])
    expect(toldOf(failed('1A'), 'tokensChanged').map(({ cause }) => cause)).toEqual(['quest'])
  })

  test('CTA-929 what a trigger causes comes after it, and nothing triggers itself again', () => {
    // The Unwritten: on a Crest a card is discarded; a discarded card brings it a token.
    const crest = scene({
      seats: [{ icons: {}, hand: [178, 160] }, {}],
      step: 'cast',
      adversary: '7A',
      isFinal: true,
      rows: { 1: [66] },
      attempt: { ...thrown(66, CORE, [-1, -1, -1]), casts: 0 },
      runes: [1, 0, 0],
    }).answer(0, 'branch 1', '160')
    expect(told(crest)).toEqual(['runesCast', 'actionRevealed', 'featDiscarded', 'tokensChanged'])
    // A Wizard draws one more when a rune lets him draw: that one lets him draw no further.
    const wizard = scene({
      seats: [{ class: 40, banked: 6, icons: { INT: 3 } }],
      rows: { 1: [64, 55] },
      runes: [1, 1, 1, 0, 0, 0],
    }).answer(0, 'top 064')
    expect(toldOf(wizard, 'featDrawn').map(({ type }) => type)).toEqual(['antihero', 'antihero'])
  })
})

describe('Determinism', () => {
  const KINDS = [
    { mode: 'solo', seats: 1 },
    { mode: 'coop', seats: 3 },
    { mode: 'competitive', seats: 2 },
    { mode: 'campaign', seats: 4 },
  ]
  /** A whole match by the same answers: the hash of every boundary. */
  const played = (seed: string, { mode, seats }: (typeof KINDS)[number]): string => {
    const match = start(callToAdventure, { mode, seats, seed })
    playAtRandom(match, 'answers')
    return match.hashes.join(' ')
  }

  test.each(KINDS)('CTA-928 $mode, $seats: seed and decisions alone make the match', (kind) => {
    const first = played('seed', kind)
    expect(played('seed', kind)).toBe(first)
    expect(played('another', kind)).not.toBe(first)
  })
})

describe('A seat given up', () => {
  const answerAll = (table: Scene, limit: number): void => {
    for (let n = 0; n < limit && !table.match.isOver(); n++) {
      const [seat] = table.asked()
      const options = table.options(seat!)
      table.answer(seat!, options.includes('pass') ? 'pass' : options[0]!)
    }
  }

  test('CTA-930 the Hero stays, and its turns are played without asking it', () => {
    const table = scene({ seats: [{ origin: 24 }, { origin: 15 }, {}], rows: { 1: [55, 56, 57, 58] } })
    table.leave(1)
    act(table, 0, 'trait 056')
    // The seat given up has had its turn; the next is asked.
    expect(toldOf(table, 'turnStarted').map(({ seat }) => seat)).toEqual([1, 2])
    expect(table.asked()).toEqual([2])
    expect(table.state.seats).toHaveLength(3)
    expect(table.state.seats[1]!.origin).toHaveLength(1)
    const mains = [...toldOf(table, 'traitGained'), ...toldOf(table, 'attemptDeclared')].map(({ seat }) => seat)
    expect(mains).toContain(1)
  })

  test('CTA-930 it counts for tokens, for the turn of the Adversary card and for the end', () => {
    const table = fromStart('coop', 2, 'left', { quickStart: true, first: 1 })
    table.leave(1)
    answerAll(table, 400)
    expect(table.match.isOver()).toBe(true)
    const faced = toldOf(table, 'attemptDeclared').filter(({ foe }) => foe === 'final')
    expect(faced.map(({ seat }) => seat).toSorted()).toEqual([0, 1])
    expect(table.match.outcome()!.scores).toHaveLength(2)
  })
})
