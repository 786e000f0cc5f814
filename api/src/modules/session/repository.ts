import { and, eq, gt, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Queries } from '@bucketeer/host/server'
import { sessions, users } from '../../database/schema'
import { batchByKey } from '../../database/batch-by-key'
import { personColumns, type Account, type Person } from '../../database/person-row'

interface NewSession {
  tokenHash: Buffer
  expiresAt: SQL<Date>
  /** A new session and the password hash that was checked for it. */
  account: Account
}

export type SessionRepository = ReturnType<typeof createSessionRepository>

export function createSessionRepository(database: Database) {
  const types = { tokenHash: 'bytea' } as const
  const ofToken = batchByKey(database, 'people_of_tokens', types, ({ keys, place, tokenHash }) =>
    database
      .select({ place, ...personColumns })
      .from(keys)
      .innerJoin(sessions, and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
      .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.suspendedAt))),
  )

  const suspended = or(isNotNull(users.suspendedAt), gt(users.suspendedUntil, sql`now()`))
  const suspendedOwner = database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sessions.userId), suspended))

  return {
    /** Returns the user of a valid token, unless the account is suspended. */
    async personOf(tokenHash: Buffer): Promise<Person | undefined> {
      const [person] = await ofToken({ tokenHash: `\\x${tokenHash.toString('hex')}` })
      return person
    },

    /** Returns the suspended user of a session that `endSessions` ended. */
    async suspendedPersonOf(tokenHash: Buffer): Promise<Pick<Account, 'id' | 'suspendedAt'> | undefined> {
      const [person] = await database
        .select({ id: users.id, suspendedAt: users.suspendedAt })
        .from(sessions)
        .innerJoin(users, and(eq(users.id, sessions.userId), suspended))
        .where(eq(sessions.tokenHash, tokenHash))
      return person
    },

    /**
     * Creates a session, unless the password has changed since the check or the account is deleted or suspended. Waits
     * for a concurrent reset or suspension, which lock the row of the account. Also deletes expired sessions, but
     * those of suspended people, who are told why.
     * @returns whether it created the session
     */
    async begin({ tokenHash, expiresAt, account }: NewSession): Promise<boolean> {
      await database
        .delete(sessions)
        .where(and(lt(sessions.expiresAt, sql`now()`), notExists(suspendedOwner)))
      const { rowCount } = await database.execute(sql`
        insert into ${sessions} (token_hash, user_id, expires_at)
        select ${tokenHash}, ${users.id}, ${expiresAt} from ${users}
        where ${users.id} = ${account.id} and ${users.passwordHash} = ${account.passwordHash}
          and ${users.suspendedAt} is null and (${users.suspendedUntil} > now()) is not true
        for share`)
      return rowCount === 1
    },

    async end(tokenHash: Buffer) {
      await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    },
  }
}

/** Ends the sessions of a person who is being suspended. @returns the number of sessions */
export async function endSessions(transaction: Queries, userId: string): Promise<number> {
  const { rowCount } = await transaction
    .update(sessions)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
  return rowCount ?? 0
}
