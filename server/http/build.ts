import type { Site } from '../../scripts/site.mjs'

/**
 * Which page is served: the name of the script it begins with, which changes whenever anything in the page does. The
 * page reads the same name from itself.
 */
export function buildOf(site: Site): string {
  const page = site.get('/index.html')?.body.toString() ?? ''
  const scripts = page.match(/<script\b[^>]*>/g) ?? []
  const first = scripts.find((tag) => /\btype="module"/.test(tag) && /\bsrc="/.test(tag)) ?? ''
  return /\bsrc="(?:[^"]*\/)?([^"/]+)\.js"/.exec(first)?.[1] ?? 'dev'
}
