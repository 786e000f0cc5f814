import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { prepared } from '../../database/prepared'
import { sessions, users } from '../../database/schema'
import { together } from '../../database/together'
import { personColumns, type Person } from '../user/repository'

interface NewSession {
  tokenHash: Buffer
  userId: string
  expiresAt: Date
}

export type SessionRepository = ReturnType<typeof createSessionRepository>

export function createSessionRepository(database: Database) {
  const ofToken = together({ tokenHash: 'bytea' }, ({ keys, place, tokenHash }) =>
    prepared(
      database,
      'people_of_tokens',
      database
        .select({ place, ...personColumns })
        .from(keys)
        .innerJoin(sessions, and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
        .innerJoin(users, eq(users.id, sessions.userId)),
    ),
  )

  return {
    /** Who holds this token, while it lasts. */
    async personOf(tokenHash: Buffer): Promise<Person | undefined> {
      const [person] = await ofToken({ tokenHash: `\\x${tokenHash.toString('hex')}` })
      return person
    },

    /** Also clears away what has ended. */
    async begin(session: NewSession) {
      await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
      await database.insert(sessions).values(session)
    },

    async end(tokenHash: Buffer) {
      await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    },
  }
}
