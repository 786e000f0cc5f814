import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { MapFile, MapFileState } from './map-file'
import { MapFileUnavailable } from './map-file-unavailable'

/** The deadline of one request to the other server, with its body. Tiles have a few hundred kilobytes. */
const timeoutMs = 10_000

/** How long size and ETag are kept, so that most requests need one instead of two. */
const stateKeptMs = 60_000

interface Part {
  state: MapFileState
  body: Readable
}

const sizeOf = (contentRange: string | null) => Number(/\/(\d+)$/.exec(contentRange ?? '')?.[1] ?? NaN)

/** Requests a range of the file. @throws MapFileUnavailable, also when the server ignores ranges */
async function requestPart(url: string, range: string, signal?: AbortSignal): Promise<Part> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, {
    headers: { range, 'accept-encoding': 'identity' },
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  }).catch((error: unknown) => {
    throw new MapFileUnavailable('its server does not answer', { cause: error })
  })
  const size = sizeOf(response.headers.get('content-range'))
  if (response.status !== 206 || !response.body || Number.isNaN(size)) {
    await response.body?.cancel()
    throw new MapFileUnavailable(
      response.status === 200
        ? 'its server ignores ranges of bytes'
        : `its server answers with ${response.status}`,
    )
  }
  const etag = response.headers.get('etag')
  return {
    state: { size, ...(etag && { etag }) },
    body: Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
  }
}

/** Returns a file on another server, which this one reads for browsers. So pages call no other host. */
export function openRemoteFile(url: string): MapFile {
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
      const { state, body } = await requestPart(url, 'bytes=0-0')
      body.destroy()
      return keep(state)
    },
    async read({ start, end }, signal) {
      const { state, body } = await requestPart(url, `bytes=${start}-${end}`, signal)
      if (kept && state.etag === kept.state.etag) return body
      // The response's headers would be those of the file before.
      body.destroy()
      keep(state)
      throw new MapFileUnavailable('it was replaced')
    },
  }
}
