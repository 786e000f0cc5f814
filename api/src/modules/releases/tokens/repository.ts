import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { newId } from '../../../database/new-id'
import type { Database } from '../../../database/database'
import { deployTokens } from '../../../database/release-schema'

/** A deploy token, as far as it may be shown. */
export interface DeployToken {
  _id: string
  /** The one part that it is good for. */
  part: string
  /** Whose it is, for the history. */
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

const shown = {
  _id: deployTokens.id,
  part: deployTokens.part,
  name: deployTokens.name,
  createdAt: deployTokens.createdAt,
  lastUsedAt: deployTokens.lastUsedAt,
}

const isGood = isNull(deployTokens.revokedAt)

/** Keeps deploy tokens, of which it knows only the hashes; hides its SQL. */
export const createTokenRepository = (database: Database) => ({
  /** Makes a token for a part. This is the only time that it can be read. */
  create: async (part: string, name: string): Promise<{ _id: string; token: string }> => {
    const _id = newId()
    const token = `deploy-${part}-${randomBytes(32).toString('base64url')}`
    await database.insert(deployTokens).values({ id: _id, part, name, tokenHash: hashOf(token) })
    return { _id, token }
  },

  /** The token's part and name, if it is good; notes that it was used. */
  use: async (token: string): Promise<{ part: string; name: string } | undefined> => {
    const [row] = await database
      .update(deployTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(deployTokens.tokenHash, hashOf(token)), isGood))
      .returning({ part: deployTokens.part, name: deployTokens.name })
    return row
  },

  /** Those that are good, oldest first. */
  list: (): Promise<DeployToken[]> =>
    database.select(shown).from(deployTokens).where(isGood).orderBy(asc(deployTokens.id)),

  /** Ends a token; says whether there was a good one. */
  revoke: async (id: string): Promise<boolean> => {
    const rows = await database
      .update(deployTokens)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(deployTokens.id, id), isGood))
      .returning({ id: deployTokens.id })
    return rows.length > 0
  },
})

export type TokenRepository = ReturnType<typeof createTokenRepository>
