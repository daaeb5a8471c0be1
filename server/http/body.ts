import * as v from 'valibot'
import { Refused } from './refused.ts'

/** What was sent, if it has the form it must have. Says what is wrong by its place, not by what stands there. */
export function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, body, { abortEarly: true })
  if (success) return output
  throw new Refused('S_BAD_MESSAGE', v.getDotPath(issues[0]) ?? '')
}

/** A body that says nothing. */
export const Nothing = v.strictObject({})
