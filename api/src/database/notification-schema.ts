import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

// Types of the tables, as in `schema.ts`.

/** A comment on one's own Kick, one that names the person, a like of one's own Kick, and somebody else's 'I did it'. */
export const notificationKinds = ['comment', 'reply', 'like', 'done'] as const
export type NotificationKind = (typeof notificationKinds)[number]

const kind = text('kind', { enum: notificationKinds }).notNull()

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind,
  actorId: uuid('actor_id').notNull(),
  kickId: uuid('kick_id').notNull(),
  commentId: uuid('comment_id'),
  entryId: uuid('entry_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  seenAt: moment('seen_at'),
})

export const notificationSettings = pgTable(
  'notification_settings',
  { userId: uuid('user_id').notNull(), kind, isOn: boolean('is_on').notNull() },
  (setting) => [primaryKey({ columns: [setting.userId, setting.kind] })],
)
