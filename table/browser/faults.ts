import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds on the page as it stands: by rule, and where. */
export async function faults(page: Page): Promise<readonly string[]> {
  // The policy of the page lets no script of ours in; through the debugger it may come.
  await page.evaluate(AXE)
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          on: Document,
          how: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
      }
    }
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: tags } })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    )
  }, TAGS)
}
