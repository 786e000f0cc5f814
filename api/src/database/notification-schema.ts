import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

// Types of the tables, as in `schema.ts`.

/** A comment on one's own Kick, one that names the person, a like of one's own Kick, and somebody else's 'I did it'. */
export const switchedKinds = ['comment', 'reply', 'like', 'done'] as const
export type SwitchedKind = (typeof switchedKinds)[number]

/** Everybody is told of a moderator's decision about what they made, and of the outcome of their own report. */
export const notificationKinds = [...switchedKinds, 'decision', 'outcome'] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: notificationKinds }).notNull(),
  actorId: uuid('actor_id'),
  kickId: uuid('kick_id'),
  commentId: uuid('comment_id'),
  entryId: uuid('entry_id'),
  decisionId: uuid('decision_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  seenAt: moment('seen_at'),
})

export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: switchedKinds }).notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (setting) => [primaryKey({ columns: [setting.userId, setting.kind] })],
)
