/** @jest-environment jsdom */
import { type EarlyCall, earlyCallsName } from '@bucketeer/platform/runtime'
import type { PlannedCall } from '../page-start'
import { makeEarlyCalls } from './early-calls'

const verification: PlannedCall = {
  url: '/auth/verify',
  part: 'shell/1.0.0',
  isProtected: true,
  isForAnySearch: true,
}
const kicks: PlannedCall = { url: '/api/kick?limit=24', part: 'kicks/1.0.0', isProtected: true }
const journals: PlannedCall = { url: '/api/journal/public', part: 'journals/1.0.0', isPlain: true }

const sent = jest.fn<Promise<unknown>, [string, RequestInit]>()
const respondWith = (body: unknown, { ok = true, status = 200, link = null as string | null } = {}) =>
  sent.mockResolvedValue({ ok, status, json: async () => body, headers: { get: () => link } })

beforeEach(() => {
  history.replaceState(null, '', '/kicks')
  sent.mockReset()
  respondWith({})
  Object.assign(globalThis, { fetch: sent })
})

const made = () => (globalThis as { [earlyCallsName]?: Record<string, EarlyCall> })[earlyCallsName] ?? {}
const make = (token: string | null, calls = [verification, kicks, journals]) =>
  makeEarlyCalls({ apiUrl: 'https://api.example', calls, memberPreloads: [] }, token)
const headersOf = (index: number) => sent.mock.calls[index]?.[1].headers

test('makes all calls of a member, with the token unless the call is plain', () => {
  make('a token')
  expect(sent.mock.calls.map(([url]) => url)).toEqual([
    'https://api.example/auth/verify',
    'https://api.example/api/kick?limit=24',
    'https://api.example/api/journal/public',
  ])
  expect(headersOf(1)).toEqual({
    accept: 'application/json',
    'x-client': 'kicks/1.0.0',
    authorization: 'Bearer a token',
  })
  expect(headersOf(2)).toEqual({ accept: 'application/json', 'x-client': 'journals/1.0.0' })
  expect(made()['/api/kick?limit=24']?.token).toBe('a token')
  expect(made()['/api/journal/public']?.token).toBeNull()
})

test('makes no protected call for a visitor', () => {
  make(null)
  expect(Object.keys(made())).toEqual(['/api/journal/public'])
})

test('only verifies the token when the URL has a search', () => {
  history.replaceState(null, '', '/kicks?continent=Asia')
  make('a token')
  expect(Object.keys(made())).toEqual(['/auth/verify'])
})

test('keeps the JSON and the Link header of a response', async () => {
  respondWith([{ name: 'Sail' }], { link: '</api/kick?after=1>; rel="next"' })
  make('a token', [kicks])
  expect(await made()[kicks.url]?.answer).toEqual({
    data: [{ name: 'Sail' }],
    link: '</api/kick?after=1>; rel="next"',
  })
})

test('keeps the status and the message of a refusal', async () => {
  respondWith({ message: 'Please log in again.' }, { ok: false, status: 401 })
  make('a token', [verification])
  expect(await made()['/auth/verify']?.answer).toEqual({ status: 401, message: 'Please log in again.' })
})

test('leaves a network failure to the caller', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  make('a token', [kicks])
  await expect(made()[kicks.url]?.answer).rejects.toThrow('Failed to fetch')
})

describe('the first picture of a route', () => {
  const pictured: PlannedCall = {
    ...kicks,
    picture: { at: '/0/pictures', sizes: '100vw', widths: [320, 640, 1280] },
  }
  const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[as="image"]')]
  afterEach(() => preloads().forEach((link) => link.remove()))

  test('is preloaded in the widths that the server keeps', async () => {
    respondWith([{ pictures: '/media/a-lake/1280.webp' }])
    make('a token', [pictured])
    await made()[kicks.url]?.answer
    const [link, ...others] = preloads()
    expect(others).toEqual([])
    expect(link).toHaveProperty('rel', 'preload')
    expect(link?.getAttribute('imagesizes')).toBe('100vw')
    expect(link?.getAttribute('imagesrcset')).toBe(
      '/media/a-lake/320.webp 320w, /media/a-lake/640.webp 640w, /media/a-lake/1280.webp 1280w',
    )
  })

  test.each([
    [[]],
    [[{ pictures: '' }]],
    [[{ pictures: 'https://elsewhere.example/lake.jpg' }]],
    [null],
    [{}],
  ])('is not preloaded from %j', async (body) => {
    respondWith(body)
    make('a token', [pictured])
    await made()[kicks.url]?.answer
    expect(preloads()).toEqual([])
  })

  test('is not preloaded from a refusal', async () => {
    respondWith({ message: 'Please log in again.' }, { ok: false, status: 401 })
    make('a token', [pictured])
    await made()[kicks.url]?.answer
    expect(preloads()).toEqual([])
  })
})
