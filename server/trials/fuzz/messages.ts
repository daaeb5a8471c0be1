import { ClientMessage, MOST_MESSAGE } from '@monomyth/wire'
import * as v from 'valibot'
import { newRequest } from '../client.ts'
import type { Person } from '../person.ts'
import type { Dice } from './dice.ts'
import { Line } from './line.ts'
import type { Shot } from './requests.ts'
import type { Scene } from './scene.ts'

/** Lines of those who sit at the match, and of those who look on. */
export interface Lines {
  readonly asked: Line
  readonly waiting: Line
  readonly stranger: Line
  readonly nobody: Line
}

export async function openLines({ url, playing, asked, waiting, stranger }: Scene): Promise<Lines> {
  const greeted = async (person: Person | undefined): Promise<Line> => {
    const line = new Line(url, playing.card.id, person)
    const said = await line.greet(playing.card.rules)
    if (said !== 'shown') throw new Error(`not let in: ${said}`)
    return line
  }
  return {
    asked: await greeted(asked.setting.person),
    waiting: await greeted(waiting.setting.person),
    stranger: await greeted(stranger),
    nobody: await greeted(undefined),
  }
}

/** Of each kind one that has its form. */
const VALID = [
  { do: 'hello', build: 'dev', rules: 1, frame: 0, events: 0 },
  { do: 'answer', request: 'request-1', ask: 1, key: 'red' },
  { do: 'undo', request: 'request-1', all: false },
  { do: 'agree', request: 'request-1', proposal: 1, yes: true },
  { do: 'kick', request: 'request-1', seat: 1 },
  { do: 'leave', request: 'request-1', to: 'bot' },
  { do: 'return', request: 'request-1' },
  { do: 'hold', request: 'request-1', on: true },
  { do: 'wave', request: 'request-1', window: 1 },
  { do: 'say', request: 'request-1', phrase: 'hello' },
  { do: 'say', request: 'request-1', text: 'hello' },
  { do: 'events', request: 'request-1', eyes: 0 },
  { do: 'history', request: 'request-1', eyes: 0 },
  { do: 'past', request: 'request-1', at: 1, eyes: 0 },
  { do: 'ping', request: 'request-1' },
] as const

const FORM = ['S_BAD_MESSAGE']
const NOT_ASKED = ['E_STALE_ASK', 'E_NOT_YOUR_ASK']
const BROKEN = [1002, 1006, 1007, 1009].map((code) => `cut off with ${code}`)

type Attack = (scene: Scene, dice: Dice, lines: Lines) => Promise<Shot>

const anyOf = (dice: Dice, { asked, waiting, stranger, nobody }: Lines): Line =>
  dice.of([asked, waiting, stranger, nobody])

/** A line of its own, for what ends it. */
async function once(
  { url, asked, playing }: Scene,
  say: (line: Line) => Promise<string>,
  isGreeted = true,
): Promise<string> {
  const line = new Line(url, playing.card.id, asked.setting.person)
  await line.opened
  if (isGreeted) await line.greet(playing.card.rules)
  const said = await say(line)
  line.end()
  return said
}

/** Messages that have not the form they must have. */
const malformed: readonly Attack[] = [
  async (_, dice, lines) => {
    const said = dice.nonsense()
    return { what: said, got: await anyOf(dice, lines).say(said), allowed: FORM }
  },
  async (_, dice, lines) => {
    const said = dice.broken(dice.of(VALID))
    if (v.is(ClientMessage, said)) throw new Error(`that has its form: ${JSON.stringify(said)}`)
    return { what: JSON.stringify(said), got: await anyOf(dice, lines).say(said), allowed: FORM }
  },
]

