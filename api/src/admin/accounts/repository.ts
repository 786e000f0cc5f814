import { and, count, desc, eq, getTableColumns, gt, ilike, isNotNull, lt, or, sql, sum } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '@bucketeer/host/server'
import { emailChanges, passwordResets } from '../../database/account-schema'
import { journals, stories } from '../../database/journal-schema'
import { containing } from '../../database/list-query'
import { buckets, comments, kicks, pictures, sessions, users } from '../../database/schema'
import { auditName, createAuditLog } from '../../modules/audit/repository'
import { emailKey } from '../../mail/email-key'
import { personColumns, type Person } from '../../database/person-row'
import { commandLine } from '../command'

interface AccountPage {
  limit: number
  /** The id of the last account of the previous page. */
  after?: string | undefined
  /** A part of the e-mail address or of the name. */
  search?: string | undefined
}

const { emailKey: keyOfEmail } = getTableColumns(users)

const matches = (search: string) =>
  or(ilike(users.email, containing(search)), ilike(users.userName, containing(search)))

export type AdminAccounts = ReturnType<typeof createAdminAccounts>

/** Reads and changes accounts for operators. Every change is in the audit log. */
export function createAdminAccounts(database: Database) {
  const countOf = async (table: PgTable, owner: PgColumn, userId: string) => {
    const [row] = await database.select({ count: count() }).from(table).where(eq(owner, userId))
    return row?.count ?? 0
  }

  const countStories = async (userId: string) => {
    const [row] = await database
      .select({ count: count() })
      .from(stories)
      .innerJoin(journals, eq(journals.id, stories.journalId))
      .where(eq(journals.creatorId, userId))
    return row?.count ?? 0
  }

  return {
    /** Returns a page, newest first. */
    list: ({ limit, after, search }: AccountPage): Promise<Person[]> =>
      database
        .select(personColumns)
        .from(users)
        .where(and(after ? lt(users.id, after) : undefined, search ? matches(search) : undefined))
        .orderBy(desc(users.id))
        .limit(limit),

    async findByEmail(email: string): Promise<Person | undefined> {
      const [person] = await database
        .select(personColumns)
        .from(users)
        .where(eq(keyOfEmail, emailKey(email)))
      return person
    },

    /** Returns the numbers of what the account has created. */
    contentOf: async (userId: string) => ({
      buckets: await countOf(buckets, buckets.ownerId, userId),
      kicks: await countOf(kicks, kicks.creatorId, userId),
      journals: await countOf(journals, journals.creatorId, userId),
      stories: await countStories(userId),
      comments: await countOf(comments, comments.authorId, userId),
    }),

    /** Returns the unexpired sessions, newest first. */
    sessionsOf: (userId: string) =>
      database
        .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.createdAt)),

    /** Returns the pictures of each account with any, largest total first. */
    storage: (limit: number) => {
      const bytes = sql<number>`coalesce(${sum(pictures.bytes)}, 0)`.mapWith(Number)
      return database
        .select({ id: users.id, email: users.email, pictures: count(), bytes })
        .from(pictures)
        .innerJoin(users, eq(users.id, pictures.ownerId))
        .where(isNotNull(pictures.ownerId))
        .groupBy(users.id)
        .orderBy(desc(bytes), users.id)
        .limit(limit)
    },

    /** Returns the number and size of an account's pictures. */
    async picturesOf(userId: string) {
      const [row] = await database
        .select({ pictures: count(), bytes: sum(pictures.bytes).mapWith(Number) })
        .from(pictures)
        .where(eq(pictures.ownerId, userId))
      return { pictures: row?.pictures ?? 0, bytes: row?.bytes ?? 0 }
    },

    /**
     * Keeps the account from logging in, and revokes its sessions and its links to change password and email.
     * @returns the number of revoked sessions
     */
    suspend: (userId: string): Promise<number> =>
      database.transaction(async (transaction) => {
        // Locks the account first: a login that checks it now waits, and then starts no session.
        await transaction
          .update(users)
          .set({ suspendedAt: sql`coalesce(${users.suspendedAt}, now())` })
          .where(eq(users.id, userId))
        const ended = await transaction
          .delete(sessions)
          .where(eq(sessions.userId, userId))
          .returning({ userId: sessions.userId })
        await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId))
        await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId))
        await record(transaction, 'account: suspended', userId)
        return ended.length
      }),

    unsuspend: (userId: string): Promise<void> =>
      database.transaction(async (transaction) => {
        await transaction.update(users).set({ suspendedAt: null }).where(eq(users.id, userId))
        await record(transaction, 'account: suspension ended', userId)
      }),

    /**
     * Also revokes a link that changes the email, because somebody else may have asked for it.
     * @returns the number of ended sessions
     */
    endSessions: (userId: string): Promise<number> =>
      database.transaction(async (transaction) => {
        const ended = await transaction
          .delete(sessions)
          .where(eq(sessions.userId, userId))
          .returning({ userId: sessions.userId })
        await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId))
        await record(transaction, 'account: sessions ended', userId)
        return ended.length
      }),
  }
}

const record = (transaction: Queries, what: string, userId: string) =>
  createAuditLog(transaction).record({ who: commandLine, what, subject: auditName(userId) })
