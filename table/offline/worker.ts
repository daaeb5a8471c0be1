// The service worker: keeps the whole table in the browser, games, languages and all, and serves it from there.
// It is built with the list of its files inside (build/offline.ts). A new version is fetched whole beside the old one
// and waits until the page says so: nobody is ever served half of each.

declare const self: ServiceWorkerGlobalScope

/** What this version is made of: each file, and the hash of what is in it. Filled in by the build. */
declare const FILES: readonly (readonly [file: string, integrity: string])[]
/** What is in envelopes: kept once somebody has opened them, here or in an earlier version, or asks for all of them. */
declare const SEALED: typeof FILES
declare const VERSION: string

// Other pages of the same address may keep things too: their caches are none of our business.
const OURS = `monomyth ${self.registration.scope} `
const CACHE = OURS + VERSION
// Filled in once: the list is long.
const ENVELOPES = SEALED

const urlOf = (file: string): string => new URL(file, self.registration.scope).href

self.addEventListener('install', (event) => event.waitUntil(keep()))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting())
  else if (Array.isArray(event.data?.opened)) event.waitUntil(keepOpened(event.data.opened))
  else if (event.data === 'keep sealed') {
    const [port] = event.ports
    const tell = (isKept: boolean) => () => port?.postMessage(isKept)
    event.waitUntil(keepAll(ENVELOPES).then(tell(true), tell(false)))
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  // A server, if there is one, answers for itself. Whether there is one is asked offline too.
  if (request.url === urlOf('api/me')) event.respondWith(fetch(request).catch(() => Response.json(null)))
  else if (!request.url.startsWith(urlOf('api/'))) event.respondWith(served(request))
})

// It is somebody's turn, and the page is closed or elsewhere.
self.addEventListener('push', (event) => event.waitUntil(call(tableIn(event.data))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(urlOf(`./#/table/${encodeURIComponent(String(event.notification.data))}`)))
})

/** Said where there are no words: in the language the page was last read in. */
const CALLS: { readonly [lang: string]: { readonly title: string; readonly body: string } } = {
  en: { title: 'Your turn', body: 'Somebody waits for you at a table.' },
  fr: { title: 'À vous de jouer', body: 'On vous attend à une table.' },
}

function tableIn(data: PushMessageData | null): string {
  const told: unknown = data?.json()
  return typeof told === 'object' && told !== null && 'table' in told ? String(told.table) : ''
}

async function call(table: string): Promise<void> {
  const lang = await (await caches.match(urlOf('lang'), { cacheName: 'monomyth-calls' }))?.text()
  const { title, body } = CALLS[lang ?? 'en'] ?? { title: 'Monomyth', body: '' }
  // One for each table, however often it is one's turn there.
  await self.registration.showNotification(title, { body, tag: table, data: table, icon: urlOf('icon-192.png') })
}

/** To a page that is open, if there is one. */
async function goTo(address: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page === undefined) await self.clients.openWindow(address)
  else await page.navigate(address).then((shown) => shown?.focus())
}

/** Fetches every file of this version. One that is missing, or of another version, and it is not installed at all. */
async function keep(): Promise<void> {
  await keepAll([...FILES, ...(await openedBefore())])
}

async function keepAll(files: typeof FILES): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    files.map(async ([file, integrity]) => {
      const response = await fetch(urlOf(file), { integrity, cache: 'no-cache' })
      if (!response.ok) throw new Error(`${file}: ${response.status}`)
      await cache.put(urlOf(file), response)
    }),
  )
}

/** An envelope has the same name in every version, but for the hash at its end. */
const nameOf = (url: string): string => url.replace(/\.[^.]+\.js$/, '')

/** The envelopes that an earlier version has kept, as they are in this one. */
async function openedBefore(): Promise<typeof FILES> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE)
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const opened = new Set(kept.flat().map(({ url }) => nameOf(url)))
  return ENVELOPES.filter(([file]) => opened.has(nameOf(urlOf(file))))
}

/** A page has opened these before it was served from here. */
const keepOpened = (urls: readonly unknown[]): Promise<void> =>
  keepAll(ENVELOPES.filter(([file]) => urls.includes(urlOf(file))))

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)))
  // The page that brought this worker is served by it from now on, without being loaded again.
  await self.clients.claim()
}

async function served(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  // Routes are in the hash: whatever page is asked for, it is this one.
  const kept = request.mode === 'navigate' ? await cache.match(urlOf('./')) : undefined
  const found = kept ?? (await cache.match(request, { ignoreSearch: true }))
  if (found !== undefined) return found
  const sealed = ENVELOPES.filter(([file]) => urlOf(file) === request.url)
  if (sealed.length === 0) return fetch(request)
  await keepAll(sealed)
  return (await cache.match(request)) ?? Response.error()
}

export {}
