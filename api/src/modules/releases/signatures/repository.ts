import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { annexes, shellPackages, signingKeys } from '../../../database/release-schema'
import { createAuditLog } from '../../audit/repository'
import { removePending } from '../approvals/repository'

/** The key that signs the releases of a part. */
export interface SigningKey {
  part: string
  /** In PEM. */
  publicKey: string
  /** The owner's name, for the history. */
  name: string
}

/** Stores the keys that sign releases. */
export const createSigningKeyRepository = (database: Database) => ({
  /** Returns the key of a part, or undefined. */
  find: async (part: string): Promise<SigningKey | undefined> => {
    const [row] = await database.select().from(signingKeys).where(eq(signingKeys.part, part))
    return row
  },

  /** Returns all keys, sorted by part. */
  list: (): Promise<SigningKey[]> => database.select().from(signingKeys).orderBy(asc(signingKeys.part)),

  /**
   * Registers the key of a part in place of another one. Removes its pending release and its annexes, which
   * have no such signature, and lists the packages of the shell no more. Their tarballs stay, because package-lock.json
   * of other repositories refers to them and has their integrity.
   */
  set: ({ part, publicKey, name }: SigningKey, who: string): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction
        .insert(signingKeys)
        .values({ part, publicKey, name })
        .onConflictDoUpdate({ target: signingKeys.part, set: { publicKey, name } })
      await removePending(transaction, part)
      await transaction.delete(annexes).where(eq(annexes.part, part))
      if (part === 'shell')
        await transaction
          .update(shellPackages)
          .set({ replacedAt: sql`now()` })
          .where(isNull(shellPackages.replacedAt))
      const subject = `${part}, ${name}`
      await createAuditLog(transaction).record({ who, what: 'signing key: registered', subject })
    }),

  /** @returns whether the part had a key */
  remove: (part: string, who: string): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [row] = await transaction.delete(signingKeys).where(eq(signingKeys.part, part)).returning()
      if (!row) return false
      const subject = `${part}, ${row.name}`
      await createAuditLog(transaction).record({ who, what: 'signing key: removed', subject })
      return true
    }),
})

export type SigningKeyRepository = ReturnType<typeof createSigningKeyRepository>
