import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'

// Types of the table, as in `schema.ts`.

/** Links that let everybody who has them read a thing of the owner. Exactly one of the four things is set. */
export const shareLinks = pgTable('share_links', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  bucketId: uuid('bucket_id'),
  journalId: uuid('journal_id'),
  entryId: uuid('entry_id'),
  /** A year of the owner's log. */
  year: smallint('year'),
  /** A new key has the next version. */
  version: integer('version').notNull().default(1),
  keyHash: bytes('key_hash').notNull(),
  passwordHash: text('password_hash'),
  hasPreview: boolean('has_preview').notNull().default(false),
  /** Whether the notes of entries with companions are shown. */
  showsNotes: boolean('shows_notes').notNull().default(false),
  /** Null for a link that does not expire. */
  expiresAt: moment('expires_at'),
  endedAt: moment('ended_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
