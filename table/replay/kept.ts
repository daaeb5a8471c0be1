/** Keeps what was loaded last at hand: one steps to and fro. */
export class KeptNear<K, T> {
  readonly #load: (key: K) => Promise<T>
  readonly #most: number
  readonly #kept = new Map<K, Promise<T>>()

  constructor(load: (key: K) => Promise<T>, most: number) {
    this.#load = load
    this.#most = most
  }

  get(key: K): Promise<T> {
    const known = this.#kept.get(key)
    const value = known ?? this.#load(key)
    this.#kept.delete(key)
    this.#kept.set(key, value)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break
      this.#kept.delete(oldest)
    }
    // What failed is tried again the next time.
    if (known === undefined) value.catch(() => this.#kept.delete(key))
    return value
  }
}
