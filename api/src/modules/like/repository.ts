import { and, eq, sql } from 'drizzle-orm'
import { found, NotFound, type Queries, isRowMissing } from '@bucketeer/host/server'
import { kickFavourites, kickLikes, kicks } from '../../database/schema'
import { isVisibleKick } from '../audience/repository'
import { noSuchKick } from '../kick/words'

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
      await database.execute(insertion).catch(refuseUnknownKick)
      return countLikes(mark)
    },

    async remove({ kickId, userId }: Mark) {
      await database.delete(marks).where(and(eq(marks.kickId, kickId), eq(marks.userId, userId)))
    },
  }
}

/** The Kick was deleted at the same time. */
function refuseUnknownKick(error: unknown): never {
  if (isRowMissing('kicks', error)) throw new NotFound(noSuchKick)
  throw error
}
