/** Bytes of the header of a PMTiles file. */
export const headerBytes = 127

const vectorTiles = 1

/** Thrown for a file that the map cannot use. The message is a phrase such as 'it is no PMTiles file'. */
export class UnusableMapFile extends Error {}

/**
 * Checks the header of a PMTiles file, https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md.
 * @param size bytes of the whole file
 * @throws UnusableMapFile
 */
export function checkHeader(header: Buffer, size: number): void {
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
