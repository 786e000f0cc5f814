import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { type Database, newId } from '../../server/database/database'
import type { RecordAudit } from '../../options'
import { deployTokens } from '../../database/release-schema'
import type { Deployer } from './deploy-guard'

/** Returns how the audit log names a deploy token. */
export const tokenSubject = (part: string, name: string, id: string) => `${part}, ${name} (${id})`

const hashOf = (token: string) => createHash('sha256').update(token).digest()

const owner = { part: deployTokens.part, name: deployTokens.name, isReadOnly: deployTokens.stillReads }

/** The public fields of a deploy token. */
const shown = {
  _id: deployTokens.id,
  ...owner,
  createdAt: deployTokens.createdAt,
  lastUsedAt: deployTokens.lastUsedAt,
}

const isGood = or(isNull(deployTokens.revokedAt), deployTokens.stillReads)

/** Stores the hashes of deploy tokens. */
export const createTokenRepository = (database: Database, audit: RecordAudit) => ({
  /**
   * Creates a token for a part. Returns it this once; only its hash is stored. Tokens of an earlier part of that name no
   * longer read.
   */
  create: async (part: string, name: string, who: string): Promise<{ _id: string; token: string }> => {
    const _id = newId()
    const token = `deploy-${part}-${randomBytes(32).toString('base64url')}`
    await database.transaction(async (transaction) => {
      await transaction.update(deployTokens).set({ stillReads: false }).where(eq(deployTokens.part, part))
      await transaction.insert(deployTokens).values({ id: _id, part, name, tokenHash: hashOf(token) })
      await audit(transaction, {
        who,
        what: 'deploy token: created',
        subject: tokenSubject(part, name, _id),
      })
    })
    return { _id, token }
  },

  /** Returns the owner of a valid token, and records its use. */
  use: async (token: string): Promise<Deployer | undefined> => {
    const [row] = await database
      .update(deployTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(deployTokens.tokenHash, hashOf(token)), isGood))
      .returning({ id: deployTokens.id, ...owner })
    return row
  },

  /** Returns the valid tokens, oldest first. */
  list: () => database.select(shown).from(deployTokens).where(isGood).orderBy(asc(deployTokens.id)),

  /** Revokes a token. @returns whether it was valid */
  revoke: (id: string, who: string): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .update(deployTokens)
        .set({ revokedAt: sql`coalesce(${deployTokens.revokedAt}, now())`, stillReads: false })
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
