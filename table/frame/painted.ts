/** A page nobody sees is not painted: then it counts as painted after so many milliseconds. */
const UNSEEN = 250

/** Resolves once what the page is now has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const unseen = setTimeout(resolve, UNSEEN)
    const done = (): void => {
      clearTimeout(unseen)
      resolve()
    }
    // The second one is called before the next frame: after this one. What follows is no part of that frame.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
  })
