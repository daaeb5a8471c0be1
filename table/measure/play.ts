import type { Page } from 'playwright-core'
import type { Noted } from './probe.ts'

/** As long as a hand rests on a button before it presses, in milliseconds: what lights up under it does so before. */
const REST = 200
/** As long as it presses: what the button does when it goes down is drawn before it comes up. */
const PRESS = 60

/** Answers whatever is asked until the match is over. The page is asked as little as can be: that takes its time too. */
export async function play(page: Page): Promise<Noted> {
  await page.evaluate(() => noted.tasks.splice(0))
  for (let nth = 0; ; nth++) {
    const next = await page.evaluate(target, nth)
    if (next === 'over') return page.evaluate(() => noted)
    if (next === undefined) await page.waitForTimeout(50)
    else await press(page, next)
  }
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Runs in the page: the middle of an option to click; any will do, but not always the same one. */
function target(nth: number): Spot | 'over' | undefined {
  if (document.getElementById('over') !== null) return 'over'
  for (const group of document.querySelectorAll<HTMLDetailsElement>('details:not([open]):has([data-option])'))
    group.open = true
  const sure = document.querySelector('dialog[open] .primary')
  const options = document.querySelectorAll('[data-option]')
  const option = sure ?? options[(nth * 7) % options.length]
  option?.scrollIntoView({ block: 'nearest' })
  const box = option?.getBoundingClientRect()
  return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Clicks there as a hand does. An option may go while the hand rests on it: then nothing is clicked. */
async function press(page: Page, { x, y }: Spot): Promise<void> {
  await page.mouse.move(x, y)
  await page.waitForTimeout(REST)
  const isThere = await page.evaluate(
    (at) => document.elementFromPoint(at.x, at.y)?.closest('[data-option], dialog .primary') != null,
    { x, y },
  )
  if (!isThere) return
  const before = await page.evaluate(() => noted.clicks.length)
  await page.mouse.down()
  await page.waitForTimeout(PRESS)
  await page.mouse.up()
  await page.waitForFunction((count) => noted.clicks.length > count, before, { polling: 100 })
}
