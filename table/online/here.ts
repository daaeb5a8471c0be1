import { getContext, setContext } from 'svelte'
import type { Table } from './company.svelte.ts'

const KEY = Symbol('the table of this page')

/** For the parts that stand around a match of a server: whose table they are at. */
export const sitAt = (table: () => Table): void => {
  setContext(KEY, table)
}
export const tableHere = (): Table => getContext<() => Table>(KEY)()
