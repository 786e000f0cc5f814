import type { ReleaseFile } from '@bucketeer/platform'
import { and, asc, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database'
import { releases, shellPackages, unreleasedFiles } from '../../database/release-schema'

/** Number of files removed in one transaction, which must not be idle for long. */
const batch = 10

/** Maximum number of batches of a run. The next day continues. */
const maxBatches = 1000

/** Removes a file from the store. */
type Remove = (sha384: string) => Promise<void>

/**
 * Deletes some of the rows without request or upload for a day, and removes their files if no release and no offer of
 * packages has them. It locks the rows, so that concurrent requests for such a file wait, and then find it missing.
 * @returns the number of removed files, and whether there may be more
 */
const removeBatch = (database: Database, remove: Remove): Promise<{ removed: number; isLast: boolean }> =>
  database.transaction(async (transaction) => {
    const rows = await transaction
      .select({ sha384: unreleasedFiles.sha384 })
      .from(unreleasedFiles)
      .where(lt(unreleasedFiles.touchedAt, sql`now() - interval '1 day'`))
      .orderBy(asc(unreleasedFiles.touchedAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    const old = rows.map(({ sha384 }) => sha384)
    if (old.length === 0) return { removed: 0, isLast: true }
    const { rows: released } = await transaction.execute<{ sha384: string }>(sql`
      select distinct file ->> 'sha384' as sha384
      from ${releases}, jsonb_array_elements(${releases.manifest} -> 'files') as file
      where file ->> 'sha384' = any(${sql.param(old)}) and ${releases.removedAt} is null`)
    const offered = await transaction
      .select({ sha384: shellPackages.sha384 })
      .from(shellPackages)
      .where(and(inArray(shellPackages.sha384, old), isNull(shellPackages.replacedAt)))
    const inUse = new Set([...released, ...offered].map(({ sha384 }) => sha384))
    const unused = old.filter((sha384) => !inUse.has(sha384))
    for (const sha384 of unused) await remove(sha384)
    await transaction.delete(shellPackages).where(inArray(shellPackages.sha384, unused))
    await transaction.delete(unreleasedFiles).where(inArray(unreleasedFiles.sha384, old))
    return { removed: unused.length, isLast: old.length < batch }
  })

/** Stores the files of unfinished releases. */
export const createUnreleasedRepository = (database: Database) => ({
  /** Records the files of a manifest, or the tarballs of packages, with their sizes. */
  expect: async (files: readonly Pick<ReleaseFile, 'sha384' | 'size'>[]) => {
    const sizes = new Map(files.map(({ sha384, size }) => [sha384, size]))
    // Uses one lock order everywhere, to avoid deadlocks.
    const rows = [...sizes].sort()
    const hashes = rows.map(([sha384]) => sha384)
    const named = rows.map(([, size]) => size)
    await database.execute(sql`
      insert into ${unreleasedFiles} (sha384, size)
      select * from unnest(${sql.param(hashes)}::text[], ${sql.param(named)}::bigint[])
      on conflict (sha384) do update
        set size = greatest(${unreleasedFiles.size}, excluded.size), touched_at = now()`)
  },

  /** Records the upload of a file. Returns its size from a manifest, or null. */
  begin: async (sha384: string): Promise<number | null> => {
    const [row] = await database
      .insert(unreleasedFiles)
      .values({ sha384 })
      .onConflictDoUpdate({ target: unreleasedFiles.sha384, set: { touchedAt: sql`now()` } })
      .returning({ size: unreleasedFiles.size })
    return row?.size ?? null
  },

  /**
   * Removes files without request or upload for a day.
   * @param remove removes a file from the store
   * @returns the number of removed files
   */
  cleanUp: async (remove: Remove): Promise<number> => {
    let count = 0
    for (let round = 0; round < maxBatches; round += 1) {
      const { removed, isLast } = await removeBatch(database, remove)
      count += removed
      if (isLast) break
    }
    return count
  },
})
