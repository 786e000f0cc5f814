import { and, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@bucketeer/host/server'
import { emailChanges, passwordResets } from '../../../database/account-schema'
import { sessions, users } from '../../../database/schema'
import { auditName, createAuditLog } from '../../audit/repository'
import { endLinksOf } from '../../share/repository'
import type { Account } from '../../../database/person-row'

interface NewPasswordReset {
  userId: string
  tokenHash: Buffer
  expiresAt: Date | SQL<Date>
}

interface OperatorLink extends NewPasswordReset {
  /** The operator, for the audit log. */
  who: string
}

interface Completion {
  tokenHash: Buffer
  passwordHash: string
  /** Whether all links of the user end, or only those from before the confirmation of the address. */
  endLinks: boolean
  /** The new session. */
  session: { tokenHash: Buffer; expiresAt: SQL<Date> }
}

type ResetAccount = Account & { email: string }

export const createPasswordResetRepository = (database: Queries) => ({
  /**
   * Creates a reset link and revokes the user's previous one, unless that is valid and younger than 15 minutes.
   * Otherwise strangers could revoke each link before its owner uses it. Also deletes expired links.
   * @returns whether it created a link
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
    if (begun.length === 0) return false
    await createAuditLog(database).record({
      who: 'a visitor',
      what: 'password reset: link created',
      subject: auditName(userId),
    })
    return true
  },

  /** Creates a link for an operator, and revokes the user's previous one. */
  createFor: ({ who, userId, ...link }: OperatorLink): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction
        .insert(passwordResets)
        .values({ userId, ...link })
        .onConflictDoUpdate({ target: passwordResets.userId, set: { ...link, createdAt: sql`now()` } })
      await createAuditLog(transaction).record({
        who,
        what: 'password reset: link created',
        subject: auditName(userId),
      })
    }),

  async end(tokenHash: Buffer) {
    await database.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash))
  },

  /**
   * Changes the password, revokes the link, one that changes the email, and all sessions, and creates a new session. Ends
   * the links that were shared before anybody had confirmed the address, which whoever signed up with it may have made.
   * @returns the user, or undefined if the link was not valid or the account is suspended
   */
  complete: ({ tokenHash, passwordHash, endLinks, session }: Completion): Promise<ResetAccount | undefined> =>
    database.transaction(async (transaction) => {
      const isGood = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`))
      const [reset] = await transaction
        .select({ userId: passwordResets.userId })
        .from(passwordResets)
        .where(isGood)
      if (!reset) return undefined
      const { userId } = reset
      // Locks the account first, as its deletion does: different lock orders would deadlock.
      const [account] = await transaction
        .select({ id: users.id, email: users.email, emailConfirmedAt: users.emailConfirmedAt })
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
        .for('no key update')
      const used = await transaction
        .delete(passwordResets)
        .where(isGood)
        .returning({ userId: passwordResets.userId })
      if (!account || used.length === 0) return undefined
      const { emailConfirmedAt, ...kept } = account
      await transaction
        .update(users)
        .set({ passwordHash, emailConfirmedAt: emailConfirmedAt ?? sql`now()` })
        .where(eq(users.id, userId))
      await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId))
      await transaction.delete(sessions).where(eq(sessions.userId, userId))
      // After the sessions: a new link locks its session.
      await endLinksOf(transaction, userId, endLinks ? null : emailConfirmedAt)
      await transaction.insert(sessions).values({ ...session, userId })
      const who = auditName(userId)
      await createAuditLog(transaction).record({ who, what: 'password reset: completed', subject: who })
      return { ...kept, passwordHash }
    }),
})
