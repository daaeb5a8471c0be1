import type { LangId } from '@monomyth/ui/contract'
import type { OnlineTables } from './client/tables.ts'

/** Being called when it is one's turn, though the page is closed. */

/** In which language the call is made: the service worker has no words, and reads this. */
async function speakCalls(lang: LangId): Promise<void> {
  const kept = await caches.open('monomyth-calls')
  await kept.put(new URL('lang', document.baseURI), new Response(lang))
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** Is this browser called? */
export const isCalled = async (): Promise<boolean> =>
  Notification.permission === 'granted' && (await subscription()) !== null

/** Resolves to what came of it: the browser may forbid it, or know nobody through whom it could be called. */
export async function callMe(server: OnlineTables, lang: LangId): Promise<'on' | 'denied' | 'impossible'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const made = await subscribed(await server.pushKey())
  if (made === undefined) return 'impossible'
  await server.callMe(made.toJSON())
  await speakCalls(lang)
  return 'on'
}

async function subscribed(applicationServerKey: string): Promise<PushSubscription | undefined> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  } catch {
    return undefined
  }
}

export async function callMeNoMore(server: OnlineTables): Promise<void> {
  const made = await subscription()
  if (made === null) return
  await server.callMeNoMore(made.endpoint)
  await made.unsubscribe()
}
