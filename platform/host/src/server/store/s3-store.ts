import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { type ObjectStore, splitKey, StoreUnavailable } from './object-store'

export interface S3Config {
  /** The origin of the service. The bucket is the first segment of its paths. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const defaultTimeouts = { responseMs: 10_000, retryDelayMs: 200 }

/** Creates a function that sends signed requests, each once more after a failure. */
function createSender(
  { accessKeyId, secretAccessKey, region }: S3Config,
  { responseMs, retryDelayMs }: typeof defaultTimeouts,
) {
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  /** Sends a request. @throws for failures that a retry may fix */
  const sendOnce = async (url: string, request: RequestInit): Promise<Response> => {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(new Error(`no response in ${responseMs} ms`)), responseMs)
    try {
      // The timeout ends with the headers: a large body may take longer. The signature is for this URL only.
      const response = await aws.fetch(url, { ...request, redirect: 'manual', signal: stop.signal })
      if (response.status < 500 && response.status !== 429) return response
      throw new Error(await reasonOf(response))
    } catch (error) {
      // Closes the file of a body that nobody has begun to read.
      if (request.body instanceof ReadableStream && !request.body.locked) await request.body.cancel()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** @param request returns the request of each attempt */
  return async (url: string, request: () => RequestInit = () => ({})): Promise<Response> => {
    try {
      return await sendOnce(url, request()).catch(async () => {
        await wait(retryDelayMs)
        return sendOnce(url, request())
      })
    } catch (error) {
      throw new StoreUnavailable(`The object store does not respond: ${messageOf(error)}`, { cause: error })
    }
  }
}

// The service verifies the hash, so it never stores a partial object.
const headersOf = (key: string, hash: string) => ({
  'x-amz-content-sha256': hash,
  'content-type': typeOf(key),
})

const putBuffer = (key: string, bytes: Buffer) => (): RequestInit => ({
  method: 'PUT',
  headers: headersOf(key, sha256(bytes)),
  body: new Uint8Array(bytes),
})

const putFile =
  (key: string, { path, size, hash }: TemporaryFile) =>
  (): RequestInit => ({
    method: 'PUT',
    headers: { ...headersOf(key, hash), 'content-length': String(size) },
    // Node and the DOM declare the same class twice.
    body: Readable.toWeb(createReadStream(path)) as RequestInit['body'],
  })

const rejection = async (response: Response) =>
  new StoreUnavailable(`The object store rejects the request: ${await reasonOf(response)}`)

/** Creates a store in a bucket of any S3 service. The access key needs to read, write, delete and list. */
export function createS3Store(config: S3Config, timeouts = defaultTimeouts): ObjectStore {
  const send = createSender(config, timeouts)
  const bucketUrl = `${config.endpoint}/${encodeURIComponent(config.bucket)}`
  const urlOf = (key: string) => `${bucketUrl}/${splitKey(key).join('/')}`

  const sizeOf = async (key: string) => {
    const response = await send(urlOf(key), () => ({ method: 'HEAD' }))
    if (!response.ok && response.status !== 404) throw await rejection(response)
    return response.ok ? Number(response.headers.get('content-length') ?? 0) : null
  }

  return {
    put: async (key, source) => {
      const response = Buffer.isBuffer(source)
        ? await send(urlOf(key), putBuffer(key, source))
        : await withTemporaryFile(source, (file) => send(urlOf(key), putFile(key, file)))
      if (!response.ok) throw await rejection(response)
      await response.body?.cancel()
    },
    open: async (key) => {
      const response = await send(urlOf(key))
      if (response.ok && response.body) {
        const size = Number(response.headers.get('content-length') ?? 0)
        return { stream: Readable.from(bytesOf(response), { objectMode: false }), size }
      }
      if (response.status !== 404) throw await rejection(response)
      const reason = await reasonOf(response)
      if (reason.includes('NoSuchBucket'))
        throw new StoreUnavailable(`The object store rejects the request: ${reason}`)
      return null
    },
    has: async (key) => (await sizeOf(key)) !== null,
    size: sizeOf,
    list: async (folder) => {
      const prefix = `${splitKey(folder).join('/')}/`
      const names: string[] = []
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix })
        if (next) query.set('continuation-token', next)
        const response = await send(`${bucketUrl}?${query}`)
        if (!response.ok) throw await rejection(response)
        const page = await response.text()
        names.push(...textsOf(page, 'Key').map((key) => key.slice(prefix.length)))
        next = textsOf(page, 'NextContinuationToken')[0]
      } while (next)
      return names
    },
    delete: async (key) => {
      const response = await send(urlOf(key), () => ({ method: 'DELETE' }))
      if (!response.ok && response.status !== 404) throw await rejection(response)
      await response.body?.cancel()
    },
    check: async () => {
      const response = await send(bucketUrl, () => ({ method: 'HEAD' }))
      if (!response.ok) throw await rejection(response)
    },
  }
}

/**
 * Yields the bytes of a response, and keeps it in memory until then: fetch ends an unread body, without an error, when
 * its response is garbage-collected.
 * @throws StoreUnavailable when the connection breaks
 */
async function* bytesOf(response: Response) {
  try {
    // Node and the DOM declare the same class twice.
    if (response.body) yield* response.body as AsyncIterable<Uint8Array>
  } catch (error) {
    throw new StoreUnavailable(`The object store broke off: ${messageOf(error)}`, { cause: error })
  }
}

interface TemporaryFile {
  path: string
  /** In bytes. */
  size: number
  /** SHA-256, in hex digits. */
  hash: string
}

/** Writes a stream to a file first: a retry needs it again, and the hash is sent before the bytes. */
async function withTemporaryFile<T>(source: Readable, use: (draft: TemporaryFile) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bucketeer-upload-'))
  try {
    const path = join(folder, 'object')
    const hash = createHash('sha256')
    let size = 0
    const count = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    await pipeline(source, count, createWriteStream(path, { mode: 0o600 }))
    return await use({ path, size, hash: hash.digest('hex') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the texts of the elements with this name. Our keys need no escapes. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Helps people who look into the bucket; the site's routes set the types of their responses. */
const typeOf = (key: string) => (key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream')

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Returns the status and the error code of S3's XML, which hold no secrets. */
async function reasonOf(response: Response): Promise<string> {
  const body = await response.text().catch(() => '')
  const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1]
  return code ? `${response.status} ${code}` : String(response.status)
}
