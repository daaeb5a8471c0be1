import { BACK, type Back, type Piece, type Seat, type Shape, SPECTATOR, type Viewer, type ZoneRef } from './contract.ts'
import type { Digest } from './digest.ts'

/**
 * The eight kinds a state is made of. Copy, equality, hash, view, proof of plainness and the list of zones
 * are closures built once from the declaration; none of them is written by hand anywhere else.
 */
export interface Kind<S, V = S, Z = never> {
  readonly of: Traits
  /** Carry the types only: of the value, of what is seen of it, of the zones in it. */
  readonly [types]?: (value: S) => V
  readonly [zones]?: () => Z
}
declare const types: unique symbol
declare const zones: unique symbol

interface Traits {
  /** Numbers and words copy by value. */
  readonly flat: boolean
  clone(value: never): unknown
  equal(a: never, b: never): boolean
  digest(value: never, into: Digest): void
  /** What `viewer` may see, `owner` being the seat whose record this is (or none). */
  view(value: never, viewer: Viewer, owner: Seat, known: readonly number[]): unknown
  /** Why the value is not one of this kind, or undefined. */
  proof(value: unknown, path: string): string | undefined
  zones(path: readonly (string | number)[], owner: Seat, out: ZoneAt[]): unknown
  /** Only where there are secrets in it: the value, changed in place, with something else for those of other seats. */
  veil?(value: never, seat: Viewer, owner: Seat, path: string, instead: Instead): unknown
}
type Instead = (value: unknown, empty: unknown, path: string) => unknown

interface ZoneAt {
  readonly path: readonly (string | number)[]
  readonly ref: ZoneRef
}

export type StateOf<F> = { -readonly [K in keyof F]: F[K] extends Kind<infer S, infer _V, infer _Z> ? S : never }
export type ViewOf<F> = { readonly [K in keyof F]: F[K] extends Kind<infer _S, infer V, infer _Z> ? V : never }
type Fields = { readonly [field: string]: Kind<never, unknown, unknown> }
/** The same tree with a reference for each zone; what holds none has no place in it. */
type ZonesOf<F> = {
  readonly [K in keyof F as F[K] extends Kind<infer _S, infer _V, never> ? never : K]: F[K] extends Kind<
    infer _S,
    infer _V,
    infer Z
  >
    ? Z
    : never
}

/** Those zones, or never where there are none: a list may hold records, but no zones. */
type SomeZonesOf<F> = keyof ZonesOf<F> extends never ? never : ZonesOf<F>

/** More seats than any game has; zone references are made for so many. */
export const MAX_SEATS = 8
/** The bit for what everybody may see; seats have the bits below it. */
export const PUBLIC = 1 << 30
export const EVERYBODY = PUBLIC | ((1 << MAX_SEATS) - 1)

export const bitOf = (viewer: Viewer): number => (viewer === SPECTATOR ? PUBLIC : 1 << viewer)

const none = () => undefined

/** A 32-bit integer. */
export const int: Kind<number> = {
  of: {
    flat: true,
    clone: (value: number) => value,
    equal: (a: number, b: number) => a === b,
    digest: (value: number, into) => into.number(value),
    view: (value: number) => value,
    proof: (value, path) => ((value as number) === ((value as number) | 0) ? undefined : `${path} is not an integer`),
    zones: none,
  },
}

/** One of a list of words. */
export function word<const W extends readonly string[]>(words: W): Kind<W[number]> {
  return {
    of: {
      flat: true,
      clone: (value: string) => value,
      equal: (a: string, b: string) => a === b,
      digest: (value: string, into) => into.word(value),
      view: (value: string) => value,
      proof: (value, path) =>
        words.includes(value as string) ? undefined : `${path} is not one of ${words.join(', ')}`,
      zones: none,
    },
  }
}

export function list<S, V>(item: Kind<S, V>): Kind<S[], readonly V[]> {
  const { flat, clone, equal, digest, view, proof, veil } = item.of as AnyTraits
  return {
    of: {
      flat: false,
      clone: flat ? (value: unknown[]) => value.slice() : (value: unknown[]) => value.map(clone),
      equal: (a: unknown[], b: unknown[]) => a.length === b.length && a.every((x, i) => equal(x, b[i])),
      digest(value: unknown[], into) {
        into.number(value.length)
        if (item === (int as unknown)) into.numbers(value as number[])
        else for (const x of value) digest(x, into)
      },
      view: flat
        ? (value: unknown[]) => value.slice()
        : (value: unknown[], viewer, owner, known) => value.map((x) => view(x, viewer, owner, known)),
      proof: (value, path) =>
        Array.isArray(value) ? firstProblem(value, (x, i) => proof(x, `${path}[${i}]`)) : `${path} is not a list`,
      zones: none,
      ...(veil && { veil: eachVeiled((x, seat, owner, path, instead) => veil(x, seat, owner, path, instead)) }),
    },
  }
}

