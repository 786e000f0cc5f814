import type { ReleaseFile } from '@bucketeer/platform'
import { asc, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { releases, unreleasedFiles } from '../../../database/release-schema'

/** How many files are removed in one transaction: it must not be silent for long. */
const batch = 10

/** Remembers the files of releases that are being sent; hides its SQL. */
export const createUnreleasedRepository = (database: Database) => ({
  /** Notes the files of a manifest, with the sizes that it names. */
  expect: async (files: readonly ReleaseFile[]) => {
    const sizes = new Map(files.map(({ sha384, size }) => [sha384, size]))
    // In one order everywhere, so that two that ask at once do not wait for each other.
    const rows = [...sizes].sort()
    const hashes = rows.map(([sha384]) => sha384)
    const named = rows.map(([, size]) => size)
    await database.execute(sql`
      insert into ${unreleasedFiles} (sha384, size)
      select * from unnest(${sql.param(hashes)}::text[], ${sql.param(named)}::bigint[])
      on conflict (sha384) do update
        set size = greatest(${unreleasedFiles.size}, excluded.size), touched_at = now()`)
  },

  /** Notes that a file is being sent. Returns the size that a manifest names, or null. */
  begin: async (sha384: string): Promise<number | null> => {
    const [row] = await database
      .insert(unreleasedFiles)
      .values({ sha384 })
      .onConflictDoUpdate({ target: unreleasedFiles.sha384, set: { touchedAt: sql`now()` } })
      .returning({ size: unreleasedFiles.size })
    return row?.size ?? null
  },

  /**
   * Forgets some of the files that nobody has asked about or sent for a day, and removes those that are in no release.
   * Their rows are locked meanwhile, so that whoever asks about such a file waits, and then finds it missing.
   *
   * @param remove removes a file from the store
   * @returns how many were removed, and whether there may be more
   */
  removeBatch: (remove: (sha384: string) => Promise<void>): Promise<{ removed: number; isLast: boolean }> =>
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
      const inUse = new Set(released.map(({ sha384 }) => sha384))
      const unused = old.filter((sha384) => !inUse.has(sha384))
      for (const sha384 of unused) await remove(sha384)
      await transaction.delete(unreleasedFiles).where(inArray(unreleasedFiles.sha384, old))
      return { removed: unused.length, isLast: old.length < batch }
    }),
})

export type UnreleasedRepository = ReturnType<typeof createUnreleasedRepository>
