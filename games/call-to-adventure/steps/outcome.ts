import type { Play } from '../events.ts'

export const outcome = (_play: Play): void => {}
