import { ruleText } from '../rulebook.ts'
import { type Listed, plain } from './options.ts'
import { SEAT, type Sitting, say } from './sitting.ts'

/** Answers to questions about the game, none of which changes anything. */

/** What cannot be chosen now, and the rule that says so. */
export function why(sitting: Sitting, rest: string, { ask, choices }: Listed): void {
  const { words, lang, match } = sitting
  const view = match.view(SEAT)
  const isMeant = (key: string, label: string): boolean => plain(`${key} ${label}`).includes(plain(rest))
  const barred = ask.barred
    .map(({ key, value, rule }) => ({ key, rule, label: lang.option(ask.kind, value, view, SEAT) }))
    .filter(({ key, label }) => isMeant(key, label))
  for (const rule of new Set(barred.map((one) => one.rule))) {
    const labels = barred.filter((one) => one.rule === rule).map(({ label }) => label)
    say(sitting, words.play.barred(rule, ruleOf(sitting, rule)), ...labels.map((label) => `  ${label}`))
  }
  if (barred.length > 0) return
  const open = rest === '' ? undefined : choices.find(({ key, label }) => isMeant(key, label))
  if (open !== undefined) say(sitting, words.play.notBarred(open.number, open.label))
  else say(sitting, rest === '' ? words.play.nothingBarred : words.play.notAbout(rest))
}

/** A rule by number; without one, those behind the question. */
export function aboutRule(sitting: Sitting, rest: string, { ask }: Listed): void {
  const { words } = sitting
  const ids = rest === '' ? ask.rules : rest.toUpperCase().split(/[\s,]+/)
  const prefix = ask.rules[0]?.split('-')[0] ?? ''
  for (const id of ids.map((one) => (/^\d+$/.test(one) ? `${prefix}-${one.padStart(3, '0')}` : one))) {
    const text = ruleOf(sitting, id)
    say(sitting, text === '' ? words.play.noRule(id) : `${id}. ${text}`)
  }
}

function ruleOf({ lang, entry, words }: Sitting, id: string): string {
  return lang.rule(id) ?? ruleText(entry.game.id, words.lang, id) ?? ''
}

const MOST = 6

/** A card by its name, a part of it, its number, or the place where it lies. */
export function aboutCard(sitting: Sitting, rest: string): void {
  const { words, entry, match } = sitting
  const there = entry.terminal.pieceAt(match.view(SEAT), rest)
  const found = rest === '' ? [] : cardsCalled(sitting, rest, there)
  if (rest === '') say(sitting, words.play.whichCard)
  else if (found.length === 0) say(sitting, words.play.noCard(rest))
  say(sitting, ...found.slice(0, MOST))
  if (found.length > MOST) say(sitting, words.play.moreCards(found.length - MOST))
}

function cardsCalled({ entry: { terminal }, lang }: Sitting, text: string, there: number | undefined): string[] {
  const found = new Map<string, string>()
  for (const piece of there === undefined ? terminal.pieces : [there]) {
    const [id, name] = [terminal.idOf(piece), lang.piece(piece)]
    const isMeant = piece === there || plain(id) === plain(text) || plain(name).includes(plain(text))
    if (isMeant) found.set(id, `${name} (${id}) — ${lang.text(piece) ?? ''}`)
  }
  return [...found.values()]
}
