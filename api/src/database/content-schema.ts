import {
  audiences,
  journalAudiences,
  logPrecisions,
  logStates,
  todayCards,
  visibilities,
} from '@bucketeer/platform/text'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, moment, timestamps } from './columns'
import { isOpen } from './schema'

// Types of the tables of Journals, logs and photos, and of who may see what, as in `schema.ts`.

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

/** One of the steps towards something that somebody is on. */
export interface Step {
  text: string
  done: boolean
}

export const logEntries = pgTable('log_entries', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Null after the Kick was deleted. */
  kickId: uuid('kick_id'),
  /** The Kick's name when the entry was written. */
  kickName: text('kick_name').notNull(),
  /** The id and the country of the Kick that was deleted. A trigger keeps them. */
  formerKickId: uuid('former_kick_id'),
  formerCountry: text('former_country'),
  state: text('state', { enum: logStates }).notNull(),
  /** The first day of the period; null if it is unknown. */
  happenedOn: date('happened_on', { mode: 'string' }),
  precision: text('precision', { enum: logPrecisions }).notNull(),
  untilOn: date('until_on', { mode: 'string' }),
  again: boolean('again'),
  stars: smallint('stars'),
  note: text('note').notNull().default(''),
  steps: jsonb('steps').$type<Step[]>().notNull().default([]),
  companions: text('companions').array().notNull().default([]),
  audience: text('audience', { enum: audiences }).notNull(),
  /** Whether it may be shown as a memory. */
  remind: boolean('remind').notNull().default(true),
  /** Set while only its user sees it. */
  hiddenAt: moment('hidden_at'),
  /** Whether every member who may see its Kick may see it. */
  isOpen,
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  sortOn: date('sort_on', { mode: 'string' }).generatedAlwaysAs(sql`sort_on`),
  fineness: smallint('fineness').generatedAlwaysAs(sql`fineness`),
})

export const logSettings = pgTable('log_settings', {
  userId: uuid('user_id').primaryKey(),
  memoriesOff: boolean('memories_off').notNull().default(false),
  /** Companions whose entries are no memories. */
  memoriesWithout: text('memories_without').array().notNull().default([]),
  /** The first year of memories. */
  memoriesNotBefore: smallint('memories_not_before'),
  hiddenCards: text('hidden_cards', { enum: todayCards }).array().notNull().default([]),
})

const photoColumns = {
  /** A photo is of a Kick, of a Story, or of a log entry. */
  kickId: uuid('kick_id'),
  storyId: uuid('story_id'),
  entryId: uuid('entry_id'),
  pictureId: uuid('picture_id').notNull(),
  position: smallint('position').notNull(),
  /** Describes the photo to those who cannot see it. */
  alt: text('alt').notNull(),
  caption: text('caption').notNull(),
}

/** The photos of log entries, and those after the first one, which `kicks` and `stories` have themselves. */
export const photos = pgTable('photos', { id: uuid('id').primaryKey(), ...photoColumns })

/** The photos with the first one of a Kick or a Story, which has position 0. */
export const allPhotos = pgView('all_photos', photoColumns).existing()

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

/** Links that let everybody who has them read a thing of the owner. Exactly one of the four things is set. */
export const shareLinks = pgTable('share_links', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  bucketId: uuid('bucket_id'),
  journalId: uuid('journal_id'),
  entryId: uuid('entry_id'),
  /** A year of the owner's log. */
  year: smallint('year'),
  /** A new key has the next version. */
  version: integer('version').notNull().default(1),
  keyHash: bytes('key_hash').notNull(),
  passwordHash: text('password_hash'),
  hasPreview: boolean('has_preview').notNull().default(false),
  /** Whether the notes of entries with companions are shown. */
  showsNotes: boolean('shows_notes').notNull().default(false),
  /** Null for a link that does not expire. */
  expiresAt: moment('expires_at'),
  endedAt: moment('ended_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
