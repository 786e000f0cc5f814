import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '@bucketeer/host/server'
import { isSigned } from './s3-signature'

/** An error status, no response, or half of the object before the connection closes. */
type Fault = number | 'hangs' | 'breaks off'

export interface S3Server {
  /** The configuration of a store that uses the server. */
  config: S3Config
  /** By key. */
  objects: Map<string, { bytes: Buffer; type: string }>
  /** Faults of the next requests, in order. */
  faults: Fault[]
  /** Returns the number of requests. */
  requestCount: () => number
  close: () => Promise<void>
}

const key = { id: 'AKIAEXAMPLE', secret: 'a secret/of+some=length' }
const bucket = 'bucketeer'
const quarterHour = 15 * 60_000

const timeOf = (amzDate = '') => Date.parse(amzDate.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))

const reject = (reply: ServerResponse, status: number, code: string) =>
  reply.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)

/** Starts a fake S3 service with one bucket. It supports the store's six requests, and verifies their signatures. */
export const startS3Server = async (): Promise<S3Server> => {
  const objects: S3Server['objects'] = new Map()
  const faults: Fault[] = []
  let requests = 0

  const handle = async (request: IncomingMessage, reply: ServerResponse) => {
    requests++
    const { method = '', url = '' } = request
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const body = await buffer(request)
    const fault = faults.shift()
    if (fault === 'hangs') return
    if (typeof fault === 'number') return reject(reply, fault, 'InternalError')
    if (!isSigned({ method, url, headers }, key)) return reject(reply, 403, 'SignatureDoesNotMatch')
    if (!(Math.abs(timeOf(headers['x-amz-date']) - Date.now()) < quarterHour))
      return reject(reply, 403, 'RequestTimeTooSkewed')
    const hash = headers['x-amz-content-sha256']
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== createHash('sha256').update(body).digest('hex'))
      return reject(reply, 400, 'XAmzContentSHA256Mismatch')
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, name, ...path] = decodeURIComponent(pathname).split('/')
    if (name !== bucket) return reject(reply, 404, 'NoSuchBucket')
    if (fault === 'breaks off') return breakOff(path.join('/'), reply)
    if (method === 'GET' && searchParams.has('list-type')) return list(searchParams, reply)
    serve(method, path.join('/'), { body, type: headers['content-type'] ?? '' }, reply)
  }

  /** Lists two objects a page. */
  const list = (query: URLSearchParams, reply: ServerResponse) => {
    const prefix = query.get('prefix') ?? ''
    const from = Number(query.get('continuation-token') ?? 0)
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
      .toSorted()
    const page = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
    const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    reply.writeHead(200, { 'content-type': 'application/xml' })
    return reply.end(`<ListBucketResult>${page.join('')}${next}</ListBucketResult>`)
  }

  const breakOff = (path: string, reply: ServerResponse) => {
    const { bytes } = objects.get(path) ?? { bytes: Buffer.alloc(0) }
    reply.writeHead(200, { 'content-length': bytes.length })
    reply.write(bytes.subarray(0, bytes.length / 2), () => reply.destroy())
  }

  const serve = (
    method: string,
    path: string,
    input: { body: Buffer; type: string },
    reply: ServerResponse,
  ) => {
    const found = objects.get(path)
    if (path === '') return reply.writeHead(method === 'HEAD' ? 200 : 405).end()
    if (method === 'PUT') objects.set(path, { bytes: input.body, type: input.type })
    if (method === 'PUT') return reply.writeHead(200).end()
    if (method === 'DELETE') objects.delete(path)
    if (method === 'DELETE') return reply.writeHead(204).end()
    if (!found) return reject(reply, 404, 'NoSuchKey')
    reply.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
    return reply.end(method === 'HEAD' ? undefined : found.bytes)
  }

  const server = createServer((request, reply) => void handle(request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'eu-north-1',
      accessKeyId: key.id,
      secretAccessKey: key.secret,
    },
    objects,
    faults,
    requestCount: () => requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
