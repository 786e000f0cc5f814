import { reportFailure } from './report'

const sent = jest.fn<Promise<Response>, [string, RequestInit]>(async () => ({}) as Response)
beforeEach(() => {
  sent.mockClear()
  Object.assign(globalThis, { fetch: sent })
})
const bodies = () => sent.mock.calls.map(([, { body }]): unknown => JSON.parse(String(body)))

const failing = (message: string, stack: string) => Object.assign(new TypeError(message), { stack })

test('reports message, stack and route of a failure without query strings', () => {
  const error = failing(
    'GET /api/kick?search=secret failed',
    'at KickList (https://site.example/a.js?retry=2:1:234)',
  )
  reportFailure({ part: 'kicks', version: '1.0.0' }, 'render', { error, route: '/kicks' })
  expect(bodies()).toEqual([
    {
      part: 'kicks',
      version: '1.0.0',
      failure: 'render',
      route: '/kicks',
      message: 'TypeError: GET /api/kick failed',
      stack: 'at KickList (https://site.example/a.js:1:234)',
    },
  ])
})

test('keeps the hash of a script in its URL, which identifies the release', () => {
  const url = `https://site.example/releases/kicks/files/list.js?sha384=${'ab-_'.repeat(16)}`
  const error = failing('x', `at KickList (${url}:1:234)`)
  reportFailure({ part: 'kicks', version: '1.0.1' }, 'render', { error })
  expect(bodies()).toMatchObject([{ stack: `at KickList (${url}:1:234)` }])
})

test('truncates message and stack, and reports each version once', () => {
  const part = { part: 'kicks', version: '2.0.0' }
  const error = failing('x'.repeat(5000), 'y'.repeat(50_000))
  reportFailure(part, 'render', { error })
  reportFailure(part, 'render', { error })
  expect(bodies()).toEqual([
    { ...part, failure: 'render', message: `TypeError: ${'x'.repeat(289)}`, stack: 'y'.repeat(4000) },
  ])
})

test('reports only the kind when the thrown value is not an Error', () => {
  reportFailure({ part: 'kicks', version: '3.0.0' }, 'load', { error: { toString: null } })
  expect(bodies()).toEqual([{ part: 'kicks', version: '3.0.0', failure: 'load' }])
})
