/** So many different statements are prepared, once a connection. */
const MOST = 100

/** Statements come again and again in the same words: they are read and planned once, and then only named. */
export class Names {
  private readonly names = new Map<string, string>()

  /** Nothing for what comes once: a statement without values, or yet another where there are many. */
  nameOf(text: string, values: readonly unknown[]): string | undefined {
    if (values.length === 0) return undefined
    const known = this.names.get(text)
    if (known !== undefined || this.names.size >= MOST) return known
    const name = `monomyth-${this.names.size + 1}`
    this.names.set(text, name)
    return name
  }
}
