import { glyphOf } from './glyph.ts'

/** The fonts that have arrived. Before that, a letter of theirs would be drawn as an empty box. */
const here: { [sprite: string]: boolean } = $state({})
const asked = new Map<string, Promise<boolean>>()

/** What to write, in the font of that name, to see an icon of a sprite: nothing before it is here. */
export function glyphIn(sprite: string, name: string): string {
  if (!asked.has(sprite)) void fetchSprite(sprite)
  return here[sprite] === true && name !== '' ? glyphOf(name) : ''
}

/** Settles when a sprite can be drawn with: false if it did not come. */
export function fetchSprite(sprite: string): Promise<boolean> {
  const known = asked.get(sprite)
  if (known !== undefined) return known
  const coming = new FontFace(sprite, `url(sprites/${sprite}.woff2)`).load().then(
    (font) => {
      document.fonts.add(font)
      here[sprite] = true
      return true
    },
    () => false,
  )
  asked.set(sprite, coming)
  return coming
}
