import { and, eq, sql, type SQL } from 'drizzle-orm'
import { found, isRowMissing, newId, NotFound, type Queries } from '@bucketeer/host/server'
import { notifications } from '../../database/notification-schema'
import { kickFavourites, kickLikes, kicks } from '../../database/schema'
import { isVisibleKick } from '../audience/repository'
import { noSuchKick } from '../kick/words'
import { newNotification } from '../notification/repository'

/** A user and a Kick. */
interface Mark {
  kickId: string
  userId: string
}

const tables = { likes: kickLikes, favourites: kickFavourites }

const kickId = sql.placeholder('kickId')
const userId = sql.placeholder('userId')

/** Likes, or favourites. All functions are idempotent. */
export function createMarkRepository(database: Queries, kind: keyof typeof tables) {
  const marks = tables[kind]
  const visibleKick = database
    .select({ likes: kicks.likeCount })
    .from(kicks)
    .where(and(eq(kicks.id, kickId), isVisibleKick(userId)))
    .prepare(`kick_of_${kind}`)

  const changed = (name: string, change: SQL) =>
    database.$with(name, { kickId: marks.kickId }).as(sql`${change} returning kick_id`)
  const made = changed(
    'made',
    sql`insert into ${marks} (kick_id, user_id)
      select ${kicks.id}, ${userId}::uuid from ${kicks}
      where ${kicks.id} = ${kickId} and ${isVisibleKick(userId)}
      on conflict do nothing`,
  )
  const gone = changed(
    'gone',
    sql`delete from ${marks} where ${and(eq(marks.kickId, kickId), eq(marks.userId, userId))}`,
  )
  const add = database.with(made).select().from(made).prepare(`add_${kind}`)
  const remove = database.with(gone).select().from(gone).prepare(`remove_${kind}`)

  // One statement each: a transaction would take three more round trips.
  const creatorId = sql`(select ${kicks.creatorId} from ${kicks} where ${kicks.id} in (select kick_id from ${made}))`
  const nothing = sql`null`
  const addAndNotify = database
    .with(made)
    .insert(notifications)
    .select(
      newNotification(sql.placeholder('id'), {
        kind: sql`'like'`,
        userId: creatorId,
        actorId: userId,
        kickId,
        commentId: nothing,
        entryId: nothing,
      }),
    )
    .onConflictDoNothing()
    .prepare('like_kick')
  const removeNotified = database
    .with(gone)
    .delete(notifications)
    .where(
      and(
        eq(notifications.kind, 'like'),
        eq(notifications.kickId, kickId),
        eq(notifications.actorId, userId),
        sql`exists (select from ${gone})`,
      ),
    )
    .prepare('unlike_kick')

  const like = (mark: Mark) =>
    addAndNotify.execute({ ...mark, id: newId() }).catch((error: unknown) => {
      // The creator of the Kick deleted their account at the same time: nobody is left to notify.
      if (isRowMissing('users', error)) return add.execute({ ...mark })
      throw error
    })

  /** Returns the number of likes. @throws NotFound if the Kick does not exist or is hidden from the user */
  const countLikes = async (mark: Mark): Promise<number> =>
    found((await visibleKick.execute({ ...mark })).at(0), noSuchKick).likes

  return {
    countLikes,

    /** Returns the number of likes. @throws NotFound if the Kick does not exist or is hidden from the user */
    async add(mark: Mark): Promise<number> {
      await (kind === 'likes' ? like(mark) : add.execute({ ...mark })).catch(refuseUnknownKick)
      return countLikes(mark)
    },

    async remove(mark: Mark) {
      await (kind === 'likes' ? removeNotified : remove).execute({ ...mark })
    },
  }
}

/** The Kick was deleted at the same time. */
function refuseUnknownKick(error: unknown): never {
  if (isRowMissing('kicks', error)) throw new NotFound(noSuchKick)
  throw error
}
