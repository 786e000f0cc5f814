import { createHash } from 'node:crypto'
import type { Annex, PrerenderedPages } from '@bucketeer/platform'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { annexes, releases } from '../../../database/release-schema'
import { createAuditLog } from '../../audit/repository'

/** A remote's version under a shell's version. */
export type AnnexKey = Omit<Annex, 'pages'>

const hashOf = (pages: PrerenderedPages) => createHash('sha256').update(JSON.stringify(pages)).digest()

const isKey = ({ part, version, shell }: AnnexKey) =>
  and(eq(annexes.part, part), eq(annexes.version, version), eq(annexes.shellVersion, shell))

/** Stores the annexes of remotes. They are immutable, as releases are. */
export const createAnnexRepository = (database: Database) => ({
  /** Returns the pages of an annex, or undefined. */
  read: async (key: AnnexKey): Promise<PrerenderedPages | undefined> => {
    const [row] = await database.select({ pages: annexes.pages }).from(annexes).where(isKey(key))
    return row?.pages
  },

  /** Returns whether this annex is stored, or another one of these versions. */
  compare: async (annex: Annex): Promise<'missing' | 'same' | 'other'> => {
    const [row] = await database.select({ hash: annexes.pagesSha256 }).from(annexes).where(isKey(annex))
    if (!row) return 'missing'
    return row.hash.equals(hashOf(annex.pages)) ? 'same' : 'other'
  },

  /**
   * Stores an annex, unless one of these versions is stored.
   * @returns false if one of the releases is missing or removed; then nothing is stored
   */
  keep: ({ part, version, shell, pages }: Annex, who: string): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const isRelease = or(
        and(eq(releases.part, part), eq(releases.version, version)),
        and(eq(releases.part, 'shell'), eq(releases.version, shell)),
      )
      // Waits for a concurrent removal of the part, which deletes its annexes.
      const kept = await transaction
        .select({ part: releases.part })
        .from(releases)
        .where(and(isRelease, isNull(releases.removedAt)))
        .for('share')
      if (kept.length < 2) return false
      const stored = await transaction
        .insert(annexes)
        .values({ part, version, shellVersion: shell, pages, pagesSha256: hashOf(pages) })
        .onConflictDoNothing()
        .returning({ part: annexes.part })
      const subject = `${part} ${version}, shell ${shell}`
      if (stored.length > 0) await createAuditLog(transaction).record({ who, what: 'annex: stored', subject })
      return true
    }),
})

export type AnnexRepository = ReturnType<typeof createAnnexRepository>
