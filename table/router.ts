/** Where one is. Routes are in the hash, so that the built page works from any folder and offline. */
export type Route =
  | { readonly page: 'home' | 'credits' | 'parts' }
  /** Without a game: the first one there is. */
  | { readonly page: 'new'; readonly game: string | undefined }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'match' | 'replay'; readonly id: string }
  /** A campaign, and its next chapter while it is put together. */
  | { readonly page: 'campaign' | 'next'; readonly id: string }
  /** On a server: the lobby, and who one is there. */
  | { readonly page: 'online' | 'account' }
  /** A new table there is put together: for the chapter that comes after the one played at another, or for any match. */
  | { readonly page: 'host'; readonly game: string | undefined; readonly after?: string | undefined }
  /** A table there, and the record of its match. */
  | { readonly page: 'table' | 'record'; readonly id: string }
  /** An invitation. Who sent it to what is for people to read; the secret alone counts. */
  | { readonly page: 'join'; readonly secret: string; readonly game: string; readonly by: string }
  | { readonly page: 'missing'; readonly path: string }

/** What a hash such as `#/match/x1` means. What means nothing is `missing`, and never an error. */
export function routeOf(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '').replace(/\/$/, '')
  const missing: Route = { page: 'missing', path }
  const [page = '', id, ...rest] = path.split('/').map(decoded)
  if (page === 'join') return { page, secret: id ?? '', game: rest[0] ?? '', by: rest[1] ?? '' }
  if (page === 'online' && id === 'new' && rest.length < 3) return { page: 'host', game: rest[0], after: rest[1] }
  if (rest.length > 0) return missing
  switch (page) {
    case '':
      return id === undefined ? { page: 'home' } : missing
    case 'credits':
    case 'parts':
    case 'online':
    case 'account':
      return id === undefined ? { page } : missing
    case 'new':
      return { page, game: id }
    case 'learn':
      return id === undefined ? missing : { page, game: id }
    case 'match':
    case 'replay':
    case 'campaign':
    case 'next':
    case 'table':
    case 'record':
      return id === undefined ? missing : { page, id }
    default:
      return missing
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** For `href`. */
export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'new':
      return route.game === undefined ? '#/new' : `#/new/${encodeURIComponent(route.game)}`
    case 'learn':
      return `#/learn/${encodeURIComponent(route.game)}`
    case 'match':
    case 'replay':
    case 'campaign':
    case 'next':
    case 'table':
    case 'record':
      return `#/${route.page}/${encodeURIComponent(route.id)}`
    case 'host':
      return `#/${['online', 'new', route.game, route.after].flatMap((part) => (part === undefined ? [] : encodeURIComponent(part))).join('/')}`
    case 'join':
      return `#/join/${[route.secret, route.game, route.by].map(encodeURIComponent).join('/')}`
    case 'missing':
      return `#/${route.path}`
    default:
      return `#/${route.page}`
  }
}

/** Goes there. `replace`: the page one leaves was only a door, and "back" must not lead to it again. */
export function goTo(route: Route, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) location.replace(hrefOf(route))
  else location.hash = hrefOf(route)
}
