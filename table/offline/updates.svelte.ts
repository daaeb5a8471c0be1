/** How often to look for a new version while the page stays open. */
const HOUR = 3_600_000

/** Whether the table works offline, and whether a new version of it waits. */
class Updates {
  /** Everything is kept in this browser: the table works without a connection. */
  ready = $state(false)
  /** A new version is here and waits; the page goes on with the old one until `apply`. */
  waiting = $state(false)

  private registration: ServiceWorkerRegistration | undefined
  private isReloading = false

  /** Keeps the table in the browser. Does nothing in development, or where the browser has no way to do it. */
  async start(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    // Another version than the one this page was loaded with has taken over: in this tab by `apply`, or in another one.
    // The first worker of all takes over a page it fits.
    const hadWorker = serviceWorker.controller !== null
    serviceWorker.addEventListener('controllerchange', () => {
      if (hadWorker || this.waiting) this.reload()
    })
    try {
      this.registration = await serviceWorker.register('sw.js')
    } catch {
      // Forbidden by the browser or the connection: the table is played online, as any page is.
      return
    }
    this.watch(this.registration)
    const { active } = await serviceWorker.ready
    this.ready = true
    // What a page loads through the worker it keeps by itself. And a worker that is spoken to is not idle: another
    // tab that wants a new version would wait for it.
    if (!hadWorker) active?.postMessage({ opened: performance.getEntriesByType('resource').map(({ name }) => name) })
  }

  /** Keeps what is still sealed as well. Resolves to whether all of it is here. */
  keepSealed(): Promise<boolean> {
    const active = this.registration?.active ?? null
    if (active === null) return Promise.resolve(false)
    const { port1, port2 } = new MessageChannel()
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data === true)
      active.postMessage('keep sealed', [port2])
    })
  }

  /** Takes the waiting version: every open tab is loaded again with it, once. Matches are stored answer by answer. */
  apply(): void {
    this.registration?.waiting?.postMessage('take over')
  }

  /** Loads the page again, with the newest version there is. */
  async renew(): Promise<void> {
    const { registration } = this
    await registration?.update().catch(() => undefined)
    const { installing } = registration ?? {}
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done, { once: true }))
    if (registration?.waiting) this.apply()
    else this.reload()
  }

  private watch(registration: ServiceWorkerRegistration): void {
    this.waiting = registration.waiting !== null && registration.active !== null
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') this.waiting = registration.active !== null
      })
    })
    let looked = Date.now()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' || Date.now() - looked < HOUR) return
      looked = Date.now()
      // Offline there is nothing to find.
      registration.update().catch(() => undefined)
    })
  }

  private reload(): void {
    if (this.isReloading) return
    this.isReloading = true
    location.reload()
  }
}

export const updates = new Updates()
