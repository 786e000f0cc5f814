import type { Release, ReleaseFile } from '@bucketeer/platform'
import type { LiveReleaseReader } from './live-releases'
import { createLruCache } from './lru-cache'
import { servedOf } from './moves/board'
import type { ReleaseRepository } from './repository'

/** Releases whose lists of files are kept in memory: what is live or a canary, and what open pages still ask for. */
const kept = 64

type FilesByPath = ReadonlyMap<string, ReleaseFile>

interface Sources {
  repository: Pick<ReleaseRepository, 'read'>
  live: Pick<LiveReleaseReader, 'known'>
}

/**
 * Finds files of releases by their paths. A release never changes, so the database is asked once for each at most, and
 * for one that is live not even once: its scripts are served while the database is away.
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
    /** The file of a release, or undefined. */
    find: async (part: string, version: string, path: string): Promise<ReleaseFile | undefined> =>
      (await filesOf(part, version))?.get(path),
  }
}

export type ReleasedFiles = ReturnType<typeof createReleasedFiles>
