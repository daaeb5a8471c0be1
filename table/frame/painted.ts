/** A page nobody sees is not painted: then it counts as painted after so many milliseconds. */
const UNSEEN = 250

let next: Promise<void> | undefined

/** Resolves once what the page is now has been painted. Whoever waits for the same frame waits together. */
export function painted(): Promise<void> {
  next ??= new Promise((resolve) => {
    const unseen = setTimeout(() => {
      next = undefined
      resolve()
    }, UNSEEN)
    const done = (): void => {
      clearTimeout(unseen)
      resolve()
    }
    // The second one is called before the next frame: after this one. What follows is no part of that frame.
    requestAnimationFrame(() => {
      next = undefined
      requestAnimationFrame(() => setTimeout(done))
    })
  })
  return next
}
