import type { Play } from '../events.ts'

export const post = (_play: Play): void => {}
