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
    ['#/online', { page: 'online' }],
    ['#/online/new', { page: 'host', game: undefined }],
    ['#/online/new/heroes-journey', { page: 'host', game: 'heroes-journey' }],
    ['#/online/new/call-to-adventure/x1', { page: 'host', game: 'call-to-adventure', after: 'x1' }],
    ['#/table/x1', { page: 'table', id: 'x1' }],
    ['#/record/x1', { page: 'record', id: 'x1' }],
    [
      '#/join/s3cr3t/heroes-journey/Ada%20%C3%89',
      { page: 'join', secret: 's3cr3t', game: 'heroes-journey', by: 'Ada É' },
    ],
    ['#/account', { page: 'account' }],
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
    '#/online/old',
    '#/online/new/a/b/c',
    '#/table',
    '#/record/',
    '#/account/x',
    '#//x',
  ])('%s leads nowhere', (hash) => {
    expect(routeOf(hash).page).toBe('missing')
  })

  it('reads an invitation that is cut short', () => {
    expect(routeOf('#/join/s3cr3t')).toEqual({ page: 'join', secret: 's3cr3t', game: '', by: '' })
    expect(routeOf('#/join')).toEqual({ page: 'join', secret: '', game: '', by: '' })
  })

  it('keeps odd ids whole', () => {
    const route: Route = { page: 'match', id: 'a/b é%' }
    expect(routeOf(hrefOf(route))).toEqual(route)
  })

  it('reads a broken escape as it stands', () => {
    expect(routeOf('#/match/%E0%A4%A')).toEqual({ page: 'match', id: '%E0%A4%A' })
  })
})
