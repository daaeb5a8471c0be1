import type { Locator, Page } from 'playwright-core'

/** How a test plays: what somebody with a mouse, a keyboard or a finger does at the table. */

/** Answers the question on the page, somehow. */
export type Hand = (page: Page) => Promise<void>

/** Where the table stands: the question by its number, and whether the match is over. */
export const standing = (page: Page): Promise<{ readonly ask: string | undefined; readonly over: boolean }> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-match]')
    return { ask: table?.dataset.ask, over: table?.dataset.over === 'true' }
  })

/** Waits until something is asked of whoever sits here, a door must be opened, or the match is over. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const table = document.querySelector<HTMLElement>('[data-match]')
      if (table === null) return false
      const { ask, over } = table.dataset
      return (
        over === 'true' ||
        // On a small screen the options come once the table has caught up.
        (ask !== undefined && document.querySelector('[data-option]') !== null) ||
        document.querySelector('[aria-labelledby=window-title], [aria-labelledby=who-title], dialog[open]') !== null
      )
    },
    undefined,
    { timeout: 30_000 },
  )
}

/** Plays on until the match is over, or so many answers have been given. Returns how many were. */
export async function playOn(page: Page, hand: Hand, most = 2000): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    await ready(page)
    const { ask, over } = await standing(page)
    if (over) return answers
    await hand(page)
    if (ask === undefined) continue
    await page.waitForFunction(
      (before) => {
        const { ask, over } = document.querySelector<HTMLElement>('[data-match]')?.dataset ?? {}
        return ask !== before || over === 'true'
      },
      ask,
      { timeout: 15_000 },
    )
  }
  return most
}

/** The same hands on every run: a small generator from a seed. */
export function dice(seed: number): (sides: number) => number {
  let now = seed
  return (sides) => {
    now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((now / 2 ** 32) * sides)
  }
}

/** The keys that may be answered with, in the order of the list. */
const offered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-option]')].map(({ dataset }) => dataset.option ?? ''),
  )

/** One who plays to win a little: attempts when that is possible, else anything. */
export const wished = (keys: readonly string[], roll: (sides: number) => number): string => {
  const attempts = keys.filter((key) => key.startsWith('attempt'))
  const from = attempts.length > 0 ? attempts : keys
  return from[roll(from.length)] ?? ''
}

/** The button of an option; the group it is folded into is opened, as one would. */
async function optionOf(page: Page, key: string): Promise<Locator> {
  const option = page.locator(`[data-option=${JSON.stringify(key)}]`).first()
  if (!(await option.isVisible())) await page.locator('details', { has: option }).locator('summary').click()
  return option
}

/** What cannot be taken back asks once more: it is meant. */
async function confirm(page: Page, key: string, press: (button: Locator) => Promise<void>): Promise<void> {
  const again = page.locator(
    `li.asking [data-option=${JSON.stringify(key)}], dialog[open]:not(:has(.end)) .button.primary`,
  )
  if ((await again.count()) > 0) await press(again.first())
}

/** One whose Story grows: attempts and Traits, cards when they can be played; anything else rather than a Journey. */
export const bold: typeof wished = (keys, roll) => {
  const wishes = [/^face/, /^(top|trait|feat)/, /^bottom/, /^(?!journey|bank)/, /./]
  const wish = wishes.find((one) => keys.some((key) => one.test(key)))
  const from = keys.filter((key) => wish?.test(key))
  return from[roll(from.length)] ?? ''
}

/** Gives that answer, by mouse. */
export async function byKey(page: Page, key: string): Promise<void> {
  await page.locator('[data-option]').first().waitFor()
  await (await optionOf(page, key)).click()
  await confirm(page, key, (button) => button.click())
}

export function byMouse(seed: number, wish = wished): Hand {
  const roll = dice(seed)
  return async (page) => byKey(page, wish(await offered(page), roll))
}

export function byTouch(seed: number, wish = wished): Hand {
  const roll = dice(seed)
  return async (page) => {
    const key = wish(await offered(page), roll)
    await (await optionOf(page, key)).tap()
    await confirm(page, key, (button) => button.tap())
  }
}

/** Presses buttons without going to them first: a whole match takes many presses. */
export function inHaste(seed: number, wish = wished): Hand {
  const roll = dice(seed)
  return async (page) => page.evaluate(pressTwice, wish(await offered(page), roll))
}

/** Runs in the page: presses an option as soon as the last answer is through, and once more where that is asked for. */
async function pressTwice(key: string): Promise<void> {
  const option = `[data-option=${JSON.stringify(key)}]`
  const press = (button: string) => document.querySelector<HTMLElement>(button)?.click()
  const frame = () => new Promise(requestAnimationFrame)
  while (document.querySelector('.prompt[aria-busy=true]') !== null) await frame()
  press(option)
  await frame()
  press(`li.asking ${option}, dialog[open]:not(:has(.end)) .button.primary`)
}

/** Nothing but keys: the number of an option, or walking to it and pressing Enter. */
export function byKeyboard(seed: number): Hand {
  const roll = dice(seed)
  return async (page) => {
    if (roll(2) === 0) return page.keyboard.press(String(1 + roll(9)))
    for (let steps = 1 + roll(4); steps > 0; steps--) await page.keyboard.press('n')
    await page.keyboard.press('Enter')
  }
}
