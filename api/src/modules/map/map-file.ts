import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange } from '@bucketeer/host/http'
import type { Config } from '../../config'
import { openLocalFile } from './local-file'
import { openRemoteFile } from './remote-file'

/** Size and identity of the file, for its responses. */
export interface MapFileState {
  size: number
  /** Changes with the content; undefined if a remote server sends none. */
  etag?: string
}

/** The PMTiles file of the site, on its disk or on another server. Its functions reject with MapFileUnavailable. */
export interface MapFile {
  /** The path or the URL, for messages. */
  place: string
  state(): Promise<MapFileState>
  /** Opens a stream of these bytes. */
  read(range: ByteRange, signal: AbortSignal): Promise<Readable>
}

/** Returns the file of MAP_PMTILES, without opening it; undefined when it is not set. */
export const mapFileOf = ({ mapPmtiles, dataDir }: Config): MapFile | undefined => {
  if (!mapPmtiles) return undefined
  return /^https?:/i.test(mapPmtiles)
    ? openRemoteFile(mapPmtiles)
    : openLocalFile(resolve(dataDir, mapPmtiles))
}
