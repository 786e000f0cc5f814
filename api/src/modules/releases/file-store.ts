import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { ReleaseFile } from '@bucketeer/platform'
import type { Compression } from '../../http/accepted-encodings'
import type { ObjectStore } from '../../store/object-store'

/** How a file's bytes can be sent. */
type Encoding = Compression | 'identity'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const isText = (path: string) => /\.(js|json|html|svg|css|txt)$/.test(path)

const hexOf = (sha384: string) => Buffer.from(sha384.slice('sha384-'.length), 'base64').toString('hex')
const keyOf = (sha384: string, encoding: Encoding = 'identity') =>
  `releases/${hexOf(sha384)}${encoding === 'identity' ? '' : `.${encoding}`}`

/** Where a file and its compressed twins are in the object store; a file that is no text has none. */
export const releaseFileKeys = ({ sha384 }: Pick<ReleaseFile, 'sha384'>): string[] =>
  (['identity', 'br', 'gzip'] as const).map((encoding) => keyOf(sha384, encoding))

/**
 * The bytes of releases, kept under their own hash: immutable by construction, shared between versions that have
 * a file in common, and safe to send again.
 */
export const createFileStore = (store: ObjectStore) => ({
  has: (sha384: string) => store.has(keyOf(sha384)),

  /** Keeps the bytes if they have the hash that they are sent for; says whether they have. */
  put: async (sha384: string, bytes: Readable): Promise<boolean> => {
    const content = await buffer(bytes)
    const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`
    if (actual !== sha384) return false
    await store.put(keyOf(sha384), content)
    return true
  },

  /** Makes the compressed twins of a text file, once, so that sending it costs nothing. */
  compress: async ({ path, sha384 }: ReleaseFile) => {
    if (!isText(path) || (await store.has(keyOf(sha384, 'gzip')))) return
    const found = await store.open(keyOf(sha384))
    if (!found) return
    const content = await buffer(found.stream)
    await store.put(keyOf(sha384, 'br'), await compressors.br(content))
    await store.put(keyOf(sha384, 'gzip'), await compressors.gzip(content, { level: 9 }))
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
})

export type FileStore = ReturnType<typeof createFileStore>
