import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { type ObjectStore, splitKey, StoreUnavailable } from './object-store'

export interface S3Config {
  /** Where the service is, without a slash at the end; the bucket is the first name of its paths. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds, tried twice. */
const timeouts = { answer: 10_000, betweenTries: 200 }

/** Objects are in a bucket of a service that speaks S3. The key needs to read, write, delete and list there. */
export const createS3Store = (config: S3Config, { answer, betweenTries } = timeouts): ObjectStore => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const bucketUrl = `${endpoint}/${encodeURIComponent(bucket)}`
  const urlOf = (key: string) => `${bucketUrl}/${splitKey(key).join('/')}`

  /** One try: an answer that says whether it worked, or an error for which another try may help. */
  const tryOnce = async (url: string, request: RequestInit): Promise<Response> => {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(new Error(`no answer in ${answer} ms`)), answer)
    try {
      // The time is for the answer's beginning: a large object may take longer to come.
      const response = await aws.fetch(url, { ...request, signal: stop.signal })
      if (response.status < 500 && response.status !== 429) return response
      throw new Error(await reasonOf(response))
    } finally {
      clearTimeout(timer)
    }
  }

  const twice = async (attempt: () => Promise<Response>): Promise<Response> => {
    try {
      return await attempt().catch(async () => {
        await wait(betweenTries)
        return attempt()
      })
    } catch (error) {
      throw new StoreUnavailable(`The object store does not answer: ${messageOf(error)}`, { cause: error })
    }
  }

  const ask = (url: string, request: RequestInit = {}) => twice(() => tryOnce(url, request))

  // The service checks the hash: all or nothing.
  const headersOf = (key: string, hash: string) => ({
    'x-amz-content-sha256': hash,
    'content-type': typeOf(key),
  })

  const sendBuffer = (key: string, bytes: Buffer) =>
    ask(urlOf(key), {
      method: 'PUT',
      headers: headersOf(key, sha256(bytes)),
      body: new Uint8Array(bytes),
    })

  const sendFile = (key: string, { path, size, hash }: Draft) =>
    twice(async () => {
      const bytes = createReadStream(path)
      try {
        return await tryOnce(urlOf(key), {
          method: 'PUT',
          headers: { ...headersOf(key, hash), 'content-length': String(size) },
          // The same class, typed once for Node and once for browsers.
          body: Readable.toWeb(bytes) as RequestInit['body'],
        })
      } catch (error) {
        bytes.destroy()
        throw error
      }
    })

  const refused = async (response: Response) =>
    new StoreUnavailable(`The object store refuses: ${await reasonOf(response)}`)

  const sizeOf = async (key: string) => {
    const response = await ask(urlOf(key), { method: 'HEAD' })
    if (!response.ok && response.status !== 404) throw await refused(response)
    return response.ok ? Number(response.headers.get('content-length') ?? 0) : null
  }

  return {
    put: async (key, source) => {
      const response = Buffer.isBuffer(source)
        ? await sendBuffer(key, source)
        : await withDraft(source, (draft) => sendFile(key, draft))
      if (!response.ok) throw await refused(response)
      await response.body?.cancel()
    },
    open: async (key) => {
      const response = await ask(urlOf(key))
      if (response.ok && response.body) {
        const size = Number(response.headers.get('content-length') ?? 0)
        // The same class, typed once for Node and once for browsers.
        return { stream: Readable.fromWeb(response.body as ReadableStream), size }
      }
      if (response.status !== 404) throw await refused(response)
      const reason = await reasonOf(response)
      if (reason.includes('NoSuchBucket')) throw new StoreUnavailable(`The object store refuses: ${reason}`)
      return null
    },
    has: async (key) => (await sizeOf(key)) !== null,
    size: sizeOf,
    delete: async (key) => {
      const response = await ask(urlOf(key), { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw await refused(response)
      await response.body?.cancel()
    },
    check: async () => {
      const response = await ask(bucketUrl, { method: 'HEAD' })
      if (!response.ok) throw await refused(response)
    },
  }
}

interface Draft {
  path: string
  /** In bytes. */
  size: number
  /** SHA-256, in hex digits. */
  hash: string
}

/** Writes a stream to a temporary file first: a second try must send the same again, and the hash comes ahead of the bytes. */
const withDraft = async <T>(source: Readable, use: (draft: Draft) => Promise<T>): Promise<T> => {
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

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** For whoever looks into the bucket; our own routes know the types of what they serve. */
const typeOf = (key: string) => (key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream')

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The status, and the code that S3 gives in its XML: it tells what to change, and holds no secret. */
const reasonOf = async (response: Response): Promise<string> => {
  const body = await response.text().catch(() => '')
  const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1]
  return code ? `${response.status} ${code}` : String(response.status)
}
