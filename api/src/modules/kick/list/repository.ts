import { and, eq, getTableColumns, isNull, like, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { valuesOf } from '../../../contract/fields'
import { pageOf, type Page, type PageRequest } from '../../../contract/paging'
import { creator, isCreatorOfKick, kickColumns, type KickRow } from '../../../database/kick-row'
import { beyondAllIds, newestFirst, memoize } from '../../../database/list-query'
import { prepared } from '../../../database/prepared'
import { kickFavourites, kickLikes, kickRanks, kicks } from '../../../database/schema'
import { isListedKick, isUnmutedKick } from '../../audience/repository'
import type { Person } from '../../../database/person-row'
import { largestKickPage, type KickQuery } from '../calls'
import { filterFields } from '../schemas'
import { searchPatterns } from '../search/search-text'
import { likedPlace, newestCursor } from './cursor'

export interface KickFilter extends Omit<KickQuery, 'limit' | 'cursor'> {
  /** Finds Kicks beside those of `q`. */
  otherSearch?: string | undefined
}

/** The columns of the filters with a value each. */
const filterColumns = {
  ...valuesOf(filterFields, getTableColumns(kicks)),
  createdBy: kicks.creatorId,
}
const filterNames = Object.keys(filterColumns) as (keyof typeof filterColumns)[]
const conditionOf = (name: keyof typeof filterColumns) =>
  sql`${filterColumns[name]} = ${sql.placeholder(name)}`

const viewerId = sql.placeholder('viewerId')
const isOwn = eq(kicks.creatorId, viewerId)
const isMarked = (marks: typeof kickLikes | typeof kickFavourites) =>
  and(
    sql`${kicks.id} in (select ${marks.kickId} from ${marks} where ${marks.userId} = ${viewerId})`,
    isUnmutedKick(viewerId),
  )
const ofMine = {
  private: and(isOwn, sql`${kicks.audience} = 'Private'`),
  created: isOwn,
  liked: isMarked(kickLikes),
  favourites: isMarked(kickFavourites),
  ids: and(sql`${kicks.id} = any(${sql.placeholder('ids')}::uuid[])`, isUnmutedKick(viewerId)),
}
/** The partial indexes of `kicks` apply to the lists of Private and of all Kicks. */
const isAsked = (mine: Shape['mine']) => (mine ? ofMine[mine] : isListedKick(viewerId))

/** The limit and filters of a list. */
interface Shape {
  rows: number
  mine: keyof typeof ofMine | undefined
  isByLikes: boolean
  by: (keyof typeof filterColumns)[]
  /** The number of words of each search. A Kick has all words of one of them. */
  words: number[]
}

const nameOf = ({ rows, mine, isByLikes, by, words }: Shape) =>
  ['kicks', rows, ...(mine ? [mine] : []), ...(isByLikes ? ['by_likes'] : []), ...by, ...words].join('_')

/** The values of a cursor, for both orders. */
export type KickPlace = Pick<KickRow, 'id' | 'likeCount'>

const isAfterLiked = sql`(${kickRanks.likes}, ${kickRanks.kickId}) < (${sql.placeholder('likes')}::integer, ${sql.placeholder('after')}::uuid)`

const mostLikedFirst = (likes: SQLWrapper, id: SQLWrapper, rows: number) =>
  sql`${likes} desc, ${newestFirst(id, rows)}`

/** Each limit is prepared with each combination of filters, so there are only a few. */
const rowsRead = [11, 26, 51, 101, 251, largestKickPage + 1]
const rowsFor = (limit: number) => rowsRead.find((rows) => rows > limit) ?? largestKickPage + 1

export function createKickList(database: Database) {
  const isListed = ({ mine, isByLikes, by, words }: Shape) =>
    and(
      isNull(kicks.withdrawnAt),
      isAsked(mine),
      isByLikes ? isAfterLiked : lt(kicks.id, sql.placeholder('after')),
      ...by.map(conditionOf),
      words.length > 0 ? and(or(...words.map(hasWords)), takesReading) : undefined,
    )

  const list = (shape: Shape) =>
    database
      .select(kickColumns(database, viewerId))
      .from(kicks)
      .leftJoin(creator, isCreatorOfKick)
      .where(isListed(shape))
      .orderBy(newestFirst(kicks.id, shape.rows))

  const idsByLikes = (shape: Shape) =>
    database
      .select({ id: kicks.id, likeCount: kickRanks.likes })
      .from(kickRanks)
      .innerJoin(kicks, and(eq(kicks.id, kickRanks.kickId), isListed(shape)))
      .orderBy(mostLikedFirst(kickRanks.likes, kickRanks.kickId, shape.rows))

  const newestIds = (shape: Shape) =>
    database
      .select({ id: kicks.id, likeCount: kicks.likeCount })
      .from(kicks)
      .where(isListed(shape))
      .orderBy(newestFirst(kicks.id, shape.rows))

  // Joins the creators to the rows of the page only. Otherwise PostgreSQL would join them to all matches.
  const listOfIds = (shape: Shape) => {
    const found = shape.isByLikes ? idsByLikes(shape).as('found') : newestIds(shape).as('found')
    return database
      .select(kickColumns(database, viewerId))
      .from(found)
      .innerJoin(kicks, eq(kicks.id, found.id))
      .leftJoin(creator, isCreatorOfKick)
      .orderBy(
        shape.isByLikes
          ? mostLikedFirst(found.likeCount, found.id, shape.rows)
          : newestFirst(kicks.id, shape.rows),
      )
  }

  // An unnamed statement is planned for the given words: rare ones by their index, common ones by the newest.
  const preparedFor = memoize((shape: Shape) => {
    const name = shape.words.length > 0 ? '' : nameOf(shape)
    return prepared(database, name, shape.isByLikes || name === '' ? listOfIds(shape) : list(shape))
  }, nameOf)
  const preparedIdsFor = memoize(
    (shape: Shape) =>
      prepared(
        database,
        shape.words.length > 0 ? '' : `${nameOf(shape)}_ids`,
        shape.isByLikes ? idsByLikes(shape) : newestIds(shape),
      ),
    nameOf,
  )

  const asked = (viewer: Person, filter: KickFilter, { after: cursor, limit }: PageRequest) => {
    const searches = [filter.q, filter.otherSearch]
      .map((q) => searchPatterns(q ?? ''))
      .filter((words) => words.length > 0)
    const by = filterNames.filter((name) => filter[name])
    const isByLikes = filter.sort === 'liked'
    const shape: Shape = {
      rows: rowsFor(limit),
      mine: filter.ids === undefined ? filter.mine : 'ids',
      isByLikes,
      by,
      words: searches.map((words) => words.length),
    }
    const place = isByLikes ? likedPlace(cursor) : { after: newestCursor(cursor) ?? beyondAllIds }
    return {
      shape,
      given: { ...filter, ...searches.flat(), ...place, ids: filter.ids?.split(','), viewerId: viewer.id },
    }
  }

  return {
    /** Returns Kicks that are not withdrawn and that the viewer may see, newest or most liked first. */
    async page(viewer: Person, filter: KickFilter, page: PageRequest): Promise<Page<KickRow>> {
      const { shape, given } = asked(viewer, filter, page)
      return pageOf(await preparedFor(shape).execute(given), page.limit)
    },

    /** Returns the ids of the same Kicks. */
    async ids(viewer: Person, filter: KickFilter, page: PageRequest): Promise<Page<KickPlace>> {
      const { shape, given } = asked(viewer, filter, page)
      return pageOf(await preparedIdsFor(shape).execute(given), page.limit)
    },
  }
}

/** Always true. Its cost tells the planner how expensive searching a text is. */
const takesReading = sql`takes_reading(${kicks.searchable}) is not null`

/** Words are numbered through all searches. */
const hasWords = (count: number, search: number, counts: number[]) =>
  and(...Array.from({ length: count }, (_, index) => hasWord(index + sum(counts.slice(0, search)))))

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

const hasWord = (index: number): SQL => like(kicks.searchable, sql.placeholder(String(index)))
