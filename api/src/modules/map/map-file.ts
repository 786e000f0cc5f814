import { open, stat } from 'node:fs/promises'
import { isNativeError } from 'node:util/types'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ByteRange } from '@bucketeer/host/http'
import type { Config } from '../../config'

/** Thrown when the map's file cannot be read now. The message is a phrase such as 'there is no such file'. */
export class MapFileUnavailable extends Error {}

function unavailable(error: unknown): never {
  const code = isNativeError(error) && 'code' in error ? String(error.code) : ''
  throw new MapFileUnavailable(
    code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code || String(error)})`,
    { cause: error },
  )
}

/** Returns a file on this computer. */
const openLocalFile = (path: string): MapFile => ({
  place: path,
  async state() {
    const found = await stat(path).catch(unavailable)
    if (!found.isFile()) throw new MapFileUnavailable('it is no file')
    const { size, mtimeMs } = found
    return { size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` }
  },
  async read({ start, end }) {
    const handle = await open(path).catch(unavailable)
    return handle.createReadStream({ start, end })
  },
})

/** The deadline of one request to the other server, with its body. Tiles have a few hundred kilobytes. */
const timeoutMs = 10_000

/** How long size and ETag are kept, so that most requests need one instead of two. */
const stateKeptMs = 60_000

/** Returns what a `Content-Range` header says; undefined if it says nothing that can be used. */
function answeredRange(header: string | null) {
  const [, start, end, size] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header ?? '') ?? []
  return size === undefined ? undefined : { start: Number(start), end: Number(end), size: Number(size) }
}

/** An ETag as RFC 9110 defines it, in ASCII: pages get it in a header. */
const usableEtag = /^(?:W\/)?"[!#-~]{0,200}"$/

/** Returns the state of the file. @throws MapFileUnavailable unless the response has exactly this range */
function stateOf({ status, headers }: Response, { start, end }: ByteRange): MapFileState {
  const refuse = (problem: string) => new MapFileUnavailable(`its server ${problem}`)
  if (status === 200) throw refuse('ignores ranges of bytes')
  if (status >= 300 && status < 400) throw refuse('redirects to another address')
  if (status !== 206) throw refuse(`answers with ${status}`)
  const answered = answeredRange(headers.get('content-range'))
  if (!answered || answered.start !== start || answered.end !== end || answered.size <= end)
    throw refuse('sends other bytes than the requested ones')
  if (Number(headers.get('content-length') ?? end - start + 1) !== end - start + 1)
    throw refuse('sends another number of bytes')
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw refuse('encodes the bytes')
  const etag = headers.get('etag')
  return { size: answered.size, ...(etag && usableEtag.test(etag) && { etag }) }
}

/**
 * Requests a range of the file. Follows no redirect, which could lead to a server that only this one reaches. The body
 * may still have another length, which `keepPromisedLengths` finds.
 */
async function requestPart(url: string, range: ByteRange, signal?: AbortSignal) {
  const deadline = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, {
    headers: { range: `bytes=${range.start}-${range.end}`, 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  }).catch((error: unknown) => {
    throw new MapFileUnavailable('its server does not answer', { cause: error })
  })
  try {
    const state = stateOf(response, range)
    if (!response.body) throw new MapFileUnavailable('its server sends no bytes')
    return { state, body: Readable.fromWeb(response.body as ReadableStream<Uint8Array>) }
  } catch (error) {
    await response.body?.cancel()
    throw error
  }
}

/** Returns a file on another server, which this one reads for browsers. So pages call no other host. */
function openRemoteFile(url: string): MapFile {
  let kept: { state: MapFileState; until: number } | undefined
  const keep = (state: MapFileState) => {
    kept = { state, until: performance.now() + stateKeptMs }
    return state
  }
  return {
    // Without a password or a token in the URL.
    place: new URL(url).origin + new URL(url).pathname,
    async state() {
      if (kept && kept.until > performance.now()) return kept.state
      const { state, body } = await requestPart(url, { start: 0, end: 0 })
      body.destroy()
      return keep(state)
    },
    async read(range, signal) {
      const { state, body } = await requestPart(url, range, signal)
      if (kept && state.etag === kept.state.etag && state.size === kept.state.size) return body
      // The response's headers would be those of the file before.
      body.destroy()
      keep(state)
      throw new MapFileUnavailable('it was replaced')
    },
  }
}

/** Size and identity of the file, for its responses. */
interface MapFileState {
  size: number
  /** Changes with the content; undefined if a remote server sends none. */
  etag?: string
}

/** A PMTiles file, on its disk or on another server. Its functions reject with MapFileUnavailable. */
export interface MapFile {
  /** The path or the URL, for messages. */
  place: string
  state(): Promise<MapFileState>
  /** Opens a stream of these bytes. */
  read(range: ByteRange, signal: AbortSignal): Promise<Readable>
}

const here = import.meta.url

/** Returns a file that every site has. In a build, its folder is next to the bundle. */
const ownFile = (name: string) =>
  openLocalFile(fileURLToPath(new URL(`${here.endsWith('.ts') ? '../../../map' : './map'}/${name}`, here)))

/** The map of the world, without streets. */
export const worldFile = ownFile('world.pmtiles')

/** The mountains of the world, in the light of the north-west. */
export const reliefFile = ownFile('relief.pmtiles')

/** Returns the file of MAP_PMTILES, without opening it; undefined when it is not set. */
export function mapFileOf({ mapPmtiles, dataDir }: Config): MapFile | undefined {
  if (!mapPmtiles) return undefined
  return /^https?:/i.test(mapPmtiles)
    ? openRemoteFile(mapPmtiles)
    : openLocalFile(resolve(dataDir, mapPmtiles))
}
