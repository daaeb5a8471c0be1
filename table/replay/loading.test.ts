import { describe, expect, it } from 'vitest'
import { KeptNear } from './kept.ts'
import { Newest } from './newest.ts'

/** Answers come when the test wants them. */
function slow() {
  const asked: number[] = []
  const waiting: { readonly resolve: (value: string) => void; readonly reject: (error: unknown) => void }[] = []
  const load = (key: number): Promise<string> => {
    asked.push(key)
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  }
  const answer = async (value: string) => {
    waiting.shift()?.resolve(value)
    await settled()
  }
  const refuse = async (error: unknown) => {
    waiting.shift()?.reject(error)
    await settled()
  }
  return { asked, load, answer, refuse }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

function newest() {
  const { load, ...rest } = slow()
  const taken: string[] = []
  const failed: unknown[] = []
  const loader = new Newest<number, string>(
    load,
    (key, value) => taken.push(`${key}${value}`),
    (error) => failed.push(error),
  )
  return { ...rest, loader, taken, failed }
}

describe('what is wanted now', () => {
  it('is asked for one thing at a time, and what was wanted in between never', async () => {
    const { loader, asked, answer, taken } = newest()
    for (const key of [1, 2, 3]) loader.want(key)
    expect(asked).toEqual([1])
    await answer('a')
    expect(asked).toEqual([1, 3])
    await answer('b')
    expect(taken).toEqual(['1a', '3b'])
    loader.want(4)
    expect(asked).toEqual([1, 3, 4])
  })

  it('is not taken once it was dropped', async () => {
    const { loader, answer, asked, taken } = newest()
    loader.want(1)
    loader.drop()
    loader.want(2)
    await answer('a')
    await answer('b')
    expect(asked).toEqual([1, 2])
    expect(taken).toEqual(['2b'])
  })

  it('goes on after a failure, and tells only of those that matter', async () => {
    const { loader, answer, refuse, taken, failed } = newest()
    loader.want(1)
    await refuse('gone')
    loader.want(2)
    loader.drop()
    await refuse('late')
    loader.want(3)
    await answer('c')
    expect(failed).toEqual(['gone'])
    expect(taken).toEqual(['3c'])
  })
})

describe('what is kept near', () => {
  it('is loaded once, until newer things take its place', async () => {
    const { asked, load } = slow()
    const kept = new KeptNear(load, 2)
    for (const key of [1, 2, 1, 3, 1, 2]) void kept.get(key)
    expect(asked).toEqual([1, 2, 3, 2])
  })

  it('is loaded again if it failed', async () => {
    const { asked, load, refuse } = slow()
    const kept = new KeptNear(load, 2)
    const first = kept.get(1)
    await refuse('gone')
    await expect(first).rejects.toBe('gone')
    void kept.get(1)
    expect(asked).toEqual([1, 1])
  })
})
