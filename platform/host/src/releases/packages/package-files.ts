import { isShellRelease, packageFileName, type ShellRelease } from '@bucketeer/platform'
import { LRUCache } from 'lru-cache'
import { withFallback } from '../../server/database/fallback'
import { NotFound } from '../../server/errors/domain-error'
import { type LiveReleaseReader, noShell } from '../live-releases'
import type { PackageRepository, StoredPackage } from './repository'

/** Number of cached tarball names of earlier shells. */
const kept = 200

/** Milliseconds after which a pending read is replaced by the last value. */
const reloadMs = 1000

/** The live shell with the packages that it was built with. */
export interface LiveShell {
  shell: ShellRelease
  packages: StoredPackage[]
}

const tarballName = /^([a-z]+(?:-[a-z]+)*)(?:-([0-9]+\.[0-9]+\.[0-9]+))?(?:-([0-9a-f]{8}))?\.tgz$/

const noPackages = (version: string) =>
  new NotFound(
    `This site has no packages of its shell ${version}. Whoever runs the site stores them by releasing the shell again: npm run release -- shell.`,
  )

const noTarball = (file: string) =>
  new NotFound(`This site has no package ${file}. /packages/ lists those of the live shell.`)

interface Sources {
  packages: Pick<PackageRepository, 'ofShell' | 'tarballs'>
  live: Pick<LiveReleaseReader, 'state'>
}

/** Finds the packages of the live shell, and the tarballs of all shells. Serves the last values while the database is down. */
export function createPackageFiles({ packages, live }: Sources) {
  let last: LiveShell | undefined
  const earlier = new LRUCache<string, StoredPackage, Pick<StoredPackage, 'name' | 'version'>>({
    max: kept,
    ignoreFetchAbort: true,
    fetchMethod: async (file, _stale, { context: { name, version } }) =>
      (await packages.tarballs(name, version)).find((each) => packageFileName(each) === file),
  })

  const readPackages = async (shell: ShellRelease): Promise<StoredPackage[]> => {
    const read = packages.ofShell(shell.version)
    return last?.shell.version === shell.version ? withFallback(read, last.packages, reloadMs) : read
  }

  const readLive = async (): Promise<LiveShell> => {
    const shell = (await live.state()).get('shell')?.live
    if (!shell || !isShellRelease(shell)) throw noShell()
    last = { shell, packages: await readPackages(shell) }
    return last
  }

  /** Needs no query for a tarball that was read before. */
  const findExact = async (file: string, context: Pick<StoredPackage, 'name' | 'version'>) =>
    last?.packages.find((each) => packageFileName(each) === file) ?? earlier.fetch(file, { context })

  return {
    /**
     * Returns the live shell with its packages.
     * @throws NotFound if it has none
     */
    live: async (): Promise<LiveShell> => {
      const found = await readLive()
      if (found.packages.length === 0) throw noPackages(found.shell.version)
      return found
    },

    /**
     * Finds a tarball by the name of its file. Without a hash, it is one of the live shell, or else the newest of the
     * version.
     * @throws NotFound if there is none
     */
    find: async (file: string): Promise<{ tarball: StoredPackage; isExact: boolean }> => {
      const [, shortName, version, hash] = tarballName.exec(file) ?? []
      if (shortName === undefined) throw noTarball(file)
      const name = `@bucketeer/${shortName}`
      if (version !== undefined && hash !== undefined) {
        const exact = await findExact(file, { name, version })
        if (!exact) throw noTarball(file)
        return { tarball: exact, isExact: true }
      }
      const ofLive = (await readLive()).packages.find(
        (each) => each.name === name && (version ?? each.version) === each.version,
      )
      const found = ofLive ?? (version && (await packages.tarballs(name, version)).at(-1))
      if (!found) throw noTarball(file)
      return { tarball: found, isExact: false }
    },
  }
}
