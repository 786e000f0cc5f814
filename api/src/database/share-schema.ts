import { boolean, customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// Types of the table, as in `schema.ts`.

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Links that let everybody who has them read a Bucket or a Journal. Exactly one of the two is set. */
export const shareLinks = pgTable('share_links', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  bucketId: uuid('bucket_id'),
  journalId: uuid('journal_id'),
  /** A new key has the next version. */
  version: integer('version').notNull().default(1),
  keyHash: bytes('key_hash').notNull(),
  passwordHash: text('password_hash'),
  hasPreview: boolean('has_preview').notNull().default(false),
  /** Null for a link that does not expire. */
  expiresAt: moment('expires_at'),
  endedAt: moment('ended_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
