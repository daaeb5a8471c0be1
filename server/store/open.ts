import type { Store } from '../contract.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/** Where everything lasts: a folder of this machine, or the address of a PostgreSQL database. */
export type Where = { readonly data: string } | { readonly database: string }

export const openStore = (where: Where): Promise<Store> =>
  'data' in where ? openEmbedded(where.data) : openPostgres(where.database)
