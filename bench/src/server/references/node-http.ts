import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReplayRequest, ReplayResponse } from './replay'
import { serveReference } from './serve-reference'

async function readBody(request: IncomingMessage): Promise<ReplayRequest['body']> {
  if (request.method === 'GET') return {}
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

function send(response: ServerResponse, { status, body, link }: ReplayResponse) {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    ...(link && { link }),
  })
  response.end(text)
}

serveReference(async (replay) => {
  const answer = async (request: IncomingMessage): Promise<ReplayResponse> => {
    const { method = '', url = '', headers } = request
    const [path = '', search] = url.split('?')
    const token = headers.authorization?.slice('Bearer '.length) ?? ''
    const body = await readBody(request)
    return replay({ method, path, search: search === undefined ? '' : `?${search}`, token, body })
  }
  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => ({ status: 500, body: { message: String(error) } }))
      .then((result) => send(response, result))
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return port
})
