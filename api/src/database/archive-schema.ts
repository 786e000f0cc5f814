import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

// Types of the tables, as in `schema.ts`.

export const archiveStates = ['making', 'ready', 'failed'] as const

export const archives = pgTable('archives', {
  id: uuid('id').primaryKey(),
  /** Null for an archive that nobody may fetch any more, whose file is to be deleted. */
  userId: uuid('user_id'),
  /** The language of its pages. */
  language: text('language').notNull(),
  state: text('state', { enum: archiveStates }).notNull().default('making'),
  /** The number of written files, and of all. */
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  /** Null until it is ready. */
  bytes: bigint('bytes', { mode: 'number' }),
  /** When another server may go on with it; null if none does. */
  leasedUntil: moment('leased_until'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Null while it is being made. */
  expiresAt: moment('expires_at'),
})
