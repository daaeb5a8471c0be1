/** What the frame of every table says: top bar, seats, prompt, log, rulebook, curtain, end of the match. */
export interface FrameWords {
  readonly loading: string
}
