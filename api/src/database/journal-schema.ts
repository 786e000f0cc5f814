import { journalAudiences, visibilities } from '@bucketeer/platform/text'
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns'
import { isOpen } from './schema'

// Types of the tables, as in `schema.ts`.

export const journals = pgTable('journals', {
  id: uuid('id').primaryKey(),
  creatorId: uuid('creator_id').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  bucketId: uuid('bucket_id'),
  /** Public if and only if the audience is. */
  visibility: text('visibility', { enum: visibilities }).notNull(),
  audience: text('audience', { enum: journalAudiences }).notNull(),
  /** Set while only its creator sees it. */
  hiddenAt: moment('hidden_at'),
  isOpen,
  /** The chosen cover. The photo may be gone. */
  coverId: uuid('cover_id'),
  /** Whether visitors see the places of its creator's Kicks. */
  showsPlaces: boolean('shows_places').notNull().default(false),
  /** Maintained by triggers. */
  storyCount: integer('story_count').notNull().default(0),
  ...timestamps,
})

export const stories = pgTable('stories', {
  id: uuid('id').primaryKey(),
  journalId: uuid('journal_id').notNull(),
  kickId: uuid('kick_id'),
  title: text('title').notNull(),
  content: text('content').notNull(),
  /** The first photo. */
  pictureId: uuid('picture_id').notNull(),
  pictureAlt: text('picture_alt').notNull().default(''),
  pictureCaption: text('picture_caption').notNull().default(''),
  happenedOn: date('happened_on', { mode: 'string' }),
  /** Its place in the Journal. A trigger sets it for a new one. */
  position: integer('position').notNull().default(0),
  ...timestamps,
})
