import { describe, expect, it } from 'vitest'
import { hrefOf, type Route, routeOf } from './router.ts'

describe('routes', () => {
  const ROUTES: readonly (readonly [hash: string, route: Route])[] = [
    ['#/', { page: 'home' }],
    ['#/new', { page: 'new', game: undefined }],
    ['#/new/heroes-journey', { page: 'new', game: 'heroes-journey' }],
    ['#/learn/heroes-journey', { page: 'learn', game: 'heroes-journey' }],
    ['#/match/x1', { page: 'match', id: 'x1' }],
    ['#/replay/x1', { page: 'replay', id: 'x1' }],
    ['#/campaign/x1', { page: 'campaign', id: 'x1' }],
    ['#/next/x1', { page: 'next', id: 'x1' }],
    ['#/credits', { page: 'credits' }],
    ['#/parts', { page: 'parts' }],
  ]

  it.each(ROUTES)('%s is read and written', (hash, route) => {
    expect(routeOf(hash)).toEqual(route)
    expect(hrefOf(route)).toBe(hash)
  })

  it.each(['', '#', '#/'])('%j is home', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'home' })
  })

  it('forgives a slash at the end', () => {
    expect(routeOf('#/credits/')).toEqual({ page: 'credits' })
  })

  it.each([
    '#/nowhere',
    '#/match',
    '#/match/',
    '#/campaign',
    '#/next/',
    '#/learn',
    '#/match/a/b',
    '#/credits/x',
    '#//x',
  ])('%s leads nowhere', (hash) => {
    expect(routeOf(hash).page).toBe('missing')
  })

  it('keeps odd ids whole', () => {
    const route: Route = { page: 'match', id: 'a/b é%' }
    expect(routeOf(hrefOf(route))).toEqual(route)
  })

  it('reads a broken escape as it stands', () => {
    expect(routeOf('#/match/%E0%A4%A')).toEqual({ page: 'match', id: '%E0%A4%A' })
  })
})
