import type { Play } from '../events.ts'

export const pre = (_play: Play): void => {}
