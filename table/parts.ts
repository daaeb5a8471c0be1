import type { Manifest } from '../games/manifest.ts'

/** The parts of a manifest that the page reads, and those its worker reads. The build drops the others. */
export const PAGE_PARTS = ['id', 'box', 'look', 'board', 'words', 'campaign', 'rulebook', 'game'] as const
export const WORKER_PARTS = ['id', 'game', 'tutorial'] as const

export type PageManifest = Pick<Manifest, (typeof PAGE_PARTS)[number]>
export type WorkerManifest = Pick<Manifest, (typeof WORKER_PARTS)[number]>