/** What ends the line. */
const ending: readonly Attack[] = [
  async (scene, dice) => {
    const said = Buffer.from(dice.text(1 + dice.below(100)))
    return { what: 'bytes instead of text', got: await once(scene, (line) => line.say(said)), allowed: FORM }
  },
  async (scene, dice) => {
    const size = MOST_MESSAGE + 1 + dice.below(10 * MOST_MESSAGE)
    const said = JSON.stringify({ do: 'say', request: 'request-1', text: 'x'.repeat(size) })
    const allowed = said.length > 8 * MOST_MESSAGE ? BROKEN : ['S_TOO_BIG']
    return { what: `${said.length} bytes`, got: await once(scene, (line) => line.say(said)), allowed }
  },
  async (scene, dice) => {
    const said = dice.of(VALID.slice(1))
    const got = await once(scene, (line) => line.say(said), false)
    return { what: `${said.do} before hello`, got, allowed: FORM }
  },
  async (scene, dice) => {
    const { rules } = scene.playing.card
    const [number, build] = dice.of([[rules + 1, 'dev'] as const, [rules, dice.text(8, 'ab')], [0, 'dev']])
    const got = await once(scene, (line) => line.greet(number, build), false)
    return { what: `hello of ${build} ${number}`, got, allowed: ['S_STALE_BUILD'] }
  },
  async (scene, dice) => {
    const { url, closed, stranger } = scene
    const id = dice.of([closed.id, dice.text(22, 'abXY-_09')])
    const line = new Line(url, id, dice.below(2) === 0 ? stranger : undefined)
    const got = await line.greet(closed.rules)
    line.end()
    return { what: `hello at ${id}`, got, allowed: ['S_NO_TABLE'] }
  },
  async ({ url, playing, asked }, dice) => {
    const origin = dice.of(['http://elsewhere.test', 'null', 'https://127.0.0.1'])
    const line = new Line(url, playing.card.id, asked.setting.person, { origin })
    const got = await line.opened
    return { what: `a socket from ${origin}`, got, allowed: ['403'] }
  },
  async ({ url, asked }, dice) => {
    const id = dice.of([`${dice.text(70, 'ab')}`, 'a/b', 'a.b', '%00'])
    return { what: `a socket at ${id}`, got: await new Line(url, id, asked.setting.person).opened, allowed: ['404'] }
  },
  async (scene, dice) => {
    const bytes = dice.of([
      [0x83, 0x80, 0, 0, 0, 0], // no such kind of frame
      [0x81, 0x02, 0x7b, 0x7d], // not masked
      [0xf1, 0x80, 0, 0, 0, 0], // compressed, as nobody agreed to
      [0x09, 0x80, 0, 0, 0, 0], // half a ping
      [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0], // longer than anything
      [0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28], // text that is no text
      [0x80, 0x80, 0, 0, 0, 0], // goes on with nothing
    ])
    const got = await once(scene, (line) => line.raw(Buffer.from(bytes)))
    return { what: `the bytes ${bytes.join(' ')}`, got, allowed: BROKEN }
  },
]

