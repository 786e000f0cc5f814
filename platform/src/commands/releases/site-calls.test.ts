import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { freePortFrom } from '../dev/develop-against'
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

  test('has no timeout for a call that stores or checks files', async () => {
    const timeout = mockTimeout()
    answer = (_request, response) =>
      void setTimeout(() => response.setHeader('content-type', 'application/json').end('[]'), 300)
    expect(await ask(address, true)).toEqual([])
    expect(timeout).not.toHaveBeenCalled()
  })

  test('reports why there is no connection', async () => {
    const port = await freePortFrom(4760)
    await expect(ask(`http://127.0.0.1:${port}`)).rejects.toThrow(
      `http://127.0.0.1:${port} does not answer: connect ECONNREFUSED 127.0.0.1:${port}. Is the site running?`,
    )
    await expect(ask('http://no-such-site.invalid')).rejects.toThrow(/does not answer: getaddrinfo E/)
  })

  test.each([404, 200])(
    'reports a server that is not a Bucketeer site, by its HTML response with status %d',
    async (status) => {
      answer = (_request, response) =>
        response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Nginx')
      await expect(ask()).rejects.toThrow(
        `The server at ${address} is not a Bucketeer site (${status}, text/html).`,
      )
    },
  )

  test('reports the status that a proxy returns for a site that is down', async () => {
    answer = (_request, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<p>Bad')
    await expect(ask()).rejects.toThrow('the site answered 502')
  })
})
