/** The fonts that have arrived. Before that, a letter of theirs would be drawn as an empty box. */
const here: { [sprite: string]: boolean } = $state({})
const asked = new Map<string, Promise<boolean>>()

/** Whether icons of a sprite can be drawn. Whoever asks first has it fetched. */
export function isHere(sprite: string): boolean {
  if (!asked.has(sprite)) void fetchSprite(sprite)
  return here[sprite] === true
}

/** Settles when the sprite can be drawn with, as a font of its name: false if it did not come. */
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
