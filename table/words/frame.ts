import type { Command } from '../frame/shortcuts.ts'
import type { Pace, Wait } from '../settings.ts'

/** What the frame of every table says: top bar, seats, prompt, log, rulebook, curtain, coach. */
export interface FrameWords {
  readonly loading: string
  /** The title of the page. */
  readonly page: (match: string) => string
  /** The parts of the table, for whoever jumps from one to the next. */
  readonly parts: {
    readonly seats: string
    readonly board: string
    readonly prompt: string
    readonly own: string
    readonly log: string
  }
  readonly toPrompt: string
  readonly toBoard: string
  readonly bar: BarWords
  readonly menu: MenuWords
  readonly seat: SeatWords
  readonly prompt: AskWords
  /** Said aloud when somebody is asked. */
  readonly asked: (question: string) => string
  readonly playing: PlayingWords
  readonly piece: PieceWords
  readonly undo: UndoOffer
  readonly log: { readonly visit: string; readonly newest: string; readonly empty: string }
  readonly past: {
    readonly title: string
    readonly back: string
    readonly forward: string
    readonly leave: string
  }
  readonly book: {
    readonly title: string
    readonly contents: string
    readonly search: string
    readonly found: (places: number) => string
    readonly none: string
    readonly loading: string
    readonly missing: string
  }
  readonly screen: ScreenWords
  readonly settings: SettingsWords
  readonly help: HelpWords
  readonly resign: { readonly title: string; readonly text: string; readonly yes: string; readonly no: string }
  readonly covered: string
  readonly watching: string
  readonly coach: CoachWords
  /** `end`: the page that says who won, once more. */
  readonly over: { readonly title: string; readonly end: string; readonly replay: string; readonly home: string }
}

interface BarWords {
  readonly yourTurn: string
  readonly turnOf: (name: string) => string
  readonly turnsOf: (names: string) => string
  readonly over: string
  readonly saving: string
  readonly saved: string
  readonly unsaved: string
  readonly undo: string
  readonly rules: string
  /** Switches to the other language: its own name for itself. */
  readonly otherLanguage: string
  readonly soundOn: string
  readonly soundOff: string
  readonly menu: string
}

interface MenuWords {
  readonly undo: string
  readonly log: string
  readonly rules: string
  readonly text: string
  readonly settings: string
  readonly replay: string
  readonly save: string
  readonly help: string
  readonly resign: string
  readonly leave: string
  readonly leaveNote: string
  readonly language: string
  readonly sound: string
}

interface SeatWords {
  readonly open: (name: string) => string
  readonly you: string
  readonly plays: string
  readonly thinks: string
  readonly gone: string
  readonly lent: string
}

interface AskWords {
  /** Heads a question that has no title of its own. */
  readonly title: string
  /** Heads a chance to react. */
  readonly react: string
  /** What is asked while the table is still on its way there. */
  readonly soon: string
  readonly options: string
  readonly rule: (id: string) => string
  readonly filter: string
  readonly none: string
  /** Every option is a place on the board. */
  readonly onBoard: string
  readonly ways: (count: number) => string
  readonly sure: (label: string) => string
  readonly back: string
  readonly odds: {
    readonly title: string
    readonly need: (total: string) => string
    readonly certain: string
    readonly hopeless: string
    readonly total: (total: string, chance: string) => string
  }
  /** Heads the answer just given, until what follows from it is there. */
  readonly chosen: string
  /** What cannot be chosen now, and why. */
  readonly whatElse: string
  readonly always: string
  readonly passed: (question: string) => string
  readonly takeBack: string
  readonly waiting: (names: string) => string
  readonly nobody: string
  readonly vote: string
  readonly some: (chosen: number, min: number, max: number) => string
}

interface PlayingWords {
  readonly title: (names: string) => string
  readonly happens: string
  readonly skip: string
  readonly toYou: string
  readonly pace: string
}

interface PieceWords {
  readonly close: string
  readonly whyNot: string
  readonly rule: (id: string) => string
  readonly choices: string
  readonly later: string
}

interface UndoOffer {
  readonly title: string
  readonly anyway: string
  readonly offer: string
  readonly keep: string
}

interface ScreenWords {
  readonly pass: (name: string) => string
  readonly passAny: string
  readonly look: string
  readonly react: string
  readonly iAm: (name: string) => string
  readonly question: string
  readonly about: string
  readonly nobody: string
  readonly iDo: string
  readonly hold: string
  readonly goOn: string
  readonly held: string
  readonly who: string
  readonly whoAbout: string
  readonly these: string
  readonly nothing: string
  readonly nothingAbout: string
  readonly done: string
}

interface SettingsWords {
  readonly title: string
  readonly pace: string
  readonly paceAbout: string
  readonly paces: { readonly [pace in Pace]: string }
  readonly animations: string
  readonly sound: string
  readonly text: string
  readonly textAbout: string
  readonly theme: string
  readonly wait: string
  readonly waitAbout: string
  readonly waits: { readonly [wait in Wait]: string }
  readonly passes: string
  readonly noPasses: string
  readonly askAgain: string
}

interface HelpWords {
  readonly title: string
  readonly about: string
  readonly keys: string
  readonly commands: { readonly [command in Extract<Command, string>]: string }
  readonly choose: string
  readonly take: string
  readonly closer: string
  /** Names of keys that are not a letter. */
  readonly names: { readonly [key: string]: string }
  readonly or: string
}

interface CoachWords {
  readonly title: string
  readonly step: (lesson: number, lessons: number) => string
  readonly next: string
  readonly back: string
  readonly doIt: string
  readonly wait: string
  readonly leave: string
  readonly done: string
  readonly doneAbout: string
  readonly playOn: string
  readonly home: string
}
