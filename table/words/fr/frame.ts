import type { FrameWords } from '../frame.ts'

export const frame: FrameWords = {
  loading: 'On dresse la table…',
}
