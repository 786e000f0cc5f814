import { headerBytes } from '../inspect-map-file'

interface Options {
  version?: number
  /** 1 is vectors, 2 is PNG. */
  tileType?: number
  /** Bytes after the header. */
  tiles?: Buffer
}

/** Returns a PMTiles file with a valid header and any bytes as tiles. */
export function pmtilesBytes({ version = 3, tileType = 1, tiles = Buffer.from('tiles') }: Options = {}) {
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 'latin1')
  header.writeUInt8(version, 7)
  for (const at of [8, 24, 40, 56]) header.writeBigUInt64LE(BigInt(headerBytes), at)
  header.writeBigUInt64LE(BigInt(tiles.length), 64)
  header.writeUInt8(tileType, 99)
  return Buffer.concat([header, tiles])
}
