import type { Play } from '../events.ts'

export const cast = (_play: Play): void => {}
