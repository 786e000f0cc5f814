import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { deployToken } from '../../test/releases'
import { connectRaw } from '../../test/raw-client'
import { openTestSite, type TestSite } from '../../test/test-site'
import { waitFor } from '../../test/wait-for'
import { defaultRules } from '../limits/rules'

let site: TestSite
let address: string
let lines: { level: number; path?: string; status?: number }[]
beforeEach(async () => {
  lines = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  site = await openTestSite({ deployToken, limits: defaultRules }, pino({ level: 'info' }, stream))
  address = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => site.close())

const errors = () => lines.filter(({ level }) => level >= 50)

test('drops requests of a connection that was reset before they were read, without logging errors', async () => {
  const accepted = once(site.app.server, 'connection')
  const { socket, ended } = await connectRaw(address, '')
  await accepted
  socket.write('GET /api/journal/public HTTP/1.1\r\nhost: site\r\n\r\n'.repeat(50))
  socket.resetAndDestroy()
  await ended
  await pause(200)
  expect((await fetch(`${address}/api/journal/public`)).status).toBe(200)
  expect(errors()).toEqual([])
  expect(lines.filter(({ path, status }) => path === '/api/journal/public' && status === 200)).toHaveLength(1)
})

test.each([
  ['a JSON body', 'POST', '/auth/login', 'application/json'],
  [
    'a release file',
    'PUT',
    `/api/release/file/${randomBytes(48).toString('hex')}`,
    'application/octet-stream',
  ],
])('logs no error for a client that disconnects while it sends %s', async (_what, method, path, type) => {
  const headers = {
    'content-type': type,
    'content-length': 100_000,
    authorization: `Bearer ${deployToken}`,
  }
  const request = httpRequest(address + path, { method, headers })
  request.on('error', () => undefined)
  request.write('{'.repeat(50_000))
  await pause(200)
  request.destroy()
  await waitFor(() => lines.find((line) => line.path === path || line.level >= 50), 50).catch(() => undefined)
  await pause(200)
  expect(errors()).toEqual([])
})
