import type { Release, ReleaseFile } from '@bucketeer/platform'
import { LRUCache } from 'lru-cache'
import type { LiveReleaseReader } from './live-releases'
import type { ReleaseRepository } from './repository'
import { servedOf } from './state-changes/release-state'

/** Number of releases whose file lists are cached: live ones, canaries, and those of open pages. */
const kept = 64

/** Number of cached files of earlier releases. */
const keptFiles = 2000

type FilesByPath = ReadonlyMap<string, ReleaseFile>

/** A file of any release of a part. */
export type FoundFile = Pick<ReleaseFile, 'path' | 'sha384'>

interface Lookup {
  part: string
  path: string
  sha384: string | undefined
}

interface Sources {
  repository: Pick<ReleaseRepository, 'read' | 'readFileHash'>
  live: Pick<LiveReleaseReader, 'known'>
}

/**
 * Finds files of releases by their paths. Releases are immutable, so each is read at most once. Live ones need no query:
 * their scripts are served while the database is down.
 */
export function createReleasedFiles({ repository, live }: Sources) {
  const cache = new LRUCache<string, FilesByPath>({ max: kept })
  const earlier = new LRUCache<string, FoundFile, Lookup>({
    max: keptFiles,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { part, path, sha384 } }) => {
      const hash = await repository.readFileHash(part, path, sha384)
      return hash ? { path, sha384: hash } : undefined
    },
  })

  const served = (part: string): Release[] => {
    const partState = live.known()?.get(part)
    return partState ? servedOf(partState) : []
  }

  const releaseOf = async (part: string, version: string): Promise<Release | undefined> =>
    served(part).find((each) => each.version === version) ?? (await repository.read(part, version))

  const filesIn = ({ part, version, files }: Release): FilesByPath => {
    const key = `${part}/${version}`
    const before = cache.get(key)
    if (before) return before
    const byPath = new Map(files.map((file) => [file.path, file]))
    cache.set(key, byPath)
    return byPath
  }

  const filesOf = async (part: string, version: string): Promise<FilesByPath | undefined> => {
    const before = cache.get(`${part}/${version}`)
    if (before) return before
    const release = await releaseOf(part, version)
    return release && filesIn(release)
  }

  const servedFile = (part: string, path: string, sha384?: string): FoundFile | undefined =>
    served(part)
      .flatMap((release) => filesIn(release).get(path) ?? [])
      .find((file) => sha384 === undefined || file.sha384 === sha384)

  return {
    /** Returns a release, or undefined. */
    findRelease: releaseOf,

    /** Returns the file of a release, or undefined. */
    find: async (part: string, version: string, path: string): Promise<FoundFile | undefined> =>
      (await filesOf(part, version))?.get(path),

    /** Returns the file of a live release or canary, or undefined. */
    findServed: (part: string, path: string): FoundFile | undefined => servedFile(part, path),

    /**
     * Returns a file that any release of a part has, or undefined.
     * @param sha384 undefined for a path that contains a hash
     */
    findByHash: async (part: string, path: string, sha384?: string): Promise<FoundFile | undefined> =>
      servedFile(part, path, sha384) ??
      earlier.fetch(`${part}/${path}?${sha384 ?? ''}`, { context: { part, path, sha384 } }),
  }
}
