import { Hall } from './hall.ts'
import { ServerNode } from './node.ts'
import { contradictions } from './oracle.ts'
import { looking, PLACES, sleep, until } from './trial.ts'
const place = await PLACES[process.argv[2] as 'PGlite']()
const node = await ServerNode.start(place)
const SEATS = ['red', 'blue', 'green'].map((colour) => ({ colour }))
const hall = new Hall({ url: node.url, tableOf: (n) => n % 4 === 1 ? { game: 'call-to-adventure', mode: 'coop', seats: SEATS } : { seats: SEATS.slice(0, 2), windows: n % 4 === 2 ? 'discreet' : 'quick' }, tabs: 2, onlookers: 1, think: 20 })
const log = (...a: unknown[]) => console.log(new Date().toISOString().slice(14, 23), ...a)
log('up'); await hall.open(4); log('open')
for (let kill = 1; kill <= Number(process.argv[3] ?? 2); kill++) {
  const before = hall.acknowledged
  await until('acks', () => hall.acknowledged >= before + 10).catch(e => { log(String(e), hall.clients.map(c => [c.viewer, c.isOver, c.pending !== undefined, c.frame?.n, c.asked?.id])); throw e })
  await sleep(Math.random() * 400)
  log('kill', hall.acknowledged); await node.kill(); log('killed'); await node.begin(); log('begun'); await hall.renew(); log('renewed')
}
log(await hall.settle(node.url)); log('settled', node.log.slice(0, 10)); await node.kill()
await sleep(100); log(await looking(place.where, (store) => contradictions(store, hall.witnesses)))
hall.close(); await place.remove(); process.exit()
