import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { untilFrontPage } from './front-page'

let statuses: number[]
let requests: number
let server: Server
let address: string
beforeAll(async () => {
  server = createServer((_request, response) => {
    requests += 1
    response.writeHead(statuses.shift() ?? 503).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => (requests = 0))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('waits until the front page has no error of the server', async () => {
  statuses = [503, 503, 200, 200]
  await untilFrontPage(address)
  expect(requests).toBe(3)
})

test('waits no longer than the timeout', async () => {
  statuses = []
  await untilFrontPage(address, 200)
  expect(requests).toBeGreaterThan(0)
})
