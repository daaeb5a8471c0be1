import type { Store, TableRow } from '../contract.ts'

/** The row of a table as it stands once it is changed. undefined: somebody else was faster. */
export async function changeRow(store: Pick<Store, 'changeTable'>, table: TableRow): Promise<TableRow | undefined> {
  return (await store.changeTable(table)) ? { ...table, version: table.version + 1 } : undefined
}
