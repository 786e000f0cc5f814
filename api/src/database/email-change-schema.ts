import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// Types of the tables, as in `schema.ts`.

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id').primaryKey(),
  email: text('email').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
