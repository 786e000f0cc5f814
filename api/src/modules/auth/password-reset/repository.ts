import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/database'
import { passwordResets } from '../../../database/password-reset-schema'
import { sessions, users } from '../../../database/schema'

interface NewPasswordReset {
  userId: string
  tokenHash: Buffer
  expiresAt: Date
}

interface Completion {
  tokenHash: Buffer
  passwordHash: string
}

export const createPasswordResetRepository = (database: Queries) => ({
  /** Ends the person's link before. Also clears away those that have ended. */
  async begin({ userId, ...link }: NewPasswordReset) {
    await database.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`))
    await database
      .insert(passwordResets)
      .values({ userId, ...link })
      .onConflictDoUpdate({ target: passwordResets.userId, set: { ...link, createdAt: sql`now()` } })
  },

  /** Changes the password and ends all sessions. @returns whether the link was good; it is not any more. */
  complete: ({ tokenHash, passwordHash }: Completion): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const isGood = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`))
      const [reset] = await transaction
        .delete(passwordResets)
        .where(isGood)
        .returning({ userId: passwordResets.userId })
      if (!reset) return false
      await transaction.update(users).set({ passwordHash }).where(eq(users.id, reset.userId))
      await transaction.delete(sessions).where(eq(sessions.userId, reset.userId))
      return true
    }),
})
