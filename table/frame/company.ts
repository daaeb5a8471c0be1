import type { Seat } from '@monomyth/engine'
import type { MenuItem } from '@monomyth/ui'
import type { Component } from 'svelte'
import type { MatchCard } from '../client/client.ts'

/** The people elsewhere with whom a match is played: what the frame says of them, and the parts it is given to show. */
export interface Company {
  /** The match as it stands on the server. */
  readonly card: MatchCard
  /** How well the server is heard; `said`: in a word. */
  readonly link: { readonly is: 'on' | 'wait' | 'off'; readonly said: string }
  /** undefined: a bot. */
  presenceOf(seat: Seat): 'here' | 'away' | undefined
  /** The time left to a seat, written out; undefined: there is no clock. */
  clockOf(seat: Seat): string | undefined
  /** Words at the table that nobody here has read. */
  readonly unread: number
  /** Lets the chance to react that is open pass, if there is one. */
  pass(): Promise<void>
  /** What one can do with seats, one's own and others'. */
  readonly menu: readonly MenuItem[]
  /** Under the bar: what is wrong with the connection. */
  readonly Band: Component
  /** Over the question: what everybody is asked, and how long. */
  readonly Above: Component
  /** `untitled`: in a window that has its title. */
  readonly Talk: Component<{ untitled?: boolean }>
}
