import { settings } from '../settings.svelte.ts'
import type { Desk } from './desk.svelte.ts'
import { type Command, commandFor } from './shortcuts.ts'

/** What a key acts on. */
interface Around {
  readonly desk: Desk
  readonly small: boolean
  readonly prompt: { press(number: number): void; step(by: number): void } | undefined
}

/** What has the keys to itself while it lies over the table. */
const OVER = 'dialog:is(:modal, [aria-modal="true"]), [popover="auto"]:popover-open'
const WRITES = 'input, textarea, select, [contenteditable]'

/** A key was pressed somewhere on the page. */
export function run(event: KeyboardEvent, around: Around): void {
  if (event.defaultPrevented || document.querySelector(OVER) !== null) return
  const { key, ctrlKey, metaKey, altKey, target } = event
  const typing = target instanceof Element && target.closest(WRITES) !== null
  const arrows = target === document.body ? 'free' : 'taken'
  const command = commandFor({ key, ctrlKey, metaKey, altKey, typing, arrows })
  if (command === undefined) return
  event.preventDefault()
  obey(command, around)
}

function obey(command: Command, { desk, small, prompt }: Around): void {
  if (typeof command === 'object') choose(command.choose, desk, prompt)
  else if (command === 'next') prompt?.step(1)
  else if (command === 'previous') prompt?.step(-1)
  else if (command === 'undo') {
    if (desk.canUndo) void desk.undo()
  } else if (command === 'log') showLog(desk, small)
  else if (command === 'rules') {
    if (desk.rule === undefined) desk.openRule(desk.sitting.ask?.rules[0])
    else desk.closeRules()
  } else if (command === 'text') settings.change({ textTable: !settings.now.textTable })
  else if (command === 'skip') desk.sitting.skip()
  else if (command === 'pass') letPass(desk)
  else if (command === 'help') desk.open({ kind: 'help' })
  else if (desk.rule !== undefined) desk.closeRules()
  else desk.back.leave()
}

/** Numbers choose an option; at the public question around one screen they answer that. */
function choose(number: number, { sitting: { screen } }: Desk, prompt: Around['prompt']): void {
  const { showing } = screen
  if (showing === undefined) prompt?.press(number)
  else if (showing.kind === 'window' && number === 1) screen.settle([])
  else if (showing.kind === 'window' && number === 2) screen.speakUp()
  else if (showing.kind === 'window' && number === 3) screen.hold(!showing.isHeld)
}

/** The chance to react that is open: around one screen nobody takes it, elsewhere whoever sits here does not. */
function letPass({ sitting: { screen, company } }: Desk): void {
  if (screen.showing?.kind === 'window') screen.settle([])
  else void company?.pass()
}

function showLog(desk: Desk, small: boolean): void {
  if (small) desk.open({ kind: 'log' })
  else document.querySelector<HTMLElement>('.log .visit[tabindex="0"]')?.focus()
}
