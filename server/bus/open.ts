import type { Bus } from '../contract.ts'
import type { Where } from '../store/open.ts'
import { memoryBus } from './memory.ts'
import { postgresBus } from './postgres.ts'

/** A data folder belongs to one process, which has nobody else to tell. */
export const openBus = async (where: Where): Promise<Bus> =>
  'data' in where ? memoryBus() : postgresBus(where.database)
