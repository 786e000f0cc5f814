import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { newId } from '../../server/database/new-id'
import type { Database } from '../../server/database/database'
import type { RecordAudit } from '../../options'
import { deployTokens } from '../../database/release-schema'

/** The public fields of a deploy token. */
export interface DeployToken {
  _id: string
  /** The part that it may release. */
  part: string
  /** The owner's name, for the history. */
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** Returns how the audit log names a deploy token. */
export const tokenSubject = (part: string, name: string, id: string) => `${part}, ${name} (${id})`

const hashOf = (token: string) => createHash('sha256').update(token).digest()

const shown = {
  _id: deployTokens.id,
  part: deployTokens.part,
  name: deployTokens.name,
  createdAt: deployTokens.createdAt,
  lastUsedAt: deployTokens.lastUsedAt,
}

const isGood = isNull(deployTokens.revokedAt)

/** Stores the hashes of deploy tokens. */
export const createTokenRepository = (database: Database, audit: RecordAudit) => ({
  /** Creates a token for a part. Returns it this once; only its hash is stored. */
  create: async (part: string, name: string, who: string): Promise<{ _id: string; token: string }> => {
    const _id = newId()
    const token = `deploy-${part}-${randomBytes(32).toString('base64url')}`
    await database.transaction(async (transaction) => {
      await transaction.insert(deployTokens).values({ id: _id, part, name, tokenHash: hashOf(token) })
      await audit(transaction, {
        who,
        what: 'deploy token: created',
        subject: tokenSubject(part, name, _id),
      })
    })
    return { _id, token }
  },

  /** Returns id, part and name of a valid token, and records its use. */
  use: async (token: string): Promise<{ id: string; part: string; name: string } | undefined> => {
    const [row] = await database
      .update(deployTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(deployTokens.tokenHash, hashOf(token)), isGood))
      .returning({ id: deployTokens.id, part: deployTokens.part, name: deployTokens.name })
    return row
  },

  /** Returns the valid tokens, oldest first. */
  list: (): Promise<DeployToken[]> =>
    database.select(shown).from(deployTokens).where(isGood).orderBy(asc(deployTokens.id)),

  /** Revokes a token. @returns whether it was valid */
  revoke: (id: string, who: string): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .update(deployTokens)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(deployTokens.id, id), isGood))
        .returning({ part: deployTokens.part, name: deployTokens.name })
      if (!row) return false
      await audit(transaction, {
        who,
        what: 'deploy token: revoked',
        subject: tokenSubject(row.part, row.name, id),
      })
      return true
    }),
})

export type TokenRepository = ReturnType<typeof createTokenRepository>
