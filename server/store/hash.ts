import { createHash } from 'node:crypto'

/** What is kept of a token or the secret of an invitation: they are long and random, so a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
