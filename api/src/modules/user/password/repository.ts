import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { emailChanges } from '../../../database/email-change-schema'
import { passwordResets } from '../../../database/password-reset-schema'
import { sessions, users } from '../../../database/schema'
import { auditName, createAuditLog } from '../../audit/repository'

interface PasswordChange {
  userId: string
  passwordHash: string
  /** The session that stays. */
  tokenHash: Buffer
}

/** Changes the password, ends the user's other sessions, and revokes the links to change password and email. */
export const changePassword = (database: Database, { userId, passwordHash, tokenHash }: PasswordChange) =>
  database.transaction(async (transaction) => {
    // Locks the account first, as its deletion does.
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId))
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId))
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    const who = auditName(userId)
    await createAuditLog(transaction).record({ who, what: 'password changed', subject: who })
  })