export function record<F extends Fields>(fields: F): Kind<StateOf<F>, ViewOf<F>, SomeZonesOf<F>> {
  const entries = Object.entries(fields).map(([key, kind]) => ({ key, traits: kind.of as AnyTraits }))
  const deep = entries.filter(({ traits }) => !traits.flat)
  const discreet = entries.filter(({ traits }) => traits.veil !== undefined)
  return {
    of: {
      flat: false,
      // A spread copies one hidden class in one go; only what lies deeper is copied field by field.
      clone(value: Plain) {
        const copy = { ...value }
        for (const { key, traits } of deep) copy[key] = traits.clone(value[key])
        return copy
      },
      equal: (a: Plain, b: Plain) => entries.every(({ key, traits }) => traits.equal(a[key], b[key])),
      digest(value: Plain, into) {
        for (const { key, traits } of entries) traits.digest(value[key], into)
      },
      view(value: Plain, viewer, owner, known) {
        const seen = { ...value }
        for (const { key, traits } of deep) seen[key] = traits.view(value[key], viewer, owner, known)
        return seen
      },
      proof(value, path) {
        if (!isPlain(value)) return `${path} is not a record`
        const strange = Object.keys(value).find((key) => !Object.hasOwn(fields, key))
        if (strange !== undefined) return `${path}.${strange} does not belong there`
        return firstProblem(entries, ({ key, traits }) =>
          Object.hasOwn(value, key) ? traits.proof(value[key], `${path}.${key}`) : `${path}.${key} is missing`,
        )
      },
      zones(path, owner, out) {
        const tree: Plain = {}
        for (const { key, traits } of entries) tree[key] = traits.zones([...path, key], owner, out)
        return tree
      },
      ...(discreet.length > 0 && {
        veil(value: Plain, seat: Viewer, owner: Seat, path: string, instead: Instead) {
          for (const { key, traits } of discreet)
            value[key] = traits.veil!(value[key], seat, owner, `${path}.${key}`, instead)
          return value
        },
      }),
    },
  }
}

/** One for each seat; what lies below belongs to that seat. */
export function bySeat<S, V, Z>(item: Kind<S, V, Z>): Kind<S[], readonly V[], readonly Z[]> {
  const { view, zones, veil } = item.of as AnyTraits
  return {
    of: {
      ...(list(item as Kind<S, V>).of as AnyTraits),
      view: (value: unknown[], viewer, _owner, known) => value.map((x, seat) => view(x, viewer, seat, known)),
      zones: (path, _owner, out) => Array.from({ length: MAX_SEATS }, (_, seat) => zones([...path, seat], seat, out)),
      ...(veil && { veil: eachVeiled((x, seat, _owner, path, instead, at) => veil(x, seat, at, path, instead)) }),
    },
  }
}

type CaseOf<C> = { [K in keyof C]: { at: K } & StateOf<C[K]> }[keyof C]
type CaseView<C> = { [K in keyof C]: { readonly at: K } & ViewOf<C[K]> }[keyof C]

/** One of several records, told apart by `at`. */
export function oneOf<const C extends { readonly [at: string]: Fields }>(cases: C): Kind<CaseOf<C>, CaseView<C>> {
  const kinds = Object.fromEntries(
    Object.entries(cases).map(([at, fields]) => [at, record({ at: word([at]), ...fields }).of as AnyTraits]),
  )
  const traitsOf = (value: { at: string }): AnyTraits => kinds[value.at]!
  return {
    of: {
      flat: false,
      clone: (value: Tagged) => traitsOf(value).clone(value),
      equal: (a: Tagged, b: Tagged) => a.at === b.at && traitsOf(a).equal(a, b),
      digest: (value: Tagged, into) => traitsOf(value).digest(value, into),
      view: (value: Tagged, viewer, owner, known) => traitsOf(value).view(value, viewer, owner, known),
      ...(Object.values(kinds).some(({ veil }) => veil !== undefined) && {
        veil: (value: Tagged, seat: Viewer, owner: Seat, path: string, instead: Instead) =>
          traitsOf(value).veil?.(value, seat, owner, path, instead) ?? value,
      }),
      proof(value, path) {
        const { at } = isPlain(value) ? value : { at: undefined }
        return typeof at === 'string' && Object.hasOwn(kinds, at)
          ? kinds[at]!.proof(value, path)
          : `${path}.at is not one of ${Object.keys(kinds).join(', ')}`
      },
      zones: none,
    },
  } as Kind<CaseOf<C>, CaseView<C>>
}

