import { and, eq, sql, type SQL } from 'drizzle-orm'
import { found, NotFound, type Queries, isRowMissing } from '@bucketeer/host/server'
import { notifications } from '../../database/notification-schema'
import { kickFavourites, kickLikes, kicks } from '../../database/schema'
import { isVisibleKick } from '../audience/repository'
import { noSuchKick } from '../kick/words'
import { notification } from '../notification/repository'

/** A user and a Kick. */
interface Mark {
  kickId: string
  userId: string
}

const tables = { likes: kickLikes, favourites: kickFavourites }

/** Likes, or favourites. All functions are idempotent. */
export function createMarkRepository(database: Queries, kind: keyof typeof tables) {
  const marks = tables[kind]
  const visibleKick = database
    .select({ likes: kicks.likeCount })
    .from(kicks)
    .where(and(eq(kicks.id, sql.placeholder('kickId')), isVisibleKick(sql.placeholder('userId'))))
    .prepare(`kick_of_${kind}`)

  /** Returns the number of likes. @throws NotFound if the Kick does not exist or is hidden from the user */
  const countLikes = async (mark: Mark): Promise<number> =>
    found((await visibleKick.execute({ ...mark })).at(0), noSuchKick).likes

  return {
    countLikes,

    /** Returns the number of likes. @throws NotFound if the Kick does not exist or is hidden from the user */
    async add(mark: Mark): Promise<number> {
      const { kickId, userId } = mark
      const insertion = sql`
        insert into ${marks} (kick_id, user_id)
        select ${kicks.id}, ${userId}::uuid from ${kicks}
        where ${kicks.id} = ${kickId} and ${isVisibleKick(userId)}
        on conflict do nothing`
      const isLike = kind === 'likes'
      await database
        .execute(isLike ? withNotification(insertion, mark) : insertion)
        // The creator of the Kick deleted their account at the same time: nobody is left to notify.
        .catch((error: unknown) => {
          if (isLike && isRowMissing('users', error)) return database.execute(insertion)
          throw error
        })
        .catch(refuseUnknownKick)
      return countLikes(mark)
    },

    async remove({ kickId, userId }: Mark) {
      const isTheirs = and(eq(marks.kickId, kickId), eq(marks.userId, userId))
      const deletion = sql`delete from ${marks} where ${isTheirs}`
      await database.execute(kind === 'likes' ? withoutNotification(deletion, { kickId, userId }) : deletion)
    },
  }
}

/** Notifies the creator of the Kick in the same statement: a transaction would take three more round trips. */
const withNotification = (insertion: SQL, { kickId, userId }: Mark): SQL => {
  const creatorId = sql`(
      select ${kicks.creatorId} from ${kicks} where ${kicks.id} in (select kick_id from made)
    )`
  return sql`with made as (${insertion} returning kick_id)
    ${notification({ kind: 'like', userId: creatorId, actorId: userId, kickId })}`
}

const withoutNotification = (deletion: SQL, { kickId, userId }: Mark): SQL => sql`
  with gone as (${deletion} returning kick_id)
  delete from ${notifications}
  where ${notifications.kind} = 'like' and ${notifications.kickId} in (select kick_id from gone)
    and ${notifications.kickId} = ${kickId} and ${notifications.actorId} = ${userId}`

/** The Kick was deleted at the same time. */
function refuseUnknownKick(error: unknown): never {
  if (isRowMissing('kicks', error)) throw new NotFound(noSuchKick)
  throw error
}
