import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns'
import { type ImportItem, sources } from './items'
import type { Choices, Questions } from './readers/upload'

// Types of the tables, as in `database/schema.ts`.

export const importStates = [
  'reading',
  'asks',
  'read',
  'bringing',
  'brought',
  'taking back',
  'taken back',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

export const rowStates = ['new', 'here', 'look', 'unreadable', 'brought', 'taken back', 'kept'] as const

export const thingKinds = ['bucket', 'kick', 'journal', 'story', 'entry'] as const

/** A sentence for users; a plain text has no code. */
export interface Reason {
  code?: string
  message: string
  values?: Record<string, string | number>
}

export const imports = pgTable('imports', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  fileName: text('file_name').notNull(),
  /** 0 after the deletion of the file. */
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  source: text('source', { enum: sources }),
  state: text('state', { enum: importStates }).notNull(),
  /** Says why the last job ended early. */
  problem: jsonb('problem').$type<Reason>(),
  asks: jsonb('asks').$type<Questions>(),
  choices: jsonb('choices').$type<Choices>().notNull().default({}),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  /** Identifies the lease of a server. In milliseconds, as dates of JavaScript are. */
  leasedUntil: timestamp('leased_until', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: moment('expires_at')
    .notNull()
    .default(sql`now() + interval '30 days'`),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id').notNull(),
    number: integer('number').notNull(),
    /** The user of the import. */
    userId: uuid('user_id').notNull(),
    at: text('at').notNull(),
    state: text('state', { enum: rowStates }).notNull(),
    leftOut: boolean('left_out').notNull().default(false),
    kind: text('kind', { enum: thingKinds }),
    item: jsonb('item').$type<ImportItem>(),
    reason: jsonb('reason').$type<Reason>(),
    /** Identifies the thing in all files of its source. */
    importKey: text('import_key'),
    /** The thing that was created, or was here before. */
    madeId: uuid('made_id'),
    /** Its version when it was created. */
    madeVersion: moment('made_version'),
  },
  (row) => [primaryKey({ columns: [row.importId, row.number] })],
)

/** The things of a person that can be imported. */
export const ownThings = pgView('own_things', {
  kind: text('kind', { enum: thingKinds }).notNull(),
  id: uuid('id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** The Journal of a Story. */
  journalId: uuid('journal_id'),
}).existing()
