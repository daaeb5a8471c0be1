import { describe, expect, it } from 'vitest'
import { commandFor, type Focus } from './keys.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const press = (key: string, focus: Focus = 'free', more = {}) => commandFor({ ...plain, key, ...more }, focus)

describe('keys', () => {
  it('move the playhead', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => press(key))).toEqual([
      'back',
      'forward',
      'first',
      'last',
    ])
    expect(['ArrowLeft', 'ArrowRight'].map((key) => press(key, 'free', { shiftKey: true }))).toEqual([
      'previousTurn',
      'nextTurn',
    ])
  })

  it('play and pause, unless a button has the focus: there the key presses the button', () => {
    expect([press(' '), press(' ', 'scrubber'), press(' ', 'button')]).toEqual(['toggle', 'toggle', undefined])
  })

  it('are left alone where somebody writes, and with the keys of the browser', () => {
    expect(press('ArrowLeft', 'field')).toBeUndefined()
    for (const held of ['ctrlKey', 'metaKey', 'altKey'])
      expect(press('ArrowLeft', 'free', { [held]: true })).toBeUndefined()
  })

  it('open help and log, and nothing else does anything', () => {
    expect([press('?', 'free', { shiftKey: true }), press('l'), press('L'), press('x')]).toEqual([
      'help',
      'log',
      'log',
      undefined,
    ])
  })
})
