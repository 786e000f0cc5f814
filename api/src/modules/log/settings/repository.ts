import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '@bucketeer/host/server'
import { logEntries, logSettings } from '../../../database/content-schema'
import { bucketKicks, buckets, users } from '../../../database/schema'
import type { Person } from '../../../database/person-row'
import type { LogSettingsChange } from './schemas'

type Stored = typeof logSettings.$inferSelect

export interface SettingsRow extends Pick<Person, 'defaultAudience' | 'welcomedAt' | 'way'> {
  /** Null before the first change. */
  settings: Stored | null
  hasWishes: boolean
  hasDone: boolean
}

const hasWishes = sql<boolean>`exists (
    select from ${buckets} join ${bucketKicks} on ${bucketKicks.bucketId} = ${buckets.id}
    where ${buckets.ownerId} = ${users.id}
  )`

const hasDone = sql<boolean>`exists (
    select from ${logEntries} where ${logEntries.userId} = ${users.id} and ${logEntries.state} = 'done'
  )`

export function createSettingsRepository(database: Database) {
  const read = async (queries: Queries, { id }: Person): Promise<SettingsRow | undefined> => {
    const { defaultAudience, welcomedAt, way } = users
    const [row] = await queries
      .select({ defaultAudience, welcomedAt, way, hasWishes, hasDone, settings: logSettings })
      .from(users)
      .leftJoin(logSettings, eq(logSettings.userId, users.id))
      .where(eq(users.id, id))
    return row
  }

  return {
    /** Returns undefined if the account was deleted in the meantime. */
    find: (person: Person) => read(database, person),

    /** Changes what is sent. Returns undefined if the account was deleted in the meantime. */
    change: (person: Person, { defaultAudience, welcomed, memories, hiddenCards }: LogSettingsChange) =>
      database.transaction(async (transaction) => {
        // Locks the user, as the deletion of an account does.
        const [present] = await transaction
          .update(users)
          .set({
            defaultAudience: defaultAudience === undefined ? users.defaultAudience : defaultAudience,
            welcomedAt: welcomed ? sql`coalesce(${users.welcomedAt}, now())` : users.welcomedAt,
          })
          .where(eq(users.id, person.id))
          .returning({ id: users.id })
        if (!present) return undefined
        const change = {
          ...(memories?.isOff !== undefined && { memoriesOff: memories.isOff }),
          ...(memories?.withoutNames !== undefined && { memoriesWithout: memories.withoutNames }),
          ...(memories?.notBefore !== undefined && { memoriesNotBefore: memories.notBefore }),
          ...(hiddenCards !== undefined && { hiddenCards }),
        }
        if (Object.keys(change).length > 0)
          await transaction
            .insert(logSettings)
            .values({ userId: person.id, ...change })
            .onConflictDoUpdate({ target: logSettings.userId, set: change })
        return read(transaction, person)
      }),
  }
}
