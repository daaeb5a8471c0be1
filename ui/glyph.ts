/**
 * The letter that draws an icon. Icons are letters of fonts made when the page is built; the code of each follows from
 * its name alone, so nobody keeps a list and none can be out of step. Two names with one code fail the build.
 */
export const glyphOf = (name: string): string => String.fromCodePoint(codeOf(name))

/** In the two planes Unicode leaves to private use. */
export function codeOf(name: string): number {
  let sum = 0
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) % SPREAD
  return 0xf0000 + sum
}
const SPREAD = 0x1fffe
