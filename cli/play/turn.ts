import { MatchError } from '@monomyth/engine'
import { countAnswers } from '../files.ts'
import type { Lines } from '../io.ts'
import { commandFor, leave } from './commands.ts'
import { keep } from './keep.ts'
import { chosenBy, type Listed, listed, matching } from './options.ts'
import { showChoices, showQuestion } from './show.ts'
import { askOf, letBotsAnswer, maybeDraw, SEAT, type Sitting, say, tellNews } from './sitting.ts'

/** Plays until the match is over or somebody goes. */
export async function sit(sitting: Sitting, lines: Lines): Promise<void> {
  const { match } = sitting
  welcome(sitting)
  for (;;) {
    const went = carefully(sitting, () => letBotsAnswer(sitting))
    tellNews(sitting)
    // A bot cannot answer otherwise: whoever mends the rule can open the match again.
    if (!went) return
    if (match.isOver()) return bye(sitting)
    const ask = askOf(match, SEAT)
    // Nobody is asked and nothing is over: a game that does this has a fault, and the match is worth keeping.
    if (ask === undefined) return void leave(sitting)
    maybeDraw(sitting)
    const list = listed(sitting, ask)
    showQuestion(sitting, list)
    if ((await settle(sitting, list, lines)) === 'leave') return
  }
}

/** Reads until the question is answered, or something else made it another one. */
async function settle(sitting: Sitting, list: Listed, lines: Lines): Promise<'again' | 'leave'> {
  const { words } = sitting
  for (;;) {
    const line = await lines.next(words.play.prompt)
    if (line === undefined) {
      say(sitting, '')
      leave(sitting)
      return 'leave'
    }
    const text = line.trim()
    let then: 'stay' | 'again' | 'leave' = 'stay'
    carefully(sitting, () => {
      then = take(sitting, list, text)
    })
    if (then !== 'stay') return then
  }
}

/** An answer, a command, or letters that narrow the list down. */
function take(sitting: Sitting, list: Listed, text: string): 'stay' | 'again' | 'leave' {
  const choice = chosenBy(list, text)
  if (choice !== undefined) {
    sitting.match.answer(SEAT, list.ask.id, choice.key)
    return 'again'
  }
  const [word = '', ...rest] = text.split(/\s+/)
  const command = commandFor(word)
  if (command !== undefined) return command(sitting, rest.join(' '), list)
  narrow(sitting, list, text)
  return 'stay'
}

/** A rule that fails costs nothing: the match stands where it stood, and is kept for whoever mends the rule. */
function carefully(sitting: Sitting, work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (!(error instanceof MatchError)) throw error
    say(sitting, sitting.words.errors[error.code])
    keep(sitting, sitting.words.play.kept)
    return false
  }
}

function narrow(sitting: Sitting, list: Listed, text: string): void {
  const { words } = sitting
  const some = matching(list, text)
  if (text === '') showQuestion(sitting, list)
  else if (some.length === 0) say(sitting, words.play.noMatch(text))
  else showChoices(sitting, some)
}

function welcome(sitting: Sitting): void {
  const { words, lang, entry, match, reader, drawing } = sitting
  say(sitting, drawing.paint('bold', lang.title))
  const rivals = reader.names.filter((_, seat) => seat !== SEAT).map((name, i) => `${name} (${sitting.rivals[i]})`)
  const isNew = match.log.length === 0
  say(sitting, isNew ? entry.terminal.intro(words.lang) : words.play.reopened(countAnswers(match)))
  say(sitting, words.play.welcome(rivals, match.table.seed), words.play.begin)
}

function bye(sitting: Sitting): void {
  const { words, lang, match, reader, drawing } = sitting
  const outcome = match.outcome()
  say(sitting, '')
  if (outcome !== undefined) {
    say(sitting, drawing.paint('bold', lang.outcome(outcome, reader)))
    for (const [i, seat] of outcome.ranking.entries())
      say(
        sitting,
        words.play.ranked(
          outcome.winners.includes(seat) ? 1 : i + 1,
          reader.names[seat] ?? '',
          outcome.scores[seat] ?? 0,
        ),
      )
  }
  keep(sitting, words.play.over)
}
