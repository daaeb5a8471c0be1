import { writeSync } from 'node:fs'
import { openEmbedded } from '../embedded.ts'
import './baseline.ts'
import { append, mark, row, snapshot, table } from './samples.ts'

/**
 * Appends to a few matches in a folder, one answer after the other, until it is killed. Says first how far each match
 * was, as found; then `<match> <seq>` whenever an append was acknowledged.
 */
const [folder = ''] = process.argv.slice(2)
const store = await openEmbedded(folder)
const say = (text: string): void => {
  writeSync(1, `${text}\n`)
}

async function found(id: string): Promise<number> {
  const stand = await store.stand(id)
  if (stand === undefined) {
    await store.addTable(table(id))
    await store.begin(id, snapshot(0), mark(0), [])
    return 0
  }
  const keys = (await store.log(id)).map((entry) => (entry.do === 'answer' ? entry.key : ''))
  const isWhole = keys.length === stand.mark.seq && keys.every((key, i) => key === `answer ${i}`)
  return isWhole && stand.snapshot.seq + stand.log.length === stand.mark.seq ? stand.mark.seq : Number.NaN
}

async function play(id: string, from: number): Promise<never> {
  for (let seq = from; ; seq++) {
    const change = seq % 4 === 0 ? { snapshot: snapshot(seq + 1) } : {}
    const result = await store.append(append(id, seq, [row(`answer ${seq}`, `request ${seq}`)], change))
    if (result !== 'stored') throw new Error(`${id} ${seq} ${result}`)
    say(`${id} ${seq + 1}`)
  }
}

const ids = ['a', 'b', 'c']
const stands: number[] = []
for (const id of ids) stands.push(await found(id))
say(`found ${stands.join(' ')}`)
await Promise.all(ids.map((id, i) => play(id, stands[i] ?? 0)))
