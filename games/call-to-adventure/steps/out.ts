import type { Play } from '../events.ts'

export const out = (_play: Play): void => {}
