/** Asks for one thing at a time, and next for what is wanted by then: what was wanted in between is never asked for. */
export class Newest<K, T> {
  readonly #load: (key: K) => Promise<T>
  readonly #take: (key: K, value: T) => void
  readonly #fail: (error: unknown) => void
  #wanted: { readonly key: K } | undefined
  #isBusy = false
  /** Counts how often everything wanted was dropped: what was asked for before that comes too late. */
  #age = 0

  constructor(load: (key: K) => Promise<T>, take: (key: K, value: T) => void, fail: (error: unknown) => void) {
    this.#load = load
    this.#take = take
    this.#fail = fail
  }

  want(key: K): void {
    this.#wanted = { key }
    if (!this.#isBusy) void this.#work()
  }

  drop(): void {
    this.#wanted = undefined
    this.#age += 1
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    for (let next = this.#wanted; next !== undefined; next = this.#wanted) {
      this.#wanted = undefined
      const age = this.#age
      try {
        const value = await this.#load(next.key)
        if (age === this.#age) this.#take(next.key, value)
      } catch (error) {
        if (age === this.#age) this.#fail(error)
      }
    }
    this.#isBusy = false
  }
}
