import { boolean, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

// Types of the tables, as in `schema.ts`.

/** The kinds of activity in a feed. */
export const feedKinds = ['done', 'story', 'kick', 'bucket'] as const
export type FeedKind = (typeof feedKinds)[number]

export const follows = pgTable(
  'follows',
  {
    followerId: uuid('follower_id').notNull(),
    followeeId: uuid('followee_id').notNull(),
    state: text('state', { enum: ['asked', 'accepted'] }).notNull(),
    /** The kinds of activity that the follower's feed shows. */
    shows: text('shows', { enum: feedKinds })
      .array()
      .notNull()
      .default([...feedKinds]),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the state began. */
    since: moment('since').notNull().defaultNow(),
  },
  (follow) => [primaryKey({ columns: [follow.followerId, follow.followeeId] })],
)

export const blocks = pgTable(
  'blocks',
  {
    blockerId: uuid('blocker_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    /** Whether it only leaves the person out of the blocker's lists. */
    isMute: boolean('is_mute').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (block) => [primaryKey({ columns: [block.blockerId, block.blockedId] })],
)

/** The pictures that visitors see. */
export const publicPictures = pgView('public_pictures', { pictureId: uuid('picture_id') }).existing()

/** The pictures that everybody may open by their URL. */
export const openPictures = pgView('open_pictures', { pictureId: uuid('picture_id') }).existing()
