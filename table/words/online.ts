import type { Phrase } from '@monomyth/wire'
import type { Check, Verdict } from '../online/chance/verify.ts'

/** What is said around matches on a server: the lobby, the tables, the account, and the people one plays with. */
export interface OnlineWords {
  /** The way there from the home page. */
  readonly way: { readonly go: string; readonly about: string; readonly turns: (count: number) => string }
  readonly title: string
  readonly lead: string
  readonly me: MeWords
  readonly mine: MineWords
  readonly lobby: LobbyWords
  readonly table: TableWords
  readonly host: HostWords
  readonly room: RoomWords
  readonly join: JoinWords
  readonly account: AccountWords
  readonly link: LinkWords
  readonly presence: PresenceWords
  readonly talk: TalkWords
  readonly proposal: ProposalWords
  readonly window: WindowWords
  readonly seat: SeatWords
  readonly undo: { readonly offer: string; readonly ask: string; readonly asked: string }
  /** To the table somebody has made for the next match, or for the next chapter of a campaign. */
  readonly rematch: { readonly join: string; readonly chapter: string }
  readonly verify: VerifyWords
  /** The title of the page while one is waited for. */
  readonly yourTurn: (page: string) => string
  /** Somebody whose name is not known any more. */
  readonly somebody: string
}

interface MeWords {
  readonly title: string
  readonly name: string
  readonly note: string
  readonly come: string
  readonly known: (name: string) => string
  readonly account: string
  readonly passkey: string
}

interface MineWords {
  readonly title: string
  readonly none: string
  readonly yourTurn: string
  readonly waits: (names: string) => string
  readonly free: (count: number) => string
  readonly goesOn: string
  readonly over: (count: number) => string
  readonly go: string
  readonly goTo: (table: string) => string
  readonly replay: string
  readonly replayOf: (table: string) => string
  readonly failed: string
}

interface LobbyWords {
  readonly title: string
  readonly none: string
  readonly sit: string
  readonly watch: string
  readonly playing: string
  readonly watchTable: (table: string) => string
}

interface TableWords {
  readonly open: string
  readonly invited: string
  readonly live: string
  readonly days: string
  /** Bank and bonus in words: "5 min, and 10 s with each answer". */
  readonly clock: (bank: string, bonus: string) => string
  readonly noClock: string
  readonly span: { readonly [unit in 'second' | 'minute' | 'hour' | 'day']: (count: number) => string }
  readonly free: string
}

interface HostWords {
  readonly go: string
  readonly title: string
  readonly seats: string
  readonly seatsNote: string
  readonly you: string
  readonly somebody: string
  readonly who: string
  readonly open: { readonly name: string; readonly about: string }
  readonly invited: { readonly name: string; readonly about: string }
  readonly pace: string
  readonly live: { readonly name: string; readonly about: string }
  readonly days: { readonly name: string; readonly about: string }
  readonly clock: string
  readonly clockNote: string
  readonly windows: string
  readonly discreet: { readonly name: string; readonly about: string }
  readonly quick: { readonly name: string; readonly about: string }
  readonly make: string
  readonly making: string
}

interface RoomWords {
  readonly title: string
  readonly lead: string
  readonly watching: string
  readonly seats: string
  readonly you: string
  readonly invite: string
  readonly inviteFor: (seat: number) => string
  readonly link: string
  readonly linkNote: string
  readonly copy: string
  readonly copied: string
  readonly share: string
  readonly shareText: (game: string) => string
  readonly begin: string
  readonly beginNote: (count: number) => string
  readonly bots: string
  readonly sit: string
  readonly leave: string
  readonly drop: string
  readonly about: string
  readonly chance: string
  readonly chanceNote: string
  readonly waitsFor: string
}

interface JoinWords {
  readonly title: string
  readonly by: (name: string, game: string) => string
  readonly text: string
  readonly accept: string
  readonly used: string
  readonly lobby: string
}

interface AccountWords {
  readonly title: string
  readonly lead: string
  readonly keep: string
  readonly kept: string
  readonly passkeys: string
  readonly passkeysNote: string
  readonly passkeyCount: (count: number) => string
  readonly makePasskey: string
  readonly usePasskey: string
  /** For whoever has none: what becomes of the account they leave. */
  readonly usePasskeyNote: string
  readonly madePasskey: string
  readonly usedPasskey: (name: string) => string
  readonly noPasskeys: string
  readonly push: string
  readonly pushOn: string
  readonly pushNote: string
  readonly pushDenied: string
  readonly noPush: string
  readonly export: string
  readonly exportNote: string
  readonly exportGo: string
  readonly leave: string
  readonly leaveNote: string
  readonly leaveGo: string
  readonly left: string
  readonly delete: string
  readonly deleteNote: string
  readonly deleteGo: string
  readonly deleteSure: string
  readonly deleted: string
}

interface LinkWords {
  readonly on: string
  readonly connecting: string
  readonly off: string
  readonly offNote: string
  readonly stale: string
  readonly reload: string
  readonly ended: string
}

interface PresenceWords {
  readonly here: string
  readonly away: string
  /** Those who are waited for and away. */
  readonly missed: (names: string, count: number) => string
  readonly watching: (count: number) => string
}

interface TalkWords {
  readonly title: string
  readonly open: (unread: number) => string
  readonly close: string
  readonly none: string
  readonly phrases: { readonly [phrase in Phrase]: string }
  readonly ready: string
  readonly text: string
  readonly send: string
  readonly mute: (name: string) => string
  readonly unmute: (name: string) => string
  readonly muting: string
  readonly onlooker: string
  readonly said: (name: string, text: string) => string
}

interface ProposalWords {
  readonly undo: (name: string) => string
  readonly ownUndo: string
  readonly kick: (name: string, by: string) => string
  readonly ownKick: (name: string) => string
  readonly yes: string
  readonly no: string
  readonly waits: (names: string) => string
  readonly agreed: string
}

interface WindowWords {
  readonly title: string
  readonly about: string
  readonly left: (seconds: number) => string
  readonly held: string
  readonly hold: string
  readonly goOn: string
  readonly pass: string
  readonly passAbout: string
  /** Who else could react and has not let it pass. */
  readonly awaited: (names: string, count: number) => string
  /** A switch: every window from now on. */
  readonly all: string
  readonly allNote: string
}

interface SeatWords {
  readonly lend: string
  readonly lendNote: string
  readonly lent: string
  readonly back: string
  readonly resignText: string
  readonly kick: (name: string) => string
  readonly kickNote: string
}

interface VerifyWords {
  readonly go: string
  readonly title: string
  readonly about: string
  readonly working: string
  readonly checks: { readonly [check in Check]: { readonly [verdict in Verdict]: string } }
  readonly fair: string
  readonly partly: string
  readonly unfair: string
  readonly proves: string
  readonly provesList: readonly string[]
  readonly not: string
  readonly notList: readonly string[]
  readonly numbers: string
  readonly secret: string
  readonly shares: string
  readonly seed: string
  readonly commitment: string
}
