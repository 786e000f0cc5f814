import { buffer } from 'node:stream/consumers'
import type { MapFile } from './map-file'
import { MapFileUnavailable } from './map-file-unavailable'
import { checkHeader, headerBytes, UnusableMapFile } from './pmtiles-header'

/** Returns the size of a file that the map can use, or why it cannot, as a phrase. */
export async function inspectMapFile(file: MapFile): Promise<{ size: number } | { problem: string }> {
  try {
    const { size } = await file.state()
    const end = Math.min(headerBytes, size) - 1
    // An empty file has no bytes to read.
    const header =
      end < 0
        ? Buffer.alloc(0)
        : await buffer(await file.read({ start: 0, end }, new AbortController().signal))
    checkHeader(header, size)
    return { size }
  } catch (error) {
    if (error instanceof MapFileUnavailable || error instanceof UnusableMapFile)
      return { problem: error.message }
    throw error
  }
}
