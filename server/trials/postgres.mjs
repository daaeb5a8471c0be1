// A PostgreSQL of its own with as many empty databases as are asked for, for whoever started this; it ends with them.
import '../../scripts/typescript.mjs'

/** @type {typeof import('../testing/postgres.ts')} */
const { startPostgres } = await import(new URL('../testing/postgres.ts', import.meta.url).href)
const postgres = await startPostgres({ durable: true })
const databases = []
for (let n = 0; n < Number(process.argv[2] ?? 1); n++) databases.push(await postgres.database())
process.send?.({ databases })
process.on('disconnect', () => void postgres.stop().then(() => process.exit(0)))
