import type { Game, Options, Problem } from '@monomyth/engine'
import { type Carry, carryOf, receive } from './campaign.ts'
import { ADVERSARIES } from './content/pieces.ts'
import { EVENT_PIECES, type Event, type Opened, type Play } from './events.ts'
import { odds } from './odds.ts'
import { GAME_MODES } from './rules/modes.ts'
import { outcomeOf } from './rules/outcome.ts'
import { reactions } from './rules/windows.ts'
import { setup } from './setup.ts'
import { SHAPE, type State, type View } from './state.ts'
import { aftermath } from './steps/aftermath.ts'
import { cast } from './steps/cast.ts'
import { characters } from './steps/characters.ts'
import { end } from './steps/end.ts'
import { gather } from './steps/gather.ts'
import { menu } from './steps/menu.ts'
import { next } from './steps/next.ts'
import { out } from './steps/out.ts'
import { outcome } from './steps/outcome.ts'
import { post } from './steps/post.ts'
import { pre } from './steps/pre.ts'
import { reveal } from './steps/reveal.ts'
import { scoring } from './steps/scoring.ts'
import { start } from './steps/start.ts'
import { wits } from './wits.ts'

/** CTA-201 The setup, then turns; the cursor says what is next. */
const STEPS: { readonly [at in Exclude<State['cursor']['at'], 'over'>]: (play: Play) => void } = {
  characters,
  reveal,
  start,
  menu,
  gather,
  pre,
  cast,
  post,
  outcome,
  out,
  end,
  next,
  scoring,
  aftermath,
}

function step(play: Play): void {
  const { at } = play.state.cursor
  if (at !== 'over') STEPS[at](play)
}

/** CTA-899: only Adversaries of opened chapters. */
function admit(_entry: unknown, { adversary, collection }: Options): readonly Problem[] {
  const def = ADVERSARIES.find(({ id }) => id === adversary)
  return def === undefined || def.chapter <= Number(collection) ? [] : [{ code: 'ADVERSARY_NOT_OPENED', about: def.id }]
}

/** 2026-11: rules 1 did not note whether the main action had brought experience. */
const fromRules1 = ({ turn, ...state }: State): unknown => ({ ...state, turn: { ...turn, hasGained: 0 } })

export const callToAdventure: Game<State, View, Event | Opened, undefined, Carry> = {
  id: 'call-to-adventure',
  rules: 2,
  migrations: [{ from: 1, to: 2, up: fromRules1 }],
  modes: GAME_MODES,
  shape: SHAPE,
  events: EVENT_PIECES,
  admit,
  setup,
  step,
  // CTA-930: a Hero is never removed; the house plays a seat that was given up.
  left: () => {},
  actor: () => -1,
  outcome: outcomeOf,
  reactions,
  carry: carryOf,
  receive,
  odds,
  wits,
}
