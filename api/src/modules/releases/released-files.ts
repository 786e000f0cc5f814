import type { Release, ReleaseFile } from '@bucketeer/platform'
import type { LiveReleaseReader } from './live-releases'
import { createLruCache } from './lru-cache'
import { servedOf } from './moves/board'
import type { ReleaseRepository } from './repository'

/** Number of releases whose file lists are cached: live ones, canaries, and those of open pages. */
const kept = 64

type FilesByPath = ReadonlyMap<string, ReleaseFile>

interface Sources {
  repository: Pick<ReleaseRepository, 'read'>
  live: Pick<LiveReleaseReader, 'known'>
}

/**
 * Finds files of releases by their paths. Releases are immutable, so each is read at most once. Live ones need no query:
 * their scripts are served while the database is down.
 */
export const createReleasedFiles = ({ repository, live }: Sources) => {
  const cache = createLruCache<FilesByPath>(kept)

  const served = (part: string, version: string): Release | undefined => {
    const standing = live.known()?.get(part)
    return standing && servedOf(standing).find((release) => release.version === version)
  }

  const filesOf = async (part: string, version: string): Promise<FilesByPath | undefined> => {
    const key = `${part}/${version}`
    const before = cache.get(key)
    if (before) return before
    const release = served(part, version) ?? (await repository.read(part, version))
    if (!release) return undefined
    const files = new Map(release.files.map((file) => [file.path, file]))
    cache.set(key, files)
    return files
  }

  return {
    /** Returns the file of a release, or undefined. */
    find: async (part: string, version: string, path: string): Promise<ReleaseFile | undefined> =>
      (await filesOf(part, version))?.get(path),
  }
}

export type ReleasedFiles = ReturnType<typeof createReleasedFiles>
