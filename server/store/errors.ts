/** What can be wrong with the place where everything lasts. */
const STORE_ERRORS = {
  E_DATA_IN_USE: 'Another process has the data folder open.',
  E_NEWER_DATA: 'The data were written by a newer version of the server.',
  E_NOT_EMPTY: 'Where the data are to lie there is something else.',
  E_NO_DATA: 'There are no data where a backup is to be made.',
  E_BAD_BACKUP: 'The file is not a backup, or is damaged.',
  E_REQUEST_KNOWN: 'The request was carried out already.',
} as const
type StoreErrorCode = keyof typeof STORE_ERRORS

export class StoreError extends Error {
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, about = '', cause?: unknown) {
    super(`${code}: ${about === '' ? STORE_ERRORS[code] : about}`, cause === undefined ? undefined : { cause })
    this.name = 'StoreError'
    this.code = code
  }
}
