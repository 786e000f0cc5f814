import { and, eq, gt, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { emailChanges, passwordResets } from '../../../database/account-schema'
import { lockRows, nextVersion } from '../../../database/writes'
import { users } from '../../../database/schema'
import { auditName, createAuditLog } from '../../audit/repository'
import { emailKey } from '../../../mail/email-key'
import { refuseKnownEmail } from '../repository'

interface NewEmailChange {
  userId: string
  /** The hash of the password that was checked. */
  passwordHash: string
  email: string
  tokenHash: Buffer
  expiresAt: SQL<Date>
}

export const createEmailChangeRepository = (database: Database) => ({
  /**
   * Keeps the address until it is confirmed, and revokes the user's previous link. Also deletes expired links.
   * @returns whether the password is still the one that was checked: a new one revokes these links
   */
  begin: ({ userId, passwordHash, ...link }: NewEmailChange): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const isUnchanged = and(eq(users.id, userId), eq(users.passwordHash, passwordHash))
      if ((await lockRows(transaction, users, isUnchanged, 'share')).length === 0) return false
      await transaction.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`))
      await transaction
        .insert(emailChanges)
        .values({ userId, ...link })
        .onConflictDoUpdate({ target: emailChanges.userId, set: link })
      return true
    }),

  /** Revokes the user's link, unless it is for this address. */
  async endOthers(userId: string, email: string) {
    await database
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, userId), ne(emailChanges.email, email)))
  },

  async end(tokenHash: Buffer) {
    await database.delete(emailChanges).where(eq(emailChanges.tokenHash, tokenHash))
  },

  /**
   * Changes the address, which is confirmed by that, and revokes the link and one for a new password, which went to the address before.
   * @returns undefined if the link was not valid or the account is suspended
   * @throws Conflict when somebody else has the address by now
   */
  complete: (tokenHash: Buffer) =>
    database.transaction(async (transaction) => {
      const isGood = and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, sql`now()`))
      const [change] = await transaction
        .select({ userId: emailChanges.userId })
        .from(emailChanges)
        .where(isGood)
      if (!change) return undefined
      const { userId } = change
      // Locks the account first, as its deletion does: different lock orders would deadlock.
      const [account] = await transaction
        .select({ email: users.email, language: users.language })
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
        .for('update')
      const [used] = await transaction
        .delete(emailChanges)
        .where(isGood)
        .returning({ email: emailChanges.email })
      if (!account || !used) return undefined
      const { email } = used
      await transaction
        .update(users)
        .set({
          email,
          emailKey: emailKey(email),
          emailConfirmedAt: sql`now()`,
          updatedAt: nextVersion(users.updatedAt),
        })
        .where(eq(users.id, userId))
        .catch(refuseKnownEmail)
      await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId))
      const who = auditName(userId)
      await createAuditLog(transaction).record({ who, what: 'email changed', subject: who })
      return { before: account.email, email, language: account.language }
    }),
})
