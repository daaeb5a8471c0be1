// The service worker: keeps the whole table in the browser, games, languages and all, and serves it from there.
// It is built with the list of its files inside (build/offline.ts). A new version is fetched whole beside the old one
// and waits until the page says so: nobody is ever served half of each.

declare const self: ServiceWorkerGlobalScope

/** What this version is made of: each file, and the hash of what is in it. Filled in by the build. */
declare const FILES: readonly (readonly [file: string, integrity: string])[]
declare const VERSION: string

// Other pages of the same address may keep things too: their caches are none of our business.
const OURS = `monomyth ${self.registration.scope} `
const CACHE = OURS + VERSION

const urlOf = (file: string): string => new URL(file, self.registration.scope).href

self.addEventListener('install', (event) => event.waitUntil(keep()))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(served(request))
})

/** Fetches every file of this version. One that is missing, or of another version, and it is not installed at all. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    FILES.map(async ([file, integrity]) => {
      const response = await fetch(urlOf(file), { integrity, cache: 'no-cache' })
      if (!response.ok) throw new Error(`${file}: ${response.status}`)
      await cache.put(urlOf(file), response)
    }),
  )
}

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
  return kept ?? (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}

export {}
