interface Incoming {
  method: string
  url: string
  headers: Record<string, string | undefined>
  setEncoding(encoding: 'utf8'): void
  on(event: 'data', listener: (chunk: string) => void): void
  on(event: 'end', listener: () => void): void
}
interface Outgoing {
  writeHead(status: number, headers: Record<string, string>): Outgoing
  end(body?: string): void
}
interface Server {
  listen(port: number, host: string, listener: () => void): void
  close(listener: () => void): void
  closeAllConnections(): void
  address(): { port: number }
}
// These sources are compiled for browsers, without Node's types.
const { createServer } = jest.requireActual<{
  createServer(listener: (request: Incoming, response: Outgoing) => void): Server
}>('node:http')

export interface ReceivedRequest {
  call: string
  headers: Record<string, string | undefined>
  body: string
}
export interface Reply {
  status: number
  body?: string | object
  type?: string
  /** The `Link` header. */
  link?: string
  /** The `Set-Cookie` header. */
  cookie?: string
  /** The `Retry-After` header. */
  retryAfter?: string
}
export type Responder = (request: ReceivedRequest) => Reply | 'no response'

// The page of a jsdom test has another origin.
const cors = {
  'access-control-allow-origin': 'http://localhost',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-match, x-client, x-share-password',
  'access-control-expose-headers': 'etag, link, retry-after',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
}

const textOf = (request: Incoming) =>
  new Promise<string>((resolve) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => resolve(text))
  })

const json = 'application/json; charset=utf-8'

function write(response: Outgoing, { status, body, type = json, link, cookie, retryAfter }: Reply) {
  if (body === undefined) return response.writeHead(status, cors).end()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response
    .writeHead(status, {
      ...cors,
      'content-type': type,
      ...(link && { link }),
      ...(cookie && { 'set-cookie': cookie }),
      ...(retryAfter && { 'retry-after': retryAfter }),
    })
    .end(text)
}

/** Starts an HTTP server that records requests and responds as the test says. */
export async function startLocalServer() {
  const requests: ReceivedRequest[] = []
  let respond: Responder = () => ({ status: 204 })
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return write(response, { status: 204 })
    const call = `${request.method} ${request.url}`
    const received = { call, headers: request.headers, body: await textOf(request) }
    requests.push(received)
    const reply = respond(received)
    if (reply !== 'no response') write(response, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${server.address().port}`,
    requests,
    /** Sets the responder and forgets the recorded requests. */
    respondWith: (next: Responder) => {
      respond = next
      requests.length = 0
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

export type LocalServer = Awaited<ReturnType<typeof startLocalServer>>
