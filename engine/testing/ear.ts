import { Chance, keyOf } from '../chance.ts'
import { BACK, type GameEvent, SPECTATOR } from '../contract.ts'
import type { GameLang, Reader } from '../lang.ts'
import type { Match } from '../match.ts'

/** What a game must say, and how its sentences look. */
export interface Listening {
  readonly langs: readonly (readonly [code: string, lang: GameLang])[]
  /** Of the seats. */
  readonly names: readonly string[]
  readonly sentence: RegExp
  readonly label: RegExp
  /** Gaps, and what belongs to the machine: numbers that mean nothing, ids of pieces and rules. */
  readonly bad: RegExp
  /** The fields of an event that hold faces, by its kind. */
  readonly faces: { readonly [kind: string]: object }
  /** The cards a text names. */
  namesIn(code: string, text: string): readonly string[]
}

/** What happens in a match beside being listened to. */
interface Around {
  readonly before?: (seat: number, chance: Chance) => void
  /** Which of the keys to choose from. */
  readonly wish?: (keys: readonly string[], chance: Chance) => readonly string[]
  readonly after?: (seat: number, chance: Chance) => void
}

const BAD_FRENCH = /[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/

/** Listens to everything a game says, in all its languages, and complains of the first thing that is not whole. */
export class Ear {
  /** The kinds of asks and events that were heard. */
  readonly met = new Set<string>()
  readonly readerAt = (seat: number, names: readonly string[] = this.listening.names): Reader => ({ names, seat })
  private readonly listening: Listening
  /** Matches say the same things over and over; each is looked at once. */
  private readonly heard = new Set<string>()

  constructor(listening: Listening) {
    this.listening = listening
  }

  sentence(code: string, text: string | undefined): void {
    this.said(code, text, this.listening.sentence)
  }
  label(code: string, text: string | undefined): void {
    this.said(code, text, this.listening.label)
  }

  /** Names no card. */
  nameless(code: string, text: string | undefined): void {
    const named = this.listening.namesIn(code, text ?? '')
    if (named.length > 0) throw new Error(`“${text}” names ${named.join(', ')}`)
  }

  private said(code: string, text: string | undefined, form: RegExp): void {
    if (text !== undefined && this.heard.has(`${form} ${text}`)) return
    if (text === undefined || !form.test(text)) throw new Error(`“${text}” does not look like ${form}`)
    for (const bad of [this.listening.bad, ...(code === 'fr' ? [BAD_FRENCH] : [])])
      if (bad.test(text)) throw new Error(`“${text}” contains “${bad.exec(text)?.[0]}”`)
    this.heard.add(`${form} ${text}`)
  }

  /** The ask as somebody at the table sees it, its options as the one asked does. */
  ask(match: Match, seat: number, onlooker: number): void {
    const view = match.view(seat)
    const seen = match.view(onlooker)
    for (const [code, lang] of this.listening.langs) {
      for (const { kind, seat: asked } of match.asks(onlooker)) this.sentence(code, lang.ask(kind, seen, asked))
      for (const { id, kind, options, barred, pass, rules } of match.asks(seat)) {
        if (id === 0) continue
        this.met.add(kind)
        this.sentence(code, lang.ask(kind, view, seat))
        const labels = [...options, ...barred].map(({ value }) => lang.option(kind, value, view, seat))
        for (const label of labels) this.label(code, label)
        if (new Set(labels).size < labels.length) throw new Error(`two options are alike:\n${labels.join('\n')}`)
        if (pass !== undefined) this.label(code, lang.option(kind, undefined, view, seat))
        for (const { value } of options) {
          const warning = lang.warning(kind, value, view, seat)
          if (warning !== undefined) this.sentence(code, warning)
        }
        for (const rule of [...rules, ...barred.map((one) => one.rule)]) this.sentence(code, lang.rule(rule))
      }
    }
  }

  /** The whole log, as everybody reads it, and how it ended. */
  log(match: Match): void {
    const outcome = match.outcome()
    const { seats } = match.table.given
    for (let viewer = SPECTATOR; viewer < seats; viewer++) {
      const reader = this.readerAt(viewer, this.listening.names.slice(0, seats))
      for (const [code, lang] of this.listening.langs) {
        for (const { event } of match.events(viewer)) this.event(code, event, lang.event(event, reader))
        if (outcome !== undefined) this.sentence(code, lang.outcome(outcome, reader))
      }
    }
  }

  private event(code: string, event: GameEvent, line: string | undefined): void {
    this.met.add(event.kind)
    if (event.kind !== '@window') this.sentence(code, line)
    else if (line !== undefined) throw new Error(`a pause is told: ${line}`)
    if (this.isAllBacks(event)) this.nameless(code, line)
  }

  /** Plays a match out at random and listens; now and then answers are taken back, seats lent and taken up again. */
  playOut(match: Match, seed: string, { before, wish, after }: Around = {}): void {
    const chance = new Chance(keyOf(seed))
    while (!match.isOver()) {
      const { seat } = match.open()[0]!
      this.ask(match, seat, chance.below(match.table.given.seats + 1) + SPECTATOR)
      before?.(seat, chance)
      const ask = match.asks(seat).find(({ id }) => id > 0)!
      const keys = [...ask.options.map(({ key }) => key), ...(ask.pass === undefined ? [] : [ask.pass])]
      const from = wish?.(keys, chance) ?? keys
      match.answer(seat, ask.id, from[chance.below(from.length)]!)
      if (match.isOver()) break
      if (chance.below(40) === 0) match.undo(seat)
      if (chance.below(200) === 0) match.leave(seat, 'bot')
      if (chance.below(20) === 0) match.comeBack(seat)
      after?.(seat, chance)
    }
    this.log(match)
  }

  private facesOf(event: GameEvent): readonly string[] {
    return Object.keys(this.listening.faces[event.kind] ?? {})
  }

  isAllBacks(event: GameEvent): boolean {
    const fields = event as unknown as { readonly [field: string]: unknown }
    const faces = this.facesOf(event).flatMap((field) => fields[field])
    return faces.length > 0 && faces.every((face) => face === BACK)
  }

  /** The same event for somebody who knows none of its faces. */
  fromBehind(event: GameEvent): GameEvent {
    const fields = event as unknown as { readonly [field: string]: unknown }
    const hidden = this.facesOf(event).map((field) => {
      const face = fields[field]
      return [field, Array.isArray(face) ? face.map(() => BACK) : BACK] as const
    })
    return { ...event, ...Object.fromEntries(hidden) }
  }
}
