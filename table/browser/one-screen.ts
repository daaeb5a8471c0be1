import type { Page } from 'playwright-core'
import { frame } from '../words/en/frame.ts'
import { dice, type Hand, wished } from './hands.ts'

/** What came between two people and their table. */
export interface Seen {
  curtains: number
  windows: number
  nothing: number
  /** Cards that lay open while the screen was nobody's. */
  readonly leaks: string[]
}

export const nothingSeen = (): Seen => ({ curtains: 0, windows: 0, nothing: 0, leaks: [] })

/**
 * Two people who hand the screen to and fro. Every few windows one says "I do", whatever they hold. They press buttons
 * without going to them first: a match around one screen takes many presses.
 */
export function aroundOneScreen(seed: number, seen: Seen): Hand {
  const roll = dice(seed)
  const press = (page: Page, selector: string): Promise<void> =>
    page
      .locator(selector)
      .first()
      .evaluate((button) => (button as HTMLElement).click())
  return async (page) => {
    const { curtain, isWindow, isWho, keys, hand } = await page.evaluate(() => ({
      curtain: document.querySelector<HTMLElement>('dialog[open]:not(:has(.end))')?.innerText,
      isWindow: document.querySelector('[aria-labelledby=window-title]') !== null,
      isWho: document.querySelector('[aria-labelledby=who-title]') !== null,
      keys: [...document.querySelectorAll<HTMLElement>('[data-option]')].map(({ dataset }) => dataset.option ?? ''),
      hand: document.querySelector<HTMLElement>('.own .prophecies')?.innerText,
    }))
    if (hand !== undefined && (curtain !== undefined || isWho || isWindow)) seen.leaks.push(hand)
    if (curtain !== undefined) {
      if (curtain.includes(frame.screen.nothing)) seen.nothing += 1
      else seen.curtains += 1
      await press(page, 'dialog[open] .button.primary')
    } else if (isWho) {
      await press(page, `[aria-pressed]:text("${roll(2) === 0 ? 'Ada' : 'Bo'}")`)
      await press(page, '[aria-labelledby=who-title] .button.primary')
    } else if (isWindow) {
      seen.windows += 1
      await press(
        page,
        `[aria-labelledby=window-title] button:text-is("${frame.screen[roll(6) > 0 ? 'nobody' : 'iDo']}")`,
      )
    } else if (keys.length > 0) await press(page, `[data-option=${JSON.stringify(wished(keys, roll))}]`)
  }
}
