import type { Release } from '@bucketeer/platform'
import { bigint, customType, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const releases = pgTable(
  'releases',
  {
    part: text('part').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<Release>().notNull(),
    manifestSha256: bytes('manifest_sha256').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (release) => [primaryKey({ columns: [release.part, release.version] })],
)

export const releaseLog = pgTable('release_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  part: text('part').notNull(),
  version: text('version').notNull(),
  who: text('who').notNull(),
  why: text('why'),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})
