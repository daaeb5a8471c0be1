import type { Bus } from '../contract.ts'
import type { Where } from '../store/open.ts'
import { memoryBus } from './memory.ts'

/** A data folder belongs to one process, which has nobody else to tell. */
export const openBus = async (where: Where): Promise<Bus> =>
  'data' in where ? memoryBus() : (await import('./postgres.ts')).postgresBus(where.database)
