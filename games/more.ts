import type { Manifest } from './manifest.ts'

/** The games of a test build: where `MONOMYTH_GAMES` names another file, that one takes the place of this. */
export const MORE: readonly Manifest[] = []
