/** What this browser can do on this connection. Both want one that is encrypted, or this very machine. */

export const canPasskey = (): boolean => 'PublicKeyCredential' in globalThis

export const canBeCalled = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
