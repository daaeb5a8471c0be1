import { ServerNode } from './node.ts'
import { PLACES } from './trial.ts'
const log = (...a: unknown[]) => console.log(new Date().toISOString().slice(14, 23), ...a)
log('begin'); const place = await PLACES.PostgreSQL(); log('postgres', process.pid, JSON.stringify(place.where))
const node = await ServerNode.start(place); log('up'); await node.stop(); log('stopped'); await place.remove(); log('removed'); process.exit()
