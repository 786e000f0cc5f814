import type { ReleaseFile } from '@bucketeer/platform'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { FileStore } from '../file-store'
import type { LiveReleaseReader } from '../live-releases'
import { createLruCache } from '../lru-cache'
import { servedOf } from '../moves/board'
import type { Frame } from './crash'
import { createMinuteLimit } from './minute-limit'

/** Bytes of a map that is read: that of the shell's entry has a third. */
const largestMap = 12 * 1024 * 1024

/** Maps in memory. */
const kept = 4

/** Maps read in a minute. Each takes some tens of milliseconds. */
const reads = { perNetwork: 5, inAll: 60 }

interface Sources {
  files: Pick<FileStore, 'read'>
  live: Pick<LiveReleaseReader, 'known'>
}

/** `webpack://kicks@1.0.0/./src/pages.ts` is `src/pages.ts` to the team. */
const sourcePath = (source: string) => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\/)+/, '')

const written = (name: string, place: string) => (name === '' ? place : `${name} (${place})`)

/** A map that is broken is its team's business. */
type SourceMap = TraceMap | 'broken'

const parse = (json: string): SourceMap => {
  try {
    return new TraceMap(json)
  } catch {
    return 'broken'
  }
}

/**
 * Tells where in its sources a frame of a release is. Anybody can report any frame, so only files of releases that are
 * served are read, and the database is never asked.
 */
export const createSourceMaps = ({ files, live }: Sources) => {
  const maps = createLruCache<SourceMap>(kept)
  const underWay = new Map<string, Promise<SourceMap | undefined>>()
  const mayRead = createMinuteLimit(reads)

  const servedMap = ({ part, version, path }: Frame): ReleaseFile | undefined => {
    const standing = live.known()?.get(part)
    const release = standing && servedOf(standing).find((each) => each.version === version)
    return release?.files.find((file) => file.path === `${path}.map`)
  }

  const read = async (file: ReleaseFile): Promise<SourceMap | undefined> => {
    // Not cached when the store fails: it may have the file again at the next report.
    const json = await files.read(file, largestMap).catch(() => null)
    if (json === null) return undefined
    const map = parse(json)
    maps.set(file.sha384, map)
    return map
  }

  const mapOf = async (frame: Frame, network: string): Promise<SourceMap | undefined> => {
    const file = servedMap(frame)
    if (!file || file.size > largestMap) return undefined
    const known = maps.get(file.sha384) ?? underWay.get(file.sha384)
    if (known) return known
    if (!mayRead(network)) return undefined
    const reading = read(file).finally(() => underWay.delete(file.sha384))
    underWay.set(file.sha384, reading)
    return reading
  }

  /**
   * One frame as a line: in the sources where a map tells, else in the built script.
   * @param network the address key of who reports: each may have a few maps read in a minute
   */
  return async (frame: Frame, network: string): Promise<string> => {
    const { name, part, version, path, line, column } = frame
    const map = line > 0 && column > 0 ? await mapOf(frame, network) : undefined
    const found = map instanceof TraceMap ? originalPositionFor(map, { line, column: column - 1 }) : undefined
    if (!found?.source) return written(name, `${part}/${version}/${path}:${line}:${column}`)
    return written(
      found.name ?? name,
      `${part}: ${sourcePath(found.source)}:${found.line}:${found.column + 1}`,
    )
  }
}

export type SourceMaps = ReturnType<typeof createSourceMaps>
