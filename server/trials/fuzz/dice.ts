import { randomBytes } from 'node:crypto'
import { Chance, keyOf } from '@monomyth/engine'

type Fields = { readonly [field: string]: unknown }

/** Chance that can be cast again from its seed. */
export class Dice {
  readonly seed: string
  private readonly chance: Chance

  constructor(seed: string = randomBytes(6).toString('hex')) {
    this.seed = seed
    this.chance = new Chance(keyOf(seed))
  }

  below(n: number): number {
    return this.chance.below(n)
  }

  of<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)]
    if (one === undefined) throw new RangeError('nothing to choose from')
    return one
  }

  text(length: number, from = 'abcXYZ019-_ "\\{}[]:,\u0000\u202eé😀\n'): string {
    const letters = [...from]
    return Array.from({ length }, () => this.of(letters)).join('')
  }

  /** No message nor body, whatever form is asked for. */
  nonsense(): string {
    const deep = 1 + this.below(1000)
    return this.of([
      ...['', ' ', 'null', '0', '"do"', '[]', '{}', '{"do":null}', '{"do":"do"}', '{"do":"answer"}', '[{"do":"ping"}]'],
      ...['{"__proto__":{"do":"ping"}}', '{"constructor":{"prototype":{"do":"ping"}}}', '\ufeff{"do":"ping"}', 'NaN'],
      `${'['.repeat(deep)}${']'.repeat(deep)}`,
      `${'{"a":'.repeat(deep / 2)}1${'}'.repeat(deep / 2)}`,
      JSON.stringify({ do: this.text(1 + this.below(30)) }),
      this.text(1 + this.below(200)),
    ])
  }

  /** Something that had its form, and has it no more: a field is missing, too much, or of another kind. */
  broken(valid: Fields): Fields {
    const fields = Object.keys(valid)
    const field = fields.length === 0 ? '' : this.of(fields)
    const how = fields.length === 0 ? 0 : this.below(3)
    if (how === 0) return { ...valid, [this.of(['extra', 'person', '__proto__x', 'Do'])]: this.of([1, null, 'x']) }
    if (how === 1) return Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field))
    return { ...valid, [field]: this.of([{ junk: 1 }, [[]], -0.5, 1e99, 'x'.repeat(300)]) }
  }
}
