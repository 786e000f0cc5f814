import { buffer } from 'node:stream/consumers'
import { type MapFile, MapFileUnavailable } from './map-file'

/** Bytes of the header of a PMTiles file. */
export const headerBytes = 127

const vectorTiles = 1

/** Thrown for a file that the map cannot use. The message is a phrase such as 'it is no PMTiles file'. */
class UnusableMapFile extends Error {}

/**
 * Checks the header of a PMTiles file, https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md.
 * @param size bytes of the whole file
 * @throws UnusableMapFile
 */
function checkHeader(header: Buffer, size: number): void {
  if (header.length < headerBytes || header.toString('latin1', 0, 7) !== 'PMTiles')
    throw new UnusableMapFile('it is no PMTiles file')
  const version = header.readUInt8(7)
  if (version !== 3) throw new UnusableMapFile(`it has version ${version} of the format, not 3`)
  if (header.readUInt8(99) !== vectorTiles)
    throw new UnusableMapFile('it has pictures as tiles, not vectors: MAP_TILES_URL shows those')
  // Offset and length of the root directory, the metadata, the leaf directories and the tiles.
  const ends = [8, 24, 40, 56].map((at) => header.readBigUInt64LE(at) + header.readBigUInt64LE(at + 8))
  if (ends.some((end) => end > BigInt(size))) throw new UnusableMapFile('it is cut off')
}

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
