import { startLocalServer, type LocalServer } from '../test-support/local-server'
import { aKick } from '../testing/entities'
import { apiFor } from './api-for'
import { configureApi } from './client'
import { nextCursor } from './page'

const api = apiFor('kicks/1.0.0')
let server: LocalServer

beforeAll(async () => {
  server = await startLocalServer()
  configureApi({ baseUrl: server.baseUrl })
})
afterAll(() => server.stop())

test('a page says where the next one begins', async () => {
  const link = '</api/kick?q=caf%C3%A9&limit=24&cursor=k24>; rel="next"'
  server.respondWith(() => ({ status: 200, body: [aKick()], link }))
  expect(await api.kicks.page({ limit: 24 })).toEqual({ items: [aKick()], next: 'k24' })
})

test('the last page says that it is the last', async () => {
  server.respondWith(() => ({ status: 200, body: [] }))
  expect(await api.kicks.page()).toEqual({ items: [], next: null })
})

test.each([
  ['<https://api.example.org/api/kick?cursor=c>; rel="next"', 'c'],
  ['</api/kick?cursor=a>; rel="prev", </api/kick?cursor=c>; rel="next"', 'c'],
  ['</api/kick?cursor=c>; rel=next', 'c'],
  ['</api/kick?cursor=a>; rel="prev"', null],
  ['</api/kick>; rel="next"', null],
  ['', null],
])('of %s the next cursor is %s', (link, cursor) => {
  expect(nextCursor(link)).toBe(cursor)
})
