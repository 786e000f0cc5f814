import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/database'
import { passwordResets } from '../../../database/password-reset-schema'
import { sessions, users } from '../../../database/schema'
import type { Account } from '../../user/repository'

interface NewPasswordReset {
  userId: string
  tokenHash: Buffer
  expiresAt: Date
}

interface Completion {
  tokenHash: Buffer
  passwordHash: string
  /** The one that begins. */
  session: { tokenHash: Buffer; expiresAt: Date }
}

type ResetAccount = Account & { email: string }

export const createPasswordResetRepository = (database: Queries) => ({
  /**
   * Begins a link and ends the person's one before, unless that is good and younger than 15 minutes: else strangers who
   * ask for links could end each one before its owner uses it. Also clears away those that have ended.
   * @returns whether it began
   */
  async begin({ userId, ...link }: NewPasswordReset): Promise<boolean> {
    await database.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`))
    const begun = await database
      .insert(passwordResets)
      .values({ userId, ...link })
      .onConflictDoUpdate({
        target: passwordResets.userId,
        set: { ...link, createdAt: sql`now()` },
        setWhere: or(
          lt(passwordResets.createdAt, sql`now() - interval '15 minutes'`),
          lt(passwordResets.expiresAt, sql`now()`),
        ),
      })
      .returning({ userId: passwordResets.userId })
    return begun.length > 0
  },

  async end(tokenHash: Buffer) {
    await database.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash))
  },

  /**
   * Changes the password, ends all sessions and begins a new one.
   * @returns whose account it was; undefined when the link was not good. It is not any more.
   */
  complete: ({ tokenHash, passwordHash, session }: Completion): Promise<ResetAccount | undefined> =>
    database.transaction(async (transaction) => {
      const isGood = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`))
      const [reset] = await transaction
        .select({ userId: passwordResets.userId })
        .from(passwordResets)
        .where(isGood)
      if (!reset) return undefined
      const { userId } = reset
      // The account first, as deleting it does: two that lock in different orders would wait for each other.
      const [account] = await transaction
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update')
      const used = await transaction
        .delete(passwordResets)
        .where(isGood)
        .returning({ userId: passwordResets.userId })
      if (!account || used.length === 0) return undefined
      await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId))
      await transaction.delete(sessions).where(eq(sessions.userId, userId))
      await transaction.insert(sessions).values({ ...session, userId })
      return { ...account, passwordHash }
    }),
})
