import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// Types of the tables, as in `schema.ts`.

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  codeHash: bytes('code_hash').notNull(),
  emailKey: text('email_key'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
