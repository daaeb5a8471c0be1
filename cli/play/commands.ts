import { aboutCard, aboutRule, why } from './about.ts'
import { keep } from './keep.ts'
import { type Listed, plain } from './options.ts'
import { linesFor, pick, SEAT, type Sitting, say } from './sitting.ts'

/** What a command leaves behind: the same question, another one, or nobody to ask. */
type Then = 'stay' | 'again' | 'leave'
type PlayCommand = (sitting: Sitting, rest: string, list: Listed) => Then

/** Each under its names in every language: whoever has learned one keeps it. */
const COMMANDS: readonly (readonly [names: readonly string[], command: PlayCommand])[] = [
  [['?', 'help', 'aide'], help],
  [['board', 'plateau'], board],
  [['look', 'voir'], look],
  [['log', 'journal'], log],
  [['undo', 'annuler'], undo],
  [['why', 'pourquoi'], stay(why)],
  [['rules', 'rule', 'regles', 'regle'], stay(aboutRule)],
  [['card', 'carte'], stay(aboutCard)],
  [['hint', 'conseil'], hint],
  [['save', 'sauver'], saveAs],
  [['resign', 'abandonner'], resign],
  [['quit', 'exit', 'quitter'], leave],
]

export const commandFor = (word: string): PlayCommand | undefined =>
  COMMANDS.find(([names]) => names.includes(plain(word)))?.[1]

function stay(tell: (sitting: Sitting, rest: string, list: Listed) => void): PlayCommand {
  return (sitting, rest, list) => {
    tell(sitting, rest, list)
    return 'stay'
  }
}

function help(sitting: Sitting): Then {
  say(sitting, ...sitting.words.play.help)
  return 'stay'
}

function board(sitting: Sitting): Then {
  const { match, entry, drawing } = sitting
  say(sitting, ...entry.terminal.draw(match.view(SEAT), drawing))
  return 'stay'
}

/** The table in sentences, for whoever listens to it or wants the names. */
function look(sitting: Sitting): Then {
  const { match, entry, drawing } = sitting
  say(sitting, ...entry.terminal.draw(match.view(SEAT), { ...drawing, plain: true }))
  return 'stay'
}

const RECENT = 20

/** The last events, or as many as asked for. */
function log(sitting: Sitting, rest: string): Then {
  const lines = sitting.match.events(SEAT).flatMap(({ event }) => linesFor(sitting, event))
  const count = /^\d+$/.test(rest) ? Number(rest) : rest === '' ? RECENT : lines.length
  say(sitting, ...lines.slice(Math.max(0, lines.length - count)))
  return 'stay'
}

/** In silence where that is harmless; else the bots may be told to look away, and chance goes another way. */
function undo(sitting: Sitting, rest: string): Then {
  const { match, words, reader } = sitting
  const others = reader.names.map((_, seat) => seat).filter((seat) => seat !== SEAT)
  const isAnyway = words.play.anyway.includes(plain(rest))
  const refused = match.undo(SEAT, isAnyway ? others : [])
  if (refused !== undefined) {
    const further = refused.code === 'U_NOTHING' || refused.code === 'U_OVER' ? [] : [words.play.undoFurther]
    say(sitting, words.undo[refused.code], ...further)
    return 'stay'
  }
  return 'again'
}

function hint(sitting: Sitting, _rest: string, { choices }: Listed): Then {
  const { match, hints, words } = sitting
  const asked = match.open().find(({ seat }) => seat === SEAT)
  const key = asked === undefined ? '' : pick(hints, match, asked)
  const choice = choices.find((one) => one.key === key)
  if (choice !== undefined) say(sitting, words.play.hint(choice.number, choice.label))
  return 'stay'
}

function saveAs(sitting: Sitting, rest: string): Then {
  const { words } = sitting
  keep(sitting, words.play.kept, rest === '' ? undefined : rest)
  return 'stay'
}

function resign(sitting: Sitting, rest: string): Then {
  const { match, words } = sitting
  if (!words.play.yes.includes(plain(rest))) {
    say(sitting, words.play.resignSure)
    return 'stay'
  }
  match.leave(SEAT, 'house')
  return 'again'
}

/** Whoever goes finds the match again. */
export function leave(sitting: Sitting): 'leave' {
  keep(sitting, sitting.words.play.left)
  return 'leave'
}
