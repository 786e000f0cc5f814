import { startLocalServer, type LocalServer } from '../test-support/local-server'
import { aKick } from '../testing/entities'
import { configureApi } from './client'
import { nextCursor } from './page'
import { requestAs } from './request'

const request = requestAs('kicks/1.0.0')
let server: LocalServer

beforeAll(async () => {
  server = await startLocalServer()
  configureApi({ baseUrl: server.baseUrl })
})
afterAll(() => server.stop())

test('page calls return the items and the next cursor', async () => {
  const link = '</api/kick?q=caf%C3%A9&limit=24&cursor=k24>; rel="next"'
  server.respondWith(() => ({ status: 200, body: [aKick()], link }))
  expect(await request.page('/api/kick', { query: { limit: 24 } })).toEqual({ items: [aKick()], next: 'k24' })
})

test('page calls return null as the next cursor of the last page', async () => {
  server.respondWith(() => ({ status: 200, body: [] }))
  expect(await request.page('/api/kick', {})).toEqual({ items: [], next: null })
})

test.each([
  ['<https://api.example.org/api/kick?cursor=c>; rel="next"', 'c'],
  ['</api/kick?cursor=a>; rel="prev", </api/kick?cursor=c>; rel="next"', 'c'],
  ['</api/kick?cursor=c>; rel=next', 'c'],
  ['</api/kick?cursor=a>; rel="prev"', null],
  ['</api/kick>; rel="next"', null],
  ['', null],
])('nextCursor of %s is %s', (link, cursor) => {
  expect(nextCursor(link)).toBe(cursor)
})
