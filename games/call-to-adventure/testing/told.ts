import { BACK, type Back, type Piece, SPECTATOR, type Viewer } from '@monomyth/engine'
import { idOf } from '../content/pieces.ts'
import type { Event, EventOf } from '../events.ts'
import type { Scene } from './scene.ts'

/** The kinds of what this viewer was told, in order; what the engine says of itself left out. */
export const told = (table: Scene, viewer: Viewer = SPECTATOR): string[] =>
  table
    .events(viewer)
    .map(({ event }) => event.kind)
    .filter((kind) => !kind.startsWith('@'))

/** What this viewer was told of one kind. */
export const toldOf = <K extends Event['kind']>(table: Scene, kind: K, viewer: Viewer = SPECTATOR): EventOf<K>[] =>
  table.events(viewer).flatMap(({ event }) => (event.kind === kind ? [event as EventOf<K>] : []))

/** Cards by number, those whose face is not known as `back`. */
export const ids = (pieces: readonly (Piece | Back)[]): string[] =>
  pieces.map((piece) => (piece === BACK ? 'back' : idOf(piece)))
