import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { pageOf, type Page, type PageRequest } from '../../../contract/paging'
import type { Database } from '../../../database/database'
import { creator, isCreatorOfKick, kickColumns, type KickRow } from '../../../database/kick-row'
import { beyondAllIds, newestFirst, memoize } from '../../../database/list-query'
import { prepared } from '../../../database/prepared'
import { kicks } from '../../../database/schema'
import { isListedKick } from '../../audience/repository'
import type { Person } from '../../user/repository'
import { largestKickPage, type KickQuery } from '../calls'

const mostWords = 8

/** Returns the words of a search, separated by anything but letters and digits. */
const wordsIn = (q: string): string[] => (q.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, mostWords)

export type KickFilter = Pick<KickQuery, 'continent' | 'category' | 'createdBy' | 'mine' | 'q'>

const conditions = {
  continent: eq(kicks.continent, sql.placeholder('continent')),
  category: eq(kicks.category, sql.placeholder('category')),
  createdBy: eq(kicks.creatorId, sql.placeholder('createdBy')),
}
const filters = ['continent', 'category', 'createdBy'] as const

const viewerId = sql.placeholder('viewerId')
const isOwnPrivate = and(eq(kicks.creatorId, viewerId), sql`${kicks.audience} = 'Private'`)
/** The partial indexes of `kicks` apply to both conditions. */
const isAsked = (mine: KickFilter['mine']) => (mine ? isOwnPrivate : isListedKick(viewerId))

/** The limit and filters of a list. */
interface Shape {
  rows: number
  mine: KickFilter['mine']
  by: readonly (typeof filters)[number][]
  /** The number of search words. */
  words: number
}

const nameOf = ({ rows, mine, by, words }: Shape) =>
  ['kicks', rows, ...(mine ? [mine] : []), ...by, ...(words > 0 ? [words] : [])].join('_')

/** Each limit is prepared with each combination of filters, so there are only a few. */
const rowsRead = [11, 26, 51, 101, 251, largestKickPage + 1]
const rowsFor = (limit: number) => rowsRead.find((rows) => rows > limit) ?? largestKickPage + 1

export function createKickList(database: Database) {
  const isListed = ({ mine, by, words }: Shape) =>
    and(
      isNull(kicks.withdrawnAt),
      isAsked(mine),
      lt(kicks.id, sql.placeholder('after')),
      ...by.map((filter) => conditions[filter]),
      ...Array.from({ length: words }, (_, index) => hasWord(index)),
      words > 0 ? takesReading : undefined,
    )

  const list = (shape: Shape) =>
    database
      .select(kickColumns(database, viewerId))
      .from(kicks)
      .leftJoin(creator, isCreatorOfKick)
      .where(isListed(shape))
      .orderBy(newestFirst(kicks.id, shape.rows))

  const ids = (shape: Shape) =>
    database
      .select({ id: kicks.id })
      .from(kicks)
      .where(isListed(shape))
      .orderBy(newestFirst(kicks.id, shape.rows))

  // Joins the creators to the rows of the page only. Otherwise PostgreSQL would join them to all matches.
  const search = (shape: Shape) => {
    const found = ids(shape).as('found')
    return database
      .select(kickColumns(database, viewerId))
      .from(found)
      .innerJoin(kicks, eq(kicks.id, found.id))
      .leftJoin(creator, isCreatorOfKick)
      .orderBy(newestFirst(kicks.id, shape.rows))
  }

  // An unnamed statement is planned for the given words: rare ones by their index, common ones by the newest.
  const preparedFor = memoize(
    (shape: Shape) =>
      shape.words > 0
        ? prepared(database, '', search(shape))
        : prepared(database, nameOf(shape), list(shape)),
    nameOf,
  )
  const preparedIdsFor = memoize(
    (shape: Shape) => prepared(database, shape.words > 0 ? '' : `${nameOf(shape)}_ids`, ids(shape)),
    nameOf,
  )

  const asked = (viewer: Person, filter: KickFilter, { after = beyondAllIds, limit }: PageRequest) => {
    const words = wordsIn(filter.q ?? '')
    const by = filters.filter((name) => filter[name])
    const shape: Shape = { rows: rowsFor(limit), mine: filter.mine, by, words: words.length }
    return { shape, given: { ...filter, ...words, after, viewerId: viewer.id } }
  }

  return {
    /** Returns Kicks that are not withdrawn and that the viewer may see, newest first. */
    async page(viewer: Person, filter: KickFilter, page: PageRequest): Promise<Page<KickRow>> {
      const { shape, given } = asked(viewer, filter, page)
      return pageOf(await preparedFor(shape).execute(given), page.limit)
    },

    /** Returns the ids of the same Kicks. */
    async ids(viewer: Person, filter: KickFilter, page: PageRequest): Promise<Page<{ id: string }>> {
      const { shape, given } = asked(viewer, filter, page)
      return pageOf(await preparedIdsFor(shape).execute(given), page.limit)
    },
  }
}

/** Words this short have no trigram without the preceding space. */
const shortWord = 2

/** Always true. Its cost tells the planner how expensive searching a text is. */
const takesReading = sql`takes_reading(${kicks}.searchable) is not null`

const hasWord = (index: number): SQL => {
  const word = sql.placeholder(String(index))
  const text = sql`searchable_text(${word})`
  return sql`${kicks}.searchable like '%' || case when char_length(${word}) > ${sql.raw(String(shortWord))} then ltrim(${text}) else ${text} end || '%'`
}
