import type { Release, ReleaseFile } from '@bucketeer/platform'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { LRUCache } from 'lru-cache'
import type { FileStore } from '../file-store'
import type { LiveReleaseReader } from '../live-releases'
import type { Frame } from './crash'

const minute = 60_000

interface Most {
  perNetwork: number
  /** The limit of all networks together. */
  inAll: number
}

/**
 * Limits the work for reports in each minute. Keeps at most `inAll` networks in memory.
 * @returns a function that counts one for a network, or returns false if a limit is reached
 */
export function createMinuteLimit({ perNetwork, inAll }: Most) {
  const counts = new Map<string, number>()
  let since = performance.now()
  let total = 0

  return (network: string): boolean => {
    if (performance.now() - since >= minute) {
      since = performance.now()
      total = 0
      counts.clear()
    }
    const count = counts.get(network) ?? 0
    if (count >= perNetwork || total >= inAll) return false
    counts.set(network, count + 1)
    total += 1
    return true
  }
}

/** Maximum bytes of a map. The map of the shell's entry has a third of that. */
const largestMap = 12 * 1024 * 1024

/** Maximum number of maps in memory. */
const kept = 4

/** Maximum number of maps read in a minute. Each takes some tens of milliseconds. */
const reads = { perNetwork: 5, inAll: 60 }

interface Sources {
  files: Pick<FileStore, 'read'>
  live: Pick<LiveReleaseReader, 'served'>
}

/** Shortens `webpack://kicks@1.0.0/./src/pages.ts` to `src/pages.ts`. */
const sourcePath = (source: string) => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\/)+/, '')

const written = (name: string, place: string) => (name === '' ? place : `${name} (${place})`)

/** Returns undefined for a broken map. */
type SourceMap = TraceMap | 'broken'

function parse(json: string): SourceMap {
  try {
    return new TraceMap(json)
  } catch {
    return 'broken'
  }
}

/**
 * Maps frames to source positions. Anybody can report any frame, so it reads only files of served releases and never
 * queries the database.
 */
export function createSourceMaps({ files, live }: Sources) {
  const mayRead = createMinuteLimit(reads)
  const maps = new LRUCache<string, SourceMap, { file: ReleaseFile; network: string }>({
    max: kept,
    ignoreFetchAbort: true,
    fetchMethod: async (_hash, _stale, { context: { file, network } }) => {
      if (!mayRead(network)) return undefined
      // Does not cache a failure of the store, which may recover.
      const json = await files.read(file, largestMap).catch(() => null)
      return json === null ? undefined : parse(json)
    },
  })

  const servedRelease = ({ part, version, sha384, path }: Frame): Release | undefined => {
    const releases = live.served(part)
    return version
      ? releases.find((each) => each.version === version)
      : releases.find(({ files: all }) => all.some((file) => file.path === path && file.sha384 === sha384))
  }

  const mapOf = async (frame: Frame, release: Release | undefined, network: string) => {
    const file = release?.files.find(({ path }) => path === `${frame.path}.map`)
    if (!file || file.size > largestMap) return undefined
    return maps.fetch(file.sha384, { context: { file, network } })
  }

  /**
   * Returns a frame as a line: its source position if a map has it, else its position in the built script.
   * @param network the reporter's address key, which limits the maps read in a minute
   */
  return async (frame: Frame, network: string): Promise<string> => {
    const { name, part, path, line, column } = frame
    const release = servedRelease(frame)
    const map = line > 0 && column > 0 ? await mapOf(frame, release, network) : undefined
    const found = map instanceof TraceMap ? originalPositionFor(map, { line, column: column - 1 }) : undefined
    if (!found?.source) {
      const version = frame.version ?? release?.version ?? 'unknown version'
      return written(name, `${part}/${version}/${path}:${line}:${column}`)
    }
    return written(
      found.name ?? name,
      `${part}: ${sourcePath(found.source)}:${found.line}:${found.column + 1}`,
    )
  }
}

export type SourceMaps = ReturnType<typeof createSourceMaps>
