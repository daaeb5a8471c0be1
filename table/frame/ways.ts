import type { MatchCard } from '../client/client.ts'
import type { Route } from '../router.ts'

type Kept = Pick<MatchCard, 'id' | 'online'>

/** Where a match is played, here or on a server; and where it is seen again. */
export const tableOf = ({ id, online }: Kept): Route => ({ page: online === undefined ? 'match' : 'table', id })
export const replayOf = ({ id, online }: Kept): Route => ({ page: online === undefined ? 'replay' : 'record', id })
