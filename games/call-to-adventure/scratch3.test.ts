import { Chance, keyOf, start } from '@monomyth/engine'
import { expect, test } from 'vitest'
import { callToAdventure } from './game.ts'
import type { State } from './state.ts'
const KINDS = [['solo', 1], ['coop', 2], ['coop', 4], ['competitive', 3], ['campaign', 2]] as const
test.each(KINDS)('%s %i', (mode, seats) => {
  for (let n = 0; n < 25; n++) {
    const match = start(callToAdventure, { mode, seats, seed: `audit ${n}`, options: mode === 'competitive' ? {} : { quest: n % 2 ? 'reign' : 'darkness' } })
    const chance = new Chance(keyOf(`audit ${mode} ${seats} ${n}`))
    while (!match.isOver()) {
      const open = match.open()
      const { seat, ask, options, pass, group } = open[chance.below(open.length)]!
      const index = chance.below(options.length + Number(pass))
      match.answer(seat, match.asked[seat]!, index < options.length ? ask.key(options[index]!) : group === undefined ? 'pass' : 'done')
    }
    const state = match.position().state as State
    const xp = Array(seats).fill(0), level = Array(seats).fill(3)
    let tokens = 0, finals = 0
    const faced = Array(seats).fill(0)
    const turns = Array(seats).fill(0)
    for (const { event: e } of match.stored as any) {
      if (e.kind === 'xpChanged') xp[e.seat] += e.by
      if (e.kind === 'xpTaken') { xp[e.seat] += e.count; xp[e.from] -= e.count }
      if (e.kind === 'banked') { xp[e.seat] -= e.amount }
      if (e.kind === 'levelChanged') { level[e.seat] += e.by; expect(level[e.seat]).toBe(e.level); expect(e.level >= 1 && e.level <= 7).toBe(true) }
      if (e.kind === 'adversarySet') tokens = e.tokens
      if (e.kind === 'tokensChanged') { tokens += e.by; expect(tokens).toBe(e.tokens); expect(tokens >= 0).toBe(true) }
      if (e.kind === 'attemptDeclared' && e.foe === 'adversary') faced[e.seat]++
      if (e.kind === 'attemptDeclared' && e.foe === 'final') finals++
      if (e.kind === 'turnStarted') turns[e.seat]++
    }
    expect(xp).toEqual(state.seats.map((s) => s.xp))
    expect(level).toEqual(state.seats.map((s) => s.level))
    if (mode !== 'competitive') {
      expect(tokens).toBe(state.adversary.tokens)
      expect(finals).toBe(seats)
      expect(faced.every((x: number) => x <= 1)).toBe(true)
      expect(state.seats.map((s) => s.hasFaced)).toEqual(faced)
    }
    expect(Math.max(...turns) - Math.min(...turns)).toBeLessThanOrEqual(1)
    for (const hero of state.seats) {
      expect(hero.story.length).toBeLessThanOrEqual(9)
      expect(hero.banked).toBeLessThanOrEqual(6)
      // forward only
      hero.story.forEach((piece, i) => { const act = piece < 77 ? 0 : piece < 100 ? 1 : 2; expect(act).toBeGreaterThanOrEqual(Math.floor(i / 3)) })
    }
    expect(state.stack).toEqual([]); expect(state.pending).toEqual([])
  }
})
