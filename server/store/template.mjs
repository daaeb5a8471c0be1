// Makes the empty database every new folder begins as, in a thread of its own: the memory it takes is given back.
import { renameSync, writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** @type {string} */
const file = workerData
const db = await PGlite.create()
const dump = await db.dumpDataDir('gzip')
await db.close()
// Written aside and renamed: several processes may make it at once.
const aside = `${file}.${process.pid}`
writeFileSync(aside, new Uint8Array(await dump.arrayBuffer()))
renameSync(aside, file)
