import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { freePortFrom } from '../dev/free-port'
import { askSite } from './site-calls.mjs'

let server: Server
let answer: RequestListener
let address: string
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => jest.restoreAllMocks())

const ask = (to = address, isLong = false) =>
  askSite({ address: to, token: 'a-token' }, '/api/release', { method: 'GET', isLong })

const mockTimeout = () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  return jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100))
}

describe('askSite', () => {
  test.each<[string, RequestListener]>([
    ['says nothing', () => undefined],
    [
      'stops within its answer',
      (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    ],
  ])('ends after 10 s when the site %s', async (_, listener) => {
    answer = listener
    const timeout = mockTimeout()
    await expect(ask()).rejects.toThrow(`${address} does not answer within 10 s.`)
    expect(timeout).toHaveBeenCalledWith(10_000)
  })

  test('waits longer for a call that stores or checks files', async () => {
    const timeout = mockTimeout()
    answer = (_request, response) =>
      void setTimeout(() => response.setHeader('content-type', 'application/json').end('[]'), 300)
    expect(await ask(address, true)).toEqual([])
    expect(timeout).not.toHaveBeenCalled()
  })

  test('tells why there is no connection', async () => {
    const port = await freePortFrom(4760)
    await expect(ask(`http://127.0.0.1:${port}`)).rejects.toThrow(
      `http://127.0.0.1:${port} does not answer: connect ECONNREFUSED 127.0.0.1:${port}. Is the site running?`,
    )
    await expect(ask('http://no-such-site.invalid')).rejects.toThrow(/does not answer: getaddrinfo E/)
  })

  test.each([404, 200])('tells from an answer %d in HTML that no Bucketeer answers', async (status) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Nginx')
    await expect(ask()).rejects.toThrow(`What answers at ${address} is no Bucketeer (${status}, text/html).`)
  })

  test('tells the status that a proxy answers for a site that is down', async () => {
    answer = (_request, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<p>Bad')
    await expect(ask()).rejects.toThrow('the site answered 502')
  })
})
