import { sql } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { follows, journals, logEntries, photos, stories } from '../database/content-schema'
import { notifications } from '../database/notification-schema'
import {
  bucketKicks,
  buckets,
  comments,
  kickFavourites,
  kickLikes,
  kicks,
  pictures,
  users,
} from '../database/schema'
import { createUserRepository } from '../modules/user/repository'
import type { DemoRows } from './demo-rows'

export const createDemoRepository = (database: Database) => ({
  /** Inserts all rows if there is no account yet. @returns whether it did */
  insertAll: (rows: DemoRows): Promise<boolean> =>
    database.transaction(async (transaction) => {
      // Blocks sign-ups and other servers that seed.
      await transaction.execute(sql`lock table ${users} in share row exclusive mode`)
      if (await createUserRepository(transaction).hasUsers()) return false

      // Users and pictures reference each other, so the users get their pictures at the end.
      await transaction.insert(users).values(rows.people.map((person) => ({ ...person, pictureId: null })))
      await transaction.insert(pictures).values(rows.pictures)
      await transaction
        .insert(users)
        .values(rows.people)
        .onConflictDoUpdate({ target: users.id, set: { pictureId: sql`excluded.picture_id` } })
      await transaction.insert(follows).values(rows.follows)
      await transaction.insert(buckets).values(rows.buckets)
      await transaction.insert(kicks).values(rows.kicks)
      await transaction.insert(kicks).values(rows.wishes)
      await transaction.insert(bucketKicks).values(rows.bucketKicks)
      await transaction.insert(kickLikes).values(rows.likes)
      await transaction.insert(kickFavourites).values(rows.favourites)
      await transaction.insert(comments).values(rows.comments)
      await transaction.insert(journals).values(rows.journals)
      await transaction.insert(stories).values(rows.stories)
      await transaction.insert(logEntries).values(rows.logEntries)
      await transaction.insert(photos).values(rows.entryPhotos)
      await transaction.insert(notifications).values(rows.notifications)
      return true
    }),
})
