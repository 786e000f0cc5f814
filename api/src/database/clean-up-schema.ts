import { pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

// Types of the tables, as in `schema.ts`.

export const usedPictures = pgView('used_pictures', { pictureId: uuid('picture_id') }).existing()

export const removedPictures = pgTable('removed_pictures', {
  id: uuid('id').primaryKey(),
  removedAt: moment('removed_at').notNull().defaultNow(),
})

export const dailyWork = pgTable('daily_work', {
  name: text('name').primaryKey(),
  begunAt: moment('begun_at').notNull().defaultNow(),
})
