import type { FrameWords } from '../frame.ts'

export const frame: FrameWords = {
  loading: 'Setting the table…',
}
