import type { Play } from '../events.ts'

export const gather = (_play: Play): void => {}
