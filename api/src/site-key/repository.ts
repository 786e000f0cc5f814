import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Database } from '@bucketeer/host/server'
import { bytes } from '../database/columns'

const siteKeys = pgTable('site_keys', {
  name: text('name').primaryKey(),
  key: bytes('key').notNull(),
})

/** The purposes of signing keys, one key each. */
type KeyName = 'archives' | 'cohort' | 'device' | 'idempotency' | 'pictures' | 'share'

async function readKey(database: Database, name: KeyName): Promise<Buffer> {
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

/** Returns the key with which all servers of this site sign cookies or URLs. Created once; each server reads it once. */
export function createSiteKey(database: Database, name: KeyName) {
  let key: Promise<Buffer> | undefined
  return () => {
    key ??= readKey(database, name).catch((error: unknown) => {
      key = undefined
      throw error
    })
    return key
  }
}

export type SiteKey = ReturnType<typeof createSiteKey>
