import * as v from 'valibot'

/** What nodes tell each other about a table that is stored nowhere. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seats = v.pipe(v.array(count), v.readonly())
const to = v.exactOptional(v.string())

export const Soft = v.variant('say', [
  /** Who has the table open here. */
  v.object({ say: v.literal('here'), seats, watching: count }),
  /** A node has woken the table and wants to know. */
  v.object({ say: v.literal('who') }),
  /** An answer that waits for the open window to close. `to`: only for the node that wanted to know. */
  v.object({ say: v.literal('given'), seat: count, ask: count, key: v.string(), request: v.string(), to }),
  /** What is proposed now, and at which state of the match. */
  v.object({
    say: v.literal('proposal'),
    proposal: v.nullable(
      v.object({
        id: count,
        what: v.object({ do: v.picklist(['undo', 'kick']), seat: count }),
        by: count,
        yes: seats,
        wanted: seats,
      }),
    ),
    seq: count,
    to,
  }),
  /** The mark was written alone: a window is held, or goes on. */
  v.object({ say: v.literal('mark') }),
])
export type Soft = v.InferOutput<typeof Soft>

export function softIn(told: unknown): Soft | undefined {
  const { success, output } = v.safeParse(Soft, told)
  return success ? output : undefined
}
