import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

// Types of the tables, as in `schema.ts`.

/**
 * A comment on one's own Kick, one that names the person, a like of one's own Kick, somebody else's 'I did it', and who
 * follows whom.
 */
export const switchedKinds = ['comment', 'reply', 'like', 'done', 'follow'] as const
export type SwitchedKind = (typeof switchedKinds)[number]

/** Somebody asks to follow the person, follows without asking, or accepts the person's request. */
export const followEvents = ['asked', 'follow', 'accepted'] as const
const eventKinds = ['comment', 'reply', 'like', 'done', ...followEvents] as const
export type EventKind = (typeof eventKinds)[number]

/** Everybody is told of a moderator's decision about what they made, and of the outcome of their own report. */
export const notificationKinds = [...eventKinds, 'decision', 'outcome'] as const
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
