const MOVES: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Moves the focus within a list by the arrow keys, so that the whole list is one stop for Tab. */
export function roam(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const move = MOVES[event.key]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  if (move === undefined || at < 0 || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  stops[move(at, stops.length)]?.focus()
}
