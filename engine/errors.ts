/** Every error the engine can answer with. Words for people stand with whoever talks to them; codes travel. */
export const ERRORS = {
  E_STALE_ASK: 'The question is no longer open.',
  E_NOT_YOUR_ASK: 'The question is put to another seat.',
  E_UNKNOWN_ANSWER: 'The answer is not one of the options.',
  E_RULE_FAILED: 'A rule failed; the answer was not taken.',
  E_OVER: 'The match is over.',
  E_NO_OPTIONS: 'A decision has no legal option.',
  E_TOO_LONG: 'A step made more calls than any rule needs.',
  E_BRANCH: 'A secret branch did what a branch must not do.',
  E_UNKNOWN_SEAT: 'There is no such seat.',
  E_UNKNOWN_GAME: 'There is no such game.',
  E_UNKNOWN_MODE: 'The game has no such mode.',
  E_BAD_SEATS: 'The mode is not played with so many seats.',
  E_BAD_OPTION: 'There is no such option, or it has no such value.',
  E_BAD_ENTRY: 'What a seat brought is not admitted.',
  E_BAD_CARRY: 'What an earlier match handed on cannot be played on.',
  E_BAD_SEED: 'A seed is a text of 1 to 200 characters.',
  E_NOT_A_SAVE: 'This is not a saved match.',
  E_SAVE_CHANGED: 'The saved match was damaged or changed.',
  E_NEWER_FORMAT: 'The match was saved by a newer version of the program.',
  E_NEWER_RULES: 'The match was saved under newer rules.',
  E_OLD_RULES: 'The match was saved under rules that can no longer be opened.',
} as const

export type ErrorCode = keyof typeof ERRORS

export class MatchError extends Error {
  readonly code: ErrorCode
  /** What it is about: an ask, a field, a value. */
  readonly about: string

  constructor(code: ErrorCode, about = '', cause?: unknown) {
    super(`${code}: ${ERRORS[code]}${about === '' ? '' : ` (${about})`}`, cause === undefined ? undefined : { cause })
    this.name = 'MatchError'
    this.code = code
    this.about = about
  }
}
