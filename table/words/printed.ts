/**
 * A catalogue whose every sentence, fixed or made by a function, goes through `print`: French is typed with plain
 * spaces and printed with the right ones, so that nobody has to see or remember them.
 */
export function printed<T>(catalogue: T, print: (text: string) => string): T {
  return wrap(catalogue) as T

  function wrap(value: unknown): unknown {
    if (typeof value === 'string') return print(value)
    if (typeof value === 'function') return (...given: readonly unknown[]) => wrap(value(...given))
    if (Array.isArray(value)) return value.map(wrap)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrap(inner)]))
    return value
  }
}
