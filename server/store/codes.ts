/** Is this what either database says when something that may be there once would be there twice? */
export function isTwice(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false
  return error.code === '23505' && error.constraint === constraint
}
