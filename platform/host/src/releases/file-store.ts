import { createHash } from 'node:crypto'
import { finished, Transform, type Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { createQueue, hexOf, type ReleaseFile } from '@bucketeer/platform'
import { InvalidValue } from '../server/errors/domain-error'
import { HttpError } from '../server/errors/http-error'
import type { Compression } from '../server/http/compression'
import type { ObjectStore } from '../server/store/object-store'

/** The content encodings of a file. */
type Encoding = Compression | 'identity'

const compressors: Record<Compression, (size: number) => Transform> = {
  br: (size) => createBrotliCompress({ params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } }),
  gzip: () => createGzip({ level: 9 }),
}
/** Compresses two files at once: more would take the threads that requests need. */
const compressing = createQueue(2)
const isText = (path: string) => /\.(js|json|html|svg|css|txt)$/.test(path)

const keyOf = (sha384: string, encoding: Encoding = 'identity') =>
  `releases/${hexOf(sha384)}${encoding === 'identity' ? '' : `.${encoding}`}`

/** Returns the object store keys of a file and its compressed variants. Only text files have variants. */
export const releaseFileKeys = ({ sha384 }: Pick<ReleaseFile, 'sha384'>): string[] =>
  (['identity', 'br', 'gzip'] as const).map((encoding) => keyOf(sha384, encoding))

// The rest of the body stays unread, so the connection cannot be reused.
const tooMany = (max: number) =>
  new HttpError(413, `This file has more than the ${max} bytes that it may have.`, { connection: 'close' })

const otherBytes = () =>
  new InvalidValue('These bytes do not have the hash that they are sent for. Build and release again.')

/** Counts and hashes passing bytes. Fails at the first byte above the limit, and at the end for a wrong hash. */
function checking(sha384: string, max: number) {
  const hash = createHash('sha384')
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      size += chunk.length
      if (size > max) return pass(tooMany(max))
      hash.update(chunk)
      pass(null, chunk)
    },
    flush(done) {
      done(`sha384-${hash.digest('base64')}` === sha384 ? null : otherBytes())
    },
  })
}

/**
 * Stores the files of releases under their hash: immutable by construction, shared between versions, and safe to send
 * again.
 */
export const createFileStore = (store: ObjectStore) => ({
  /** Returns the hashes of missing files, and phrases about stored ones that have another size. */
  compare: async (files: { name: string; size: number; sha384: string }[]) => {
    const sizes = await Promise.all(files.map(({ sha384 }) => store.size(keyOf(sha384))))
    const missing = new Set(files.filter((_, index) => sizes[index] === null).map(({ sha384 }) => sha384))
    const wrong = files.flatMap(({ name, size }, index) => {
      const actual = sizes[index] ?? size
      return actual === size ? [] : [`${name} has ${actual} bytes and not ${size}`]
    })
    return { missing: [...missing], wrong }
  },

  /**
   * Streams the bytes to the store and keeps them if their hash is right.
   * @param max the maximum number of bytes
   * @throws HttpError 413 for more, InvalidValue for another hash; then nothing is kept
   */
  put: async (sha384: string, bytes: Readable, max: number): Promise<void> => {
    const checked = checking(sha384, max)
    // The store may start reading after the stream has ended.
    let reason: Error | undefined
    checked.on('error', (error) => (reason = error))
    // A pipeline would destroy the connection, and the client would get no response.
    finished(bytes, (error) => error && checked.destroy(error))
    await store.put(keyOf(sha384), bytes.pipe(checked)).catch((error: unknown) => {
      throw reason ?? error
    })
  },

  /** Creates the compressed variants of a text file once, so that responses need no compression. */
  compress: async ({ path, sha384 }: ReleaseFile) => {
    if (!isText(path) || (await store.has(keyOf(sha384, 'gzip')))) return
    const found = await store.open(keyOf(sha384))
    if (!found) return
    // A service of the store may close a connection that is read as slowly as Brotli compresses.
    const bytes = await buffer(found.stream)
    // The last one tells the next run that both are there.
    for (const encoding of ['br', 'gzip'] as const) {
      const compressed = await compressing(() => buffer(compressors[encoding](found.size).end(bytes)))
      await store.put(keyOf(sha384, encoding), compressed)
    }
  },

  /** Returns the file in the first available of these encodings, or null. */
  open: async ({ path, sha384 }: Pick<ReleaseFile, 'path' | 'sha384'>, accepted: Compression[]) => {
    for (const encoding of isText(path) ? accepted : []) {
      const found = await store.open(keyOf(sha384, encoding))
      if (found) return { ...found, encoding }
    }
    const found = await store.open(keyOf(sha384))
    return found && { ...found, encoding: 'identity' as const }
  },

  /** Returns the file as text; null if it is missing or has more than `max` bytes. */
  read: async ({ sha384 }: ReleaseFile, max: number): Promise<string | null> => {
    const found = await store.open(keyOf(sha384))
    if (!found) return null
    if (found.size <= max) return text(found.stream)
    found.stream.destroy()
    return null
  },

  /** Removes a file and its compressed variants. */
  remove: async (sha384: string) => {
    for (const key of releaseFileKeys({ sha384 })) await store.delete(key)
  },
})

export type FileStore = ReturnType<typeof createFileStore>
