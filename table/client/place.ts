import type { Viewer } from '@monomyth/engine'
import { type Frame, type MatchCard, TableError } from './client.ts'
import type { LocalMatch } from './local-match.ts'

interface Telling {
  frame(frame: Frame): void
  card(card: MatchCard): void
}

/** Somebody's table at a live match: whose eyes it shows the match to, and what they have been shown. */
export class Place {
  private viewer: Viewer
  private listens = false
  private frames = 0
  /** By viewer: how many events were sent. */
  private readonly sent = new Map<Viewer, number>()
  private last = ''
  private card: MatchCard
  private readonly tell: Telling

  constructor(viewer: Viewer, card: MatchCard, tell: Telling) {
    this.viewer = viewer
    this.card = card
    this.tell = tell
  }

  listen(local: LocalMatch): void {
    this.listens = true
    this.last = ''
    this.showFrame(local)
  }

  sit(viewer: Viewer, local: LocalMatch): void {
    if (!local.mayLook(viewer)) throw new TableError('E_UNKNOWN_SEAT', String(viewer))
    this.viewer = viewer
    this.last = ''
    this.showFrame(local)
  }

  show(local: LocalMatch, card: MatchCard): void {
    if (card !== this.card) this.tell.card(card)
    this.card = card
    this.showFrame(local)
  }

  /** A frame, if these eyes would notice: that somebody declined in secret must not even show as a pause. */
  private showFrame(local: LocalMatch): void {
    if (!this.listens) return
    const { viewer, sent } = this
    const sight = local.sight(viewer)
    const events = local.events(viewer, sent.get(viewer))
    const bytes = JSON.stringify(sight)
    if (bytes === this.last && events.length === 0) return
    this.last = bytes
    sent.set(viewer, (sent.get(viewer) ?? 0) + events.length)
    this.frames += 1
    this.tell.frame({ ...sight, n: this.frames, events })
  }
}
