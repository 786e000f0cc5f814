import { Readable } from 'node:stream'
import { HttpError, Unavailable, rangeOf, type ByteRange } from '@bucketeer/host/http'
import type { Routes } from '../../app-deps'
import { type MapFile, mapFileOf, MapFileUnavailable, reliefFile, worldFile } from './map-file'
import type { Config } from '../../config'
import { inspectMapFile } from './inspect-map-file'
import { noMap, noSuchBytes } from './words'

/** The path of the PMTiles file with streets. */
const mapFilePath = '/map.pmtiles'

const retryAfterSeconds = 10

/** Pages ask again after a day. The library notices a new file earlier, by its ETag. */
const cacheControl = 'public, max-age=86400'

function orUnavailable(error: unknown): never {
  if (error instanceof MapFileUnavailable) throw new Unavailable(noMap, retryAfterSeconds)
  throw error
}

/** Registers the files of the page's map, which it reads in ranges: the world, its relief, and streets if there are any. */
export const mapRoutes: Routes = async (app, { config }) => {
  const streets = mapFileOf(config)
  serveFile(app, '/world.pmtiles', worldFile)
  serveFile(app, '/relief.pmtiles', reliefFile)
  if (streets) serveFile(app, mapFilePath, streets)
}

function serveFile(app: Parameters<Routes>[0], path: string, file: MapFile) {
  app.get(path, { schema: { hide: true } }, async ({ method, headers }, reply) => {
    const { size, etag } = await file.state().catch(orUnavailable)
    reply.headers({ 'accept-ranges': 'bytes', 'cache-control': cacheControl, ...(etag && { etag }) })
    if (etag && headers['if-none-match'] === etag) return reply.code(304).send()

    // The range is of another version of the file, so the whole file is due: RFC 9110, section 13.1.5.
    const isOutdated = headers['if-range'] !== undefined && headers['if-range'] !== etag
    const range = method === 'HEAD' || isOutdated ? 'whole' : rangeOf(headers.range, size)
    if (range === 'nothing') throw new HttpError(416, noSuchBytes, { 'content-range': `bytes */${size}` })

    const { start, end }: ByteRange = range === 'whole' ? { start: 0, end: size - 1 } : range
    reply.headers({ 'content-type': 'application/vnd.pmtiles', 'content-length': end - start + 1 })
    if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
    // Fastify keeps the length of a stream only.
    if (method === 'HEAD') return reply.send(Readable.from([]))

    const closed = new AbortController()
    reply.raw.once('close', () => closed.abort())
    const stream = await file.read({ start, end }, closed.signal).catch(orUnavailable)
    // Destroys the stream when the client aborts, which would read the rest otherwise.
    reply.raw.once('close', () => stream.destroy())
    return reply.send(stream)
  })
}

/** Returns the URL of the site's map file; null without one that can be used. */
export async function usableMapFile(config: Config): Promise<string | null> {
  const file = mapFileOf(config)
  return file && 'size' in (await inspectMapFile(file)) ? mapFilePath : null
}
