import { createHash } from 'node:crypto'
import type { Release } from '@bucketeer/platform'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { releaseLog, releases } from '../../database/release-schema'

const hashOf = (manifest: Release) => createHash('sha256').update(JSON.stringify(manifest)).digest()

/** Who makes a version live, and why. */
export interface Mover {
  who: string
  why?: string
}

/** Keeps releases and which of them is live; hides its SQL. */
export const createReleaseRepository = (database: Database) => {
  const find = async (part: string, version: string) => {
    const [row] = await database
      .select({ manifest: releases.manifest, hash: releases.manifestSha256 })
      .from(releases)
      .where(and(eq(releases.part, part), eq(releases.version, version)))
    return row
  }

  const live = () =>
    database
      .selectDistinctOn([releaseLog.part], { manifest: releases.manifest })
      .from(releaseLog)
      .innerJoin(releases, and(eq(releases.part, releaseLog.part), eq(releases.version, releaseLog.version)))
      .orderBy(releaseLog.part, desc(releaseLog.id))
      .then((rows) => rows.map(({ manifest }) => manifest))

  return {
    /** The release of this version, or undefined. */
    read: (part: string, version: string) => find(part, version).then((row) => row?.manifest),

    /** Whether this version was released before with other content. */
    isTaken: async (manifest: Release) => {
      const row = await find(manifest.part, manifest.version)
      return row !== undefined && !row.hash.equals(hashOf(manifest))
    },

    /** The live release of each part. */
    live,

    /** Keeps a release and makes it live, both or neither. Live already: nothing changes. */
    makeLive: async (manifest: Release, { who, why }: Mover) => {
      const { part, version } = manifest
      await database.transaction(async (transaction) => {
        await transaction
          .insert(releases)
          .values({ part, version, manifest, manifestSha256: hashOf(manifest) })
          .onConflictDoNothing()
        const [newest] = await transaction
          .select({ version: releaseLog.version })
          .from(releaseLog)
          .where(eq(releaseLog.part, part))
          .orderBy(desc(releaseLog.id))
          .limit(1)
        if (newest?.version !== version)
          await transaction.insert(releaseLog).values({ part, version, who, why })
      })
    },
  }
}

export type ReleaseRepository = ReturnType<typeof createReleaseRepository>
