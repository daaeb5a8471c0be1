import { MatchError } from '../../errors.ts'

/** The code of the error that this ends in; anything but a coded error is let through. */
export function codeOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof MatchError) return error.code
    throw error
  }
  return 'none'
}