/** Pieces in order; the last is the top. */
export function zone(
  back: string,
  sees: 'all' | 'owner' | 'nobody',
  ...flags: readonly ('loose' | 'own' | 'unlisted')[]
): Kind<readonly Piece[], readonly (Piece | Back)[], ZoneRef> {
  const numbers = list(int).of as AnyTraits
  return {
    of: {
      ...numbers,
      view(value: readonly Piece[], viewer: Viewer, _owner: Seat, known: readonly number[]) {
        const bit = bitOf(viewer)
        return value.map((piece) => ((known[piece]! & bit) !== 0 ? piece : BACK))
      },
      zones(path, owner, out) {
        const ref: ZoneRef = {
          index: out.length,
          id: path.join('.'),
          back,
          sees,
          owner,
          loose: flags.includes('loose'),
          own: flags.includes('own'),
          unlisted: flags.includes('unlisted'),
        }
        out.push({ path, ref })
        return ref
      },
    },
  }
}

/** A value, or a list of values, only its seat may see. Others see −1, or an empty list. Of no seat, nobody sees it. */
export function secret<S, V>(item: Kind<S, V>, _sees: 'owner'): Kind<S, V> {
  const traits = item.of as AnyTraits
  const hidden = traits.flat ? () => BACK : () => []
  const sees = (viewer: Viewer, owner: Seat) => viewer === owner && owner !== SPECTATOR
  return {
    of: {
      ...traits,
      flat: false,
      view: (value: unknown, viewer: Viewer, owner: Seat, known: readonly number[]) =>
        sees(viewer, owner) ? traits.view(value, viewer, owner, known) : hidden(),
      veil: (value: unknown, seat: Viewer, owner: Seat, path: string, instead: Instead) =>
        sees(seat, owner) ? value : instead(value, hidden(), path),
    },
  }
}

export interface DeclaredShape<F extends Fields> extends Shape<StateOf<F>, ViewOf<F>> {
  /** The zones by name: `at.deck`, `at.seats[2].hand`. */
  readonly at: ZonesOf<F>
}

export function shape<F extends Fields>(fields: F): DeclaredShape<F> {
  const root = record(fields).of as AnyTraits
  const found: ZoneAt[] = []
  const at = root.zones([], -1, found) as ZonesOf<F>
  const getters = found.map(({ path }) => getter(path))
  return {
    at,
    zones: found.map(({ ref }) => ref),
    piecesIn: (state, ref) => getters[ref.index]!(state as Plain),
    clone: root.clone as (state: StateOf<F>) => StateOf<F>,
    equal: root.equal,
    digest: root.digest,
    view: (state, viewer, known) => root.view(state, viewer, -1, known) as ViewOf<F>,
    proof: (state) => root.proof(state, 'state'),
    veil(state, seat, instead = (_value, empty) => empty) {
      root.veil?.(state, seat, -1, 'state', instead)
    },
  }
}

type Plain = { [key: string]: unknown }
type Tagged = Plain & { at: string }
/** Inside, a kind is used on values it has proved; the types of the declaration hold outside. */
interface AnyTraits {
  readonly flat: boolean
  clone(value: unknown): unknown
  equal(a: unknown, b: unknown): boolean
  digest(value: unknown, into: Digest): void
  view(value: unknown, viewer: Viewer, owner: Seat, known: readonly number[]): unknown
  proof(value: unknown, path: string): string | undefined
  zones(path: readonly (string | number)[], owner: Seat, out: ZoneAt[]): unknown
  veil?(value: unknown, seat: Viewer, owner: Seat, path: string, instead: Instead): unknown
}

/** References exist for more seats than play: a zone of a seat that is not there is empty. The usual depths by name: a loop over the path would be the slowest part of moving a piece. */
function getter(path: readonly (string | number)[]): (state: Plain) => Piece[] {
  const [a, b, c] = path as [string, string, string]
  if (path.length === 1) return (state) => state[a] as Piece[]
  if (path.length === 3) return (state) => ((state[a] as Plain[])[b as unknown as number]?.[c] as Piece[]) ?? []
  return (state) => (path.reduce<unknown>((value, key) => (value as Plain | undefined)?.[key], state) as Piece[]) ?? []
}

const eachVeiled =
  (veil: (item: unknown, seat: Viewer, owner: Seat, path: string, instead: Instead, at: number) => unknown) =>
  (list: unknown[], seat: Viewer, owner: Seat, path: string, instead: Instead): unknown[] => {
    for (const [at, item] of list.entries()) list[at] = veil(item, seat, owner, path, instead, at)
    return list
  }

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function firstProblem<T>(items: readonly T[], problem: (item: T, index: number) => string | undefined) {
  for (let i = 0; i < items.length; i++) {
    const found = problem(items[i]!, i)
    if (found !== undefined) return found
  }
  return undefined
}
