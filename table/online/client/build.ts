/**
 * Which page this is: the name of the script it begins with, which changes whenever anything in the page does. The
 * server reads the same name from the page it serves.
 */
export function buildOf(page: ParentNode): string {
  const source = page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  return /([^/]+)\.js$/.exec(source)?.[1] ?? 'dev'
}
