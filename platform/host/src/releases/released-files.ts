import type { Release, ReleaseFile } from '@bucketeer/platform'
import { LRUCache } from 'lru-cache'
import type { LiveReleaseReader } from './live-releases'
import type { ReleaseRepository } from './repository'

/** Number of cached earlier releases: those of open pages. */
const keptReleases = 64

/** Number of cached files of earlier releases. */
const keptFiles = 2000

/** A file of any release of a part. */
export type FoundFile = Pick<ReleaseFile, 'path' | 'sha384'>

interface Sources {
  repository: Pick<ReleaseRepository, 'read' | 'readFileHash'>
  live: Pick<LiveReleaseReader, 'served'>
}

/**
 * Finds files of releases by their paths. Releases are immutable, so each is read at most once. Live ones need no query:
 * their scripts are served while the database is down.
 */
export function createReleasedFiles({ repository, live }: Sources) {
  const earlierReleases = new LRUCache<string, Release, Pick<Release, 'part' | 'version'>>({
    max: keptReleases,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { part, version } }) => repository.read(part, version),
  })
  const earlierFiles = new LRUCache<string, FoundFile, { part: string; path: string; sha384?: string }>({
    max: keptFiles,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { part, path, sha384 } }) => {
      const hash = await repository.readFileHash(part, path, sha384)
      return hash ? { path, sha384: hash } : undefined
    },
  })

  const findRelease = async (part: string, version: string): Promise<Release | undefined> =>
    live.served(part).find((each) => each.version === version) ??
    earlierReleases.fetch(`${part}/${version}`, { context: { part, version } })

  const findServed = (part: string, path: string, sha384?: string): FoundFile | undefined =>
    live
      .served(part)
      .flatMap(({ files }) => files)
      .find((file) => file.path === path && (sha384 === undefined || file.sha384 === sha384))

  return {
    /** Returns a release, or undefined. */
    findRelease,

    /** Returns the file of a release, or undefined. */
    find: async (part: string, version: string, path: string): Promise<FoundFile | undefined> =>
      (await findRelease(part, version))?.files.find((file) => file.path === path),

    /** Returns the file of a live release or canary, or undefined. */
    findServed,

    /**
     * Returns a file that any release of a part has, or undefined.
     * @param sha384 undefined for a path that contains a hash
     */
    findByHash: async (part: string, path: string, sha384?: string): Promise<FoundFile | undefined> =>
      findServed(part, path, sha384) ??
      earlierFiles.fetch(`${part}/${path}?${sha384 ?? ''}`, { context: { part, path, sha384 } }),
  }
}
