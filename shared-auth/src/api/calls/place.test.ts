import { startLocalServer, type LocalServer } from '../../test-support/local-server'
import { aPlace } from '../../testing/entities'
import { apiFor } from '../api-for'
import { configureApi } from '../client'

const api = apiFor('kicks/1.0.0')
let server: LocalServer

beforeAll(async () => {
  server = await startLocalServer()
  configureApi({ baseUrl: server.baseUrl })
})
afterAll(() => server.stop())

const bounds = { south: -1, west: 170, north: 1, east: -170 }

test.each<[string, () => Promise<unknown>]>([
  ['/api/places?q=S%C3%A3o+Paulo', () => api.places.search('São Paulo')],
  ['/api/places?q=Graz&limit=3', () => api.places.search('Graz', { limit: 3 })],
  ['/api/places/nearest?lat=-17&lng=179.5', () => api.places.nearest({ lat: -17, lng: 179.5 })],
  ['/api/places/around?south=-1&west=170&north=1&east=-170', () => api.places.around(bounds)],
])('places: GET %s returns the response', async (url, call) => {
  server.respondWith(() => ({ status: 200, body: [aPlace()] }))
  expect(await call()).toEqual([aPlace()])
  expect(server.requests.at(-1)?.call).toBe(`GET ${url}`)
})
