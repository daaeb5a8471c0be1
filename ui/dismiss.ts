/** As browsers have it; their types do not know it yet. */
interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}
declare const CloseWatcher: (new () => Watcher) | undefined

/**
 * Calls back when somebody wants out of what lies uppermost: by Escape, or by the gesture that means "back" on a phone,
 * which else would lead out of the match. Returns how to forget it.
 */
export function onDismissed(dismissed: () => void): () => void {
  if (typeof CloseWatcher !== 'undefined') {
    const watcher = new CloseWatcher()
    watcher.onclose = dismissed
    return () => watcher.destroy()
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) dismissed()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}
