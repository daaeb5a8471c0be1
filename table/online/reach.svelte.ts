import type { Me, TableCard } from '@monomyth/wire'

/**
 * Is there a server behind this page? Loaded with the home page, so it is small. Where the page comes from a plain
 * folder, a file of the same name says: no.
 */
class Reach {
  /** undefined: not known yet; null: there is none, or it cannot be reached now. */
  me = $state.raw<Me | null>()
  /** At how many tables there one is waited for. */
  turns = $state(0)

  async look(): Promise<void> {
    if (!navigator.onLine) {
      this.me ??= null
      return
    }
    const told = await read('api/me')
    this.me = isMe(told) ? told : null
    if (!this.me?.person) return
    const mine = await read('api/tables/mine')
    if (Array.isArray(mine)) this.turns = (mine as readonly TableCard[]).filter(isTurn).length
  }
}

/** Is whoever looks at this table waited for there? */
export const isTurn = ({ stage, waited, viewer }: Pick<TableCard, 'stage' | 'waited' | 'viewer'>): boolean =>
  stage === 'playing' && waited.includes(viewer)

async function read(path: string): Promise<unknown> {
  try {
    const answer = await fetch(new URL(path, document.baseURI), { credentials: 'same-origin' })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

const isMe = (told: unknown): told is Me => typeof told === 'object' && told !== null && 'build' in told

export const reach = new Reach()
