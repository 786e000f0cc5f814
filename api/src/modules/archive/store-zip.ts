import { createHash, type Hash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ObjectStore } from '@bucketeer/host/server'
import { ZipFile } from 'yazl'
import { paced } from '../../jobs/paced'

/** A file of an archive. */
export interface ZipEntry {
  path: string
  content: Readable | Iterable<Buffer | string>
}

/** A file that is made when it is written. */
export type Document = [path: string, read: () => Iterable<Buffer | string>]

const isCompressed = /\.(?:webp|woff2)$/

const chunkBytes = 16_384

/** Joins short pieces to chunks, because several streams handle each chunk. */
function* joined(pieces: Iterable<Buffer | string>) {
  let parts: Buffer[] = []
  let bytes = 0
  for (const piece of pieces) {
    const part = Buffer.from(piece)
    parts.push(part)
    bytes += part.length
    if (bytes < chunkBytes) continue
    yield Buffer.concat(parts)
    parts = []
    bytes = 0
  }
  yield Buffer.concat(parts)
}

/** Yields content in chunks, between which requests are answered. */
async function* hashed(content: ZipEntry['content'], hash: Hash) {
  for await (const chunk of content instanceof Readable ? content : joined(content)) {
    hash.update(chunk)
    yield chunk
    await nextTurn()
  }
}

/**
 * Writes a ZIP into the object store, one file after the other, so that memory holds a chunk of one. Its last file has the
 * SHA-256 of all others, as `sha256sum --check` reads them.
 * @throws the reason of `signal`
 */
export async function storeZip(
  store: ObjectStore,
  key: string,
  entries: AsyncIterable<ZipEntry>,
  signal: AbortSignal,
) {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  const stopped = new AbortController()
  output.once('close', () => stopped.abort())
  const either = AbortSignal.any([stopped.signal, signal])
  const checksums: string[] = []
  // Common to all files, because yazl keeps each callback until the end, with all that it refers to.
  let source = Readable.from([])

  const add = async ({ path, content }: ZipEntry) => {
    const hash = createHash('sha256')
    source = Readable.from(hashed(content, hash), { objectMode: false, highWaterMark: chunkBytes })
    zip.addReadStreamLazy(path, { compress: !isCompressed.test(path) }, (give) => give(null, source))
    await finished(source, { signal: either }).finally(() => source.destroy())
    checksums.push(`${hash.digest('hex')}  ${path}\n`)
  }
  const write = async () => {
    try {
      for await (const entry of entries) await paced(() => add(entry))
      await add({ path: 'CHECKSUMS', content: checksums.join('') })
      zip.end()
    } catch (error) {
      // The store knows why it stopped reading.
      if (stopped.signal.aborted) return
      output.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    }
  }
  // The store may not listen yet. It rejects later.
  output.on('error', () => undefined)
  await Promise.all([write(), store.put(key, output)])
}
