import { createHash } from 'node:crypto'
import type { PrerenderedPages, Release } from '@bucketeer/platform'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../server/database/database'
import type { RecordAudit } from '../options'
import { releases, unreleasedFiles } from '../database/release-schema'
import { createStateChanger, createStateReader } from './state-changes/repository'

/** The hash of a release without its pages, which may differ between builds of a version. */
const hashOf = ({ pages: _, ...manifest }: Release) =>
  createHash('sha256').update(JSON.stringify(manifest)).digest()

/** Reads stored releases. */
function createReleaseReader(database: Database) {
  const find = async (part: string, version: string) => {
    const [row] = await database
      .select({
        manifest: releases.manifest,
        hash: releases.manifestSha256,
        removedAt: releases.removedAt,
      })
      .from(releases)
      .where(and(eq(releases.part, part), eq(releases.version, version)))
    return row
  }

  return {
    /** Returns the release of a version, or undefined. Includes removed parts, whose files may be deleted. */
    read: (part: string, version: string) => find(part, version).then((row) => row?.manifest),

    /** Returns the release of a version, unless its part was removed. */
    readKept: async (part: string, version: string) => {
      const row = await find(part, version)
      return row?.removedAt === null ? row.manifest : undefined
    },

    /**
     * Returns the hash of a file that any version of a part has; undefined if none has it.
     * @param sha384 the hash that it must have; without it, the newest version's is returned
     */
    readFileHash: async (part: string, path: string, sha384?: string): Promise<string | undefined> => {
      const wanted = JSON.stringify({ path, ...(sha384 && { sha384 }) })
      // The index releases_files finds the versions.
      const { rows } = await database.execute<{ sha384: string }>(sql`
        select file ->> 'sha384' as sha384
        from ${releases}, jsonb_array_elements(${releases.manifest} -> 'files') as file
        where ${releases.part} = ${part} and ${releases.manifest} -> 'files' @> ${`[${wanted}]`}::jsonb
          and file @> ${wanted}::jsonb
        order by ${releases.createdAt} desc
        limit 1`)
      return rows[0]?.sha384
    },

    /** Returns the prerendered pages of a version. */
    readPages: async ({ part, version }: Pick<Release, 'part' | 'version'>): Promise<PrerenderedPages> => {
      const [row] = await database
        .select({ pages: releases.pages })
        .from(releases)
        .where(and(eq(releases.part, part), eq(releases.version, version)))
      return row?.pages ?? {}
    },

    /** Returns whether the version was released with other content. */
    isTaken: async (release: Release) => {
      const row = await find(release.part, release.version)
      return row !== undefined && !row.hash.equals(hashOf(release))
    },
  }
}

/**
 * Stores a release with complete files, without making it live.
 * @returns false if another manifest of this version was stored first; then nothing changes
 */
async function keepRelease(database: Database, release: Release): Promise<boolean> {
  const { pages, ...manifest } = release
  const { part, version, files } = manifest
  const hash = hashOf(release)
  const hashes = files.map(({ sha384 }) => sha384)
  return database.transaction(async (transaction) => {
    // Waits for a concurrent transaction that inserts the same version.
    await transaction
      .insert(releases)
      .values({ part, version, manifest, pages, manifestSha256: hash })
      .onConflictDoNothing()
    const [stored] = await transaction
      .select({ hash: releases.manifestSha256 })
      .from(releases)
      .where(and(eq(releases.part, part), eq(releases.version, version)))
    if (!stored?.hash.equals(hash)) return false
    await transaction
      .delete(unreleasedFiles)
      .where(sql`${unreleasedFiles.sha384} = any(${sql.param(hashes)})`)
    return true
  })
}

/** Stores releases, the state of each part and its history. */
export const createReleaseRepository = (database: Database, audit: RecordAudit) => ({
  ...createReleaseReader(database),
  ...createStateReader(database),
  ...createStateChanger(database, audit),
  keep: (release: Release) => keepRelease(database, release),
})

export type ReleaseRepository = ReturnType<typeof createReleaseRepository>
