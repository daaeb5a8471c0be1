import { SHELF } from '../../games/shelf.ts'
import type { WorkerManifest } from '../parts.ts'

/** What the worker needs of a game: its rules, and the lessons where it has some. Loaded when a match of it is opened. */
export type Rules = Pick<WorkerManifest, 'game' | 'tutorial'>

/** Every game there is. */
export const GAMES: { readonly [id: string]: Rules } = Object.fromEntries(
  SHELF.map((manifest: WorkerManifest) => [manifest.id, manifest]),
)
