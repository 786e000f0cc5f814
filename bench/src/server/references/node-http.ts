import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RouteResponse, RouteRequest } from './routes'
import { serveReference } from './serve-reference'

const readBody = async (request: IncomingMessage): Promise<RouteRequest['body']> => {
  if (request.method === 'GET') return {}
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

const send = (response: ServerResponse, { status, body, link }: RouteResponse) => {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    ...(link && { link }),
  })
  response.end(text)
}

serveReference(async (routes) => {
  const handlers = routes.map(({ method, path, handle }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    handle,
  }))
  const server = createServer((request, response) => {
    const [path = '', search = ''] = (request.url ?? '').split('?')
    for (const { method, pattern, handle } of handlers) {
      const match = method === request.method && pattern.exec(path)
      if (!match) continue
      const fields = {
        token: request.headers.authorization?.slice('Bearer '.length) ?? '',
        id: match[1] ?? '',
        query: Object.fromEntries(new URLSearchParams(search)),
      }
      readBody(request)
        .then((body) => handle({ ...fields, body }))
        .then((result) => send(response, result))
        .catch((error: unknown) => send(response, { status: 500, body: { message: String(error) } }))
      return
    }
    send(response, { status: 404, body: { message: 'Not found.' } })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return port
})
