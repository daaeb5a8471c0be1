import type { ErrorCode } from '@monomyth/engine'

/** Errors of a server, beside those of the engine. The words for people are made at the table, by code. */
export const SERVER_ERRORS = {
  S_BAD_MESSAGE: 'The message has not the form it must have.',
  S_TOO_BIG: 'The message is too big.',
  S_TOO_FAST: 'Too many messages in a short time.',
  S_NOT_SIGNED_IN: 'Nobody is signed in here.',
  S_FORBIDDEN: 'Whoever asks may not do this.',
  S_NO_TABLE: 'There is no such table, or not for whoever asks.',
  S_NO_SEAT: 'The seat is taken, or there is none.',
  S_NOT_BEGUN: 'The match has not begun.',
  S_BEGUN: 'The match has begun already.',
  S_NOT_OVER: 'The match is not over.',
  S_BAD_INVITE: 'The invitation is unknown, or has been used.',
  S_BAD_PASSKEY: 'The passkey was not accepted.',
  S_NO_PROPOSAL: 'What is agreed to is no longer proposed.',
  S_TOO_SOON: 'Whoever is waited for still has time, or is back.',
  S_STALE_BUILD: 'The page is older or newer than the server; load it again.',
  S_BUSY: 'The server cannot take it now; try again.',
  S_FAILED: 'Something failed that should not.',
} as const
export type ServerErrorCode = keyof typeof SERVER_ERRORS
export type WireErrorCode = ServerErrorCode | ErrorCode

/** An error as it travels. */
export interface WireError {
  readonly code: WireErrorCode
  readonly about?: string
}
