import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { siteKeys } from '../../../database/release-schema'

const name = 'cohort'

const readKey = async (database: Database): Promise<Buffer> => {
  await database
    .insert(siteKeys)
    .values({ name, key: randomBytes(32) })
    .onConflictDoNothing()
  const [row] = await database
    .select({ key: siteKeys.key })
    .from(siteKeys)
    .where(eq(siteKeys.name, sql`${name}`))
  if (!row) throw new Error('The key of the site is gone.')
  return row.key
}

/** The key by which all servers of this site sign cohorts: made once, and asked for once by each server. */
export const createSiteKey = (database: Database) => {
  let answer: Promise<Buffer> | undefined
  return () => {
    answer ??= readKey(database).catch((error: unknown) => {
      answer = undefined
      throw error
    })
    return answer
  }
}

export type SiteKey = ReturnType<typeof createSiteKey>
