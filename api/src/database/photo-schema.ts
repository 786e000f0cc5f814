import { pgTable, pgView, smallint, text, uuid } from 'drizzle-orm/pg-core'

// Types of the tables, as in `schema.ts`.

const columns = {
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
export const photos = pgTable('photos', { id: uuid('id').primaryKey(), ...columns })

/** The photos with the first one of a Kick or a Story, which has position 0. */
export const allPhotos = pgView('all_photos', columns).existing()
