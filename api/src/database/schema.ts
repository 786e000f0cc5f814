import {
  audiences,
  categories,
  continents,
  placePrecisions,
  targetPrecisions,
  ways,
} from '@bucketeer/platform/text'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, moment, timestamps } from './columns'
import { sql } from 'drizzle-orm'

// Types of the tables. The SQL files in `migrations` create them, with their keys, checks and indexes.

/** Whether every member may see a thing. The database computes it. */
export const isOpen = boolean('is_open')
  .notNull()
  .generatedAlwaysAs(sql`is_open`)

export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id'),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** The total size of its files. */
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  passwordHash: text('password_hash').notNull(),
  userName: text('user_name').notNull(),
  tagline: text('tagline').notNull(),
  way: text('way', { enum: ways }),
  pictureId: uuid('picture_id'),
  /** When somebody last opened a link that was sent to the e-mail address; null if nobody has. */
  emailConfirmedAt: moment('email_confirmed_at'),
  /** Set while the account cannot log in. */
  suspendedAt: moment('suspended_at'),
  /** The end of a suspension by a moderator, which also hides the account; infinity for good. */
  suspendedUntil: moment('suspended_until'),
  role: text('role', { enum: ['Member', 'Moderator'] })
    .notNull()
    .default('Member'),
  /** The audience of new log entries; null until the user chooses it. */
  defaultAudience: text('default_audience', { enum: audiences }),
  /** The language of the site's pages and mails, such as `de`; null until the user chooses one. */
  language: text('language'),
  /** Whether others ask before they follow. */
  approvesFollowers: boolean('approves_followers').notNull().default(true),
  /** Whether the search for people finds the account; null until the user was asked. */
  isFindable: boolean('is_findable').default(true),
  /** The folded name, for that search. */
  searchableName: text('searchable_name'),
  /** Null while the user's first run is shown. */
  welcomedAt: moment('welcomed_at'),
  ...timestamps,
})

export const begunDeletions = pgTable('begun_deletions', { userId: uuid('user_id').primaryKey() })

export const sessions = pgTable('sessions', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const buckets = pgTable('buckets', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  pictureId: uuid('picture_id'),
  audience: text('audience', { enum: audiences }).notNull().default('Private'),
  /** Set while only its owner sees it. */
  hiddenAt: moment('hidden_at'),
  isOpen,
  /** The place in its owner’s own order; null for a Bucket that is newer than it. */
  position: integer('position'),
  ...timestamps,
})

export const kicks = pgTable('kicks', {
  id: uuid('id').primaryKey(),
  /** Null after the account was deleted. */
  creatorId: uuid('creator_id'),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  audience: text('audience', { enum: audiences }).notNull().default('Members'),
  /** The first photo. Null only while it is Private, as category and continent are. */
  pictureId: uuid('picture_id'),
  pictureAlt: text('picture_alt').notNull().default(''),
  pictureCaption: text('picture_caption').notNull().default(''),
  category: text('category', { enum: categories }),
  continent: text('continent', { enum: continents }),
  bucketId: uuid('bucket_id'),
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
  placePrecision: text('place_precision', { enum: placePrecisions }).notNull().default('exact'),
  /** The point that others may see. The database computes it from place and precision. */
  shownLat: doublePrecision('shown_lat').generatedAlwaysAs(sql`shown_lat`),
  shownLng: doublePrecision('shown_lng').generatedAlwaysAs(sql`shown_lng`),
  country: text('country'),
  /** The name of the chosen place. Others see it with the exact place only. */
  placeName: text('place'),
  /** The texts for search, folded by `searchColumns`. */
  searchable: text('searchable').notNull().default(''),
  withdrawnAt: moment('withdrawn_at'),
  /** Set while only its creator sees it. */
  hiddenAt: moment('hidden_at'),
  isOpen,
  likeCount: integer('like_count').notNull().default(0),
  commentCount: integer('comment_count').notNull().default(0),
  /** The numbers of people who have it in a Bucket, who did it, and who would do it again. */
  wantedCount: integer('wanted_count').notNull().default(0),
  doneCount: integer('done_count').notNull().default(0),
  againCount: integer('again_count').notNull().default(0),
  ...timestamps,
})

export const bucketKicks = pgTable(
  'bucket_kicks',
  {
    bucketId: uuid('bucket_id').notNull(),
    kickId: uuid('kick_id').notNull(),
    /** The owner of the Bucket. A trigger sets it. */
    ownerId: uuid('owner_id')
      .notNull()
      .generatedAlwaysAs(sql`owner_id`),
    addedAt: moment('added_at').notNull().defaultNow(),
    position: bigint('position', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    targetOn: date('target_on', { mode: 'string' }),
    targetPrecision: text('target_precision', { enum: targetPrecisions }),
    /** When its owner last put it off. */
    notNowAt: moment('not_now_at'),
    /** Whether all who may open the Bucket see its owner's Kick. Null until the owner decides, which counts as false. */
    isShown: boolean('is_shown'),
  },
  (entry) => [primaryKey({ columns: [entry.bucketId, entry.kickId] })],
)

/** The Kicks by their numbers of likes. Triggers maintain it. */
export const kickRanks = pgTable('kick_ranks', {
  kickId: uuid('kick_id').primaryKey(),
  likes: integer('likes').notNull(),
})

/** Numbers of Kicks of each country, to be summed up. Triggers maintain it. */
export const kickFigures = pgTable('kick_figures', {
  country: text('country').notNull(),
  kicks: bigint('kicks', { mode: 'number' }).notNull(),
})

/** Numbers of Kicks of each category, to be summed up. Triggers maintain it. */
export const kickCategoryFigures = pgTable('kick_category_figures', {
  category: text('category', { enum: [...categories, ''] }).notNull(),
  kicks: bigint('kicks', { mode: 'number' }).notNull(),
})

const personOnKick = {
  kickId: uuid('kick_id').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
}

export const kickLikes = pgTable('kick_likes', personOnKick, (like) => [
  primaryKey({ columns: [like.kickId, like.userId] }),
])

export const kickFavourites = pgTable('kick_favourites', personOnKick, (favourite) => [
  primaryKey({ columns: [favourite.kickId, favourite.userId] }),
])

export const comments = pgTable('comments', {
  id: uuid('id').primaryKey(),
  /** Exactly one of the three ids is set. */
  kickId: uuid('kick_id'),
  storyId: uuid('story_id'),
  journalId: uuid('journal_id'),
  authorId: uuid('author_id').notNull(),
  content: text('content').notNull(),
  /** Set while only its author sees it. */
  hiddenAt: moment('hidden_at'),
  /** Of the folded text, to find equal ones; null for a short one. */
  textHash: bytes('text_hash'),
  ...timestamps,
})

export const answeredCalls = pgTable(
  'answered_calls',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    callHash: bytes('call_hash').notNull(),
    answer: json('answer'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (call) => [primaryKey({ columns: [call.userId, call.key] })],
)
