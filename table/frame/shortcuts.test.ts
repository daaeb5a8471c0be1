import { describe, expect, test } from 'vitest'
import { COMMANDS, commandFor, KEYS, type Pressed } from './shortcuts.ts'

const pressed = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  typing: false,
  arrows: 'free',
  ...more,
})

describe('a key', () => {
  test('chooses the option of its number', () => {
    expect(commandFor(pressed('1'))).toEqual({ choose: 1 })
    expect(commandFor(pressed('9'))).toEqual({ choose: 9 })
    expect(commandFor(pressed('0'))).toBeUndefined()
  })

  test('does what the help says, small or capital', () => {
    for (const command of COMMANDS) for (const key of KEYS[command]) expect(commandFor(pressed(key)), key).toBe(command)
    expect(commandFor(pressed('U'))).toBe('undo')
  })

  test('means one thing only', () => {
    const all = COMMANDS.flatMap((command) => KEYS[command])
    expect(new Set(all).size).toBe(all.length)
  })

  test('belongs to whoever is writing', () => {
    expect(commandFor(pressed('u', { typing: true }))).toBeUndefined()
    expect(commandFor(pressed('3', { typing: true }))).toBeUndefined()
  })

  test('belongs to the browser together with Ctrl, Alt or Command', () => {
    expect(commandFor(pressed('r', { ctrlKey: true }))).toBeUndefined()
    expect(commandFor(pressed('l', { metaKey: true }))).toBeUndefined()
    expect(commandFor(pressed('1', { altKey: true }))).toBeUndefined()
  })

  test('that is an arrow belongs to the board or list one is in', () => {
    expect(commandFor(pressed('ArrowDown', { arrows: 'taken' }))).toBeUndefined()
    expect(commandFor(pressed('n', { arrows: 'taken' }))).toBe('next')
  })
})