/** What has its form, and is not for whoever says it. */
const misplaced: readonly Attack[] = [
  async ({ asked }, dice, lines) => {
    const { id = 0, options = [] } = asked.asked ?? {}
    const said = {
      ...{ do: 'answer', request: newRequest() },
      ask: dice.of([id, id - 1, id + 1, dice.below(1000)]),
      key: dice.of(['pass', ...options.map(({ key }) => key)]),
    }
    return { what: `out of turn ${JSON.stringify(said)}`, got: await lines.waiting.say(said), allowed: NOT_ASKED }
  },
  async ({ asked }, dice, lines) => {
    const { id = 0 } = asked.asked ?? {}
    const [ask, key, code] = dice.of<readonly [number, string, string]>([
      [id, `no ${dice.text(10)}`, 'E_UNKNOWN_ANSWER'],
      [id + 1 + dice.below(5), 'pass', 'E_STALE_ASK'],
      [dice.below(id), 'pass', 'E_STALE_ASK'],
    ])
    const got = await lines.asked.say({ do: 'answer', request: newRequest(), ask, key })
    return { what: `an answer ${key} to ${ask} of ${id}`, got, allowed: [code] }
  },
  async ({ playing, asked }, dice, lines) => {
    const { viewer, request, ask, key } = dice.of(playing.witness.acknowledged)
    const isAsked = viewer === asked.viewer
    const [own, other] = isAsked ? [lines.asked, lines.waiting] : [lines.waiting, lines.asked]
    const isOpen = other === lines.asked && ask === asked.asked?.id
    const how = isOpen ? 'again' : dice.of(['again', 'anew', 'by another'] as const)
    const line = how === 'by another' ? other : own
    const got = await line.say({ do: 'answer', request: how === 'again' ? request : newRequest(), ask, key })
    return { what: `${request}, ${ask} ${key} ${how}`, got, allowed: how === 'again' ? ['done'] : NOT_ASKED }
  },
  async (_, dice, lines) => {
    const deeds = VALID.filter(({ do: what }) => !['hello', 'events', 'history', 'past', 'ping', 'say'].includes(what))
    const [line, code] = dice.of([[lines.stranger, 'S_FORBIDDEN'] as const, [lines.nobody, 'S_NOT_SIGNED_IN'] as const])
    const said = { ...dice.of(deeds), request: newRequest() }
    return { what: `${said.do} by an onlooker`, got: await line.say(said), allowed: [code] }
  },
  async ({ asked, waiting }, dice, lines) => {
    const [me, you] = [asked.viewer, waiting.viewer]
    const [said, code] = dice.of<readonly [object, string]>([
      [{ do: 'agree', proposal: dice.below(9), yes: true }, 'S_NO_PROPOSAL'],
      [{ do: 'kick', seat: me }, 'S_FORBIDDEN'],
      [{ do: 'kick', seat: you }, 'S_TOO_SOON'],
      [{ do: 'kick', seat: 2 + dice.below(90) }, 'E_UNKNOWN_SEAT'],
      [{ do: 'hold', on: true }, 'E_STALE_ASK'],
      [{ do: 'wave', window: 1 }, 'E_STALE_ASK'],
      [{ do: 'return' }, 'done'],
      [{ do: 'events', eyes: dice.of([you, 'open']) }, 'S_FORBIDDEN'],
      [{ do: 'history', eyes: dice.of([you, 'open']) }, 'S_FORBIDDEN'],
      [{ do: 'past', at: 1, eyes: dice.of([you, 'open']) }, 'S_FORBIDDEN'],
      [{ do: 'past', at: 1, eyes: 2 + dice.below(30) }, 'E_UNKNOWN_SEAT'],
      [{ do: 'past', at: 1e6, eyes: me }, 'E_STALE_ASK'],
    ])
    const got = await lines.asked.say({ ...said, request: newRequest() })
    return { what: JSON.stringify(said), got, allowed: [code] }
  },
  async (_, __, lines) => {
    const got = await lines.nobody.say({ do: 'say', request: newRequest(), text: 'hello' })
    return { what: 'somebody unknown speaks', got, allowed: ['S_NOT_SIGNED_IN'] }
  },
  async ({ url, closed, over, host }, dice) => {
    const [card, code] = dice.of([[closed, 'S_NOT_BEGUN'] as const, [over, 'E_OVER'] as const])
    const line = new Line(url, card.id, host)
    if (card === over) await line.greet(card.rules)
    else await line.hello(card.rules)
    const got = await line.say({ do: 'answer', request: newRequest(), ask: dice.below(5), key: 'red' })
    line.end()
    return { what: `an answer at a table that is ${card.stage}`, got, allowed: [code] }
  },
]

/** What ends a line costs a new one, so there are fewer of those. */
export const MESSAGES: readonly Attack[] = [
  ...[malformed, malformed, malformed, malformed].flat(),
  ...[misplaced, misplaced].flat(),
  ...ending,
]
