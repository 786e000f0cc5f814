import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'

// Types of the tables, as in `schema.ts`.

export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  codeHash: bytes('code_hash').notNull(),
  emailKey: text('email_key'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id').primaryKey(),
  email: text('email').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const passwordResets = pgTable('password_resets', {
  userId: uuid('user_id').primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
