import { createHash } from 'node:crypto'
import { finished, pipeline, Transform, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { ReleaseFile } from '@bucketeer/platform'
import { BadRequest, HttpError } from '../../errors/http-error'
import type { Compression } from '../../http/compression'
import type { ObjectStore } from '../../store/object-store'

/** How a file's bytes can be sent. */
type Encoding = Compression | 'identity'

const compressors: Record<Compression, (size: number) => Transform> = {
  br: (size) => createBrotliCompress({ params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } }),
  gzip: () => createGzip({ level: 9 }),
}
const isText = (path: string) => /\.(js|json|html|svg|css|txt)$/.test(path)

const hexOf = (sha384: string) => Buffer.from(sha384.slice('sha384-'.length), 'base64').toString('hex')
const keyOf = (sha384: string, encoding: Encoding = 'identity') =>
  `releases/${hexOf(sha384)}${encoding === 'identity' ? '' : `.${encoding}`}`

/** Where a file and its compressed twins are in the object store; a file that is no text has none. */
export const releaseFileKeys = ({ sha384 }: Pick<ReleaseFile, 'sha384'>): string[] =>
  (['identity', 'br', 'gzip'] as const).map((encoding) => keyOf(sha384, encoding))

// The rest of the body is not read, so the connection cannot be used again.
const tooMany = (most: number) =>
  new HttpError(413, `This file has more than the ${most} bytes that it may have.`, { connection: 'close' })

const otherBytes = () => new BadRequest('These bytes do not have the hash that they are sent for.')

/** Passes bytes on while it counts and hashes them; fails at the first one too many, and at the end for another hash. */
const checking = (sha384: string, most: number) => {
  const hash = createHash('sha384')
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      size += chunk.length
      if (size > most) return pass(tooMany(most))
      hash.update(chunk)
      pass(null, chunk)
    },
    flush(done) {
      done(`sha384-${hash.digest('base64')}` === sha384 ? null : otherBytes())
    },
  })
}

/**
 * The bytes of releases, kept under their own hash: immutable by construction, shared between versions that have
 * a file in common, and safe to send again.
 */
export const createFileStore = (store: ObjectStore) => ({
  /** In bytes; null when the file is not here. */
  size: (sha384: string) => store.size(keyOf(sha384)),

  /**
   * Streams the bytes to the store, and keeps them if they have the hash that they are sent for.
   * @param most how many there may be
   * @throws HttpError when there are more, or they have another hash; nothing is kept then
   */
  put: async (sha384: string, bytes: Readable, most: number): Promise<void> => {
    const checked = checking(sha384, most)
    // The store may only see that the stream has ended, if it looks later.
    let reason: Error | undefined
    checked.on('error', (error) => (reason = error))
    // A pipeline would end the connection with the stream, and nobody would hear why.
    finished(bytes, (error) => error && checked.destroy(error))
    await store.put(keyOf(sha384), bytes.pipe(checked)).catch((error: unknown) => {
      throw reason ?? error
    })
  },

  /** Makes the compressed twins of a text file, once, so that sending it costs nothing. */
  compress: async ({ path, sha384 }: ReleaseFile) => {
    if (!isText(path) || (await store.has(keyOf(sha384, 'gzip')))) return
    for (const encoding of ['br', 'gzip'] as const) {
      const found = await store.open(keyOf(sha384))
      if (!found) return
      const compressed = pipeline(found.stream, compressors[encoding](found.size), () => undefined)
      await store.put(keyOf(sha384, encoding), compressed)
    }
  },

  /** The file's bytes in the first of these encodings that there is, or null. */
  open: async ({ path, sha384 }: ReleaseFile, accepted: Compression[]) => {
    for (const encoding of isText(path) ? accepted : []) {
      const found = await store.open(keyOf(sha384, encoding))
      if (found) return { ...found, encoding }
    }
    const found = await store.open(keyOf(sha384))
    return found && { ...found, encoding: 'identity' as const }
  },

  /** The file as text; null when it is not here, and when it has more than `most` bytes. */
  read: async ({ sha384 }: ReleaseFile, most: number): Promise<string | null> => {
    const found = await store.open(keyOf(sha384))
    if (!found) return null
    if (found.size <= most) return text(found.stream)
    found.stream.destroy()
    return null
  },

  /** Removes a file and its compressed twins. */
  remove: async (sha384: string) => {
    for (const key of releaseFileKeys({ sha384 })) await store.delete(key)
  },
})

export type FileStore = ReturnType<typeof createFileStore>
