import { and, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
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

  return {
    /** Returns the user of a valid token, unless the account is suspended. */
    async personOf(tokenHash: Buffer): Promise<Person | undefined> {
      const [person] = await ofToken({ tokenHash: `\\x${tokenHash.toString('hex')}` })
      return person
    },

    /**
     * Creates a session, unless the password has changed since the check or the account is deleted or suspended. Waits
     * for a concurrent reset or suspension, which lock the row of the account. Also deletes expired sessions.
     * @returns whether it created the session
     */
    async begin({ tokenHash, expiresAt, account }: NewSession): Promise<boolean> {
      await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
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
