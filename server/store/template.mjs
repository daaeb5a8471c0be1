// Makes an empty database in a folder, in a thread of its own: the much memory it takes is given back with the thread.
import { workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

const db = await PGlite.create(workerData)
// Closed in order, it need not be put in order when it is opened.
await db.close()
