import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { prepared } from '../../database/prepared'
import { sessions, users } from '../../database/schema'
import { personColumns, type Person } from '../user/repository'

interface NewSession {
  tokenHash: Buffer
  userId: string
  expiresAt: Date
}

export type SessionRepository = ReturnType<typeof createSessionRepository>

export function createSessionRepository(database: Database) {
  const isGood = and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`))
  const personOfToken = prepared(
    database,
    'person_of_token',
    database
      .select(personColumns)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(isGood),
  )

  return {
    /** Who holds this token, while it lasts. */
    async personOf(tokenHash: Buffer): Promise<Person | undefined> {
      const [person] = await personOfToken.execute({ tokenHash })
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
