import { and, count, desc, eq, getTableColumns, gt, ilike, inArray, lt, or, sql, sum } from 'drizzle-orm'
import type { Database, Queries } from '@bucketeer/host/server'
import { emailChanges, passwordResets } from '../../database/account-schema'
import { journals, stories } from '../../database/content-schema'
import { containing } from '../../database/list-query'
import { buckets, comments, kicks, pictures, sessions, users } from '../../database/schema'
import { auditName } from '../../modules/audit/repository'
import { endSessions } from '../../modules/session/repository'
import { emailKey } from '../../mail/email-key'
import { personColumns, type Person } from '../../database/person-row'
import { recordChange } from '../command'

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
  const countStories = (userId: string) => {
    const own = database.select({ id: journals.id }).from(journals).where(eq(journals.creatorId, userId))
    return database.$count(stories, inArray(stories.journalId, own))
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
      buckets: await database.$count(buckets, eq(buckets.ownerId, userId)),
      kicks: await database.$count(kicks, eq(kicks.creatorId, userId)),
      journals: await database.$count(journals, eq(journals.creatorId, userId)),
      stories: await countStories(userId),
      comments: await database.$count(comments, eq(comments.authorId, userId)),
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
        const ended = await endSessions(transaction, userId)
        await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId))
        await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId))
        await record(transaction, 'account: suspended', userId)
        return ended
      }),

    unsuspend: (userId: string): Promise<void> =>
      database.transaction(async (transaction) => {
        await transaction
          .update(users)
          .set({ suspendedAt: null, suspendedUntil: null })
          .where(eq(users.id, userId))
        await record(transaction, 'account: suspension ended', userId)
      }),

    /** Returns the people who decide reports. */
    moderators: (): Promise<Person[]> =>
      database.select(personColumns).from(users).where(eq(users.role, 'Moderator')).orderBy(users.id),

    setRole: (userId: string, role: Person['role']): Promise<void> =>
      database.transaction(async (transaction) => {
        await transaction.update(users).set({ role }).where(eq(users.id, userId))
        await record(
          transaction,
          `account: is ${role === 'Moderator' ? 'a moderator' : 'no moderator'} now`,
          userId,
        )
      }),

    /**
     * Also revokes a link that changes the email, because somebody else may have asked for it.
     * @returns the number of ended sessions
     */
    endSessions: (userId: string): Promise<number> =>
      database.transaction(async (transaction) => {
        const { rowCount } = await transaction.delete(sessions).where(eq(sessions.userId, userId))
        await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId))
        await record(transaction, 'account: sessions ended', userId)
        return rowCount ?? 0
      }),
  }
}

const record = (transaction: Queries, what: string, userId: string) =>
  recordChange(transaction, what, auditName(userId))
