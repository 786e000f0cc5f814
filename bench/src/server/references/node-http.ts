import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReferenceRequest, ReferenceResponse } from './answers'
import { serveReference } from './serve-reference'

async function readBody(request: IncomingMessage): Promise<ReferenceRequest['body']> {
  if (request.method === 'GET') return {}
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

function send(response: ServerResponse, { status, body }: ReferenceResponse) {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

serveReference(async (answer) => {
  const respond = async (request: IncomingMessage): Promise<ReferenceResponse> => {
    const { method = '', url = '', headers } = request
    const { pathname: path, searchParams } = new URL(url, 'http://reference')
    const query = Object.fromEntries(searchParams)
    const token = headers.authorization?.slice('Bearer '.length) ?? ''
    return answer({ method, path, query, token, body: await readBody(request) })
  }
  const server = createServer((request, response) => {
    respond(request)
      .catch((error: unknown) => ({ status: 500, body: { message: String(error) } }))
      .then((result) => send(response, result))
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return port
})
