import type { Store } from '../contract.ts'

/** Where everything lasts: a folder of this machine, or the address of a PostgreSQL database. */
export type Where = { readonly data: string } | { readonly database: string }

/** Only what is needed of the two is loaded: a server is to be there at once. */
export async function openStore(where: Where): Promise<Store> {
  if ('database' in where) return (await import('./postgres.ts')).openPostgres(where.database)
  return (await import('./embedded.ts')).openEmbedded(where.data)
}
