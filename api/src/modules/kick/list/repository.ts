import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { pageOf, type Page, type PageRequest } from '../../../contract/paging'
import type { Database } from '../../../database/database'
import { creator, isCreatorOfKick, kickColumns, type KickRow } from '../../../database/kick-row'
import { beyondAllIds, newestFirst, remembered } from '../../../database/list-query'
import { prepared } from '../../../database/prepared'
import { kicks } from '../../../database/schema'
import type { Person } from '../../user/repository'
import { largestKickPage, type KickQuery } from '../calls'
import { wordsIn } from './words-in'

export type KickFilter = Pick<KickQuery, 'continent' | 'category' | 'createdBy' | 'q'>

const conditions = {
  continent: eq(kicks.continent, sql.placeholder('continent')),
  category: eq(kicks.category, sql.placeholder('category')),
  createdBy: eq(kicks.creatorId, sql.placeholder('createdBy')),
}
const filters = ['continent', 'category', 'createdBy'] as const

/** One list: how many rows are read, and by what. */
interface Shape {
  rows: number
  by: readonly (typeof filters)[number][]
}

const nameOf = ({ rows, by }: Shape) => ['kicks', rows, ...by].join('_')

/** Each of them is prepared with each choice of filters, so there are but a few. */
const rowsRead = [11, 26, 51, 101, 251, largestKickPage + 1]
const rowsFor = (limit: number) => rowsRead.find((rows) => rows > limit) ?? largestKickPage + 1

export function createKickList(database: Database) {
  const listOf = ({ rows, by }: Shape, search: SQL[] = []) =>
    database
      .select(kickColumns(database, sql.placeholder('viewerId')))
      .from(kicks)
      .leftJoin(creator, isCreatorOfKick)
      .where(
        and(
          isNull(kicks.withdrawnAt),
          lt(kicks.id, sql.placeholder('after')),
          ...by.map((filter) => conditions[filter]),
          ...search,
        ),
      )
      .orderBy(newestFirst(kicks.id, rows))

  const listed = remembered((shape: Shape) => prepared(database, nameOf(shape), listOf(shape)), nameOf)

  // Without a name PostgreSQL plans for these very words: rare ones by their index, common ones along the newest.
  const searched = (shape: Shape, words: string[]) =>
    prepared(database, '', listOf(shape, words.map(hasWord)))

  /** Those that are not withdrawn, newest first. */
  return async (viewer: Person, filter: KickFilter, page: PageRequest): Promise<Page<KickRow>> => {
    const shape = { rows: rowsFor(page.limit), by: filters.filter((name) => filter[name]) }
    const words = wordsIn(filter.q ?? '')
    const list = words.length > 0 ? searched(shape, words) : listed(shape)
    const { after = beyondAllIds, limit } = page
    const given = { ...filter, ...words, viewerId: viewer.id, after }
    return pageOf(await list.execute(given), limit)
  }
}

/** Words this short have no trigram of their own, only one with the space before them. */
const shortWord = 2

const hasWord = (word: string, index: number): SQL => {
  const text = sql`searchable_text(${sql.placeholder(String(index))})`
  const start = [...word].length > shortWord ? sql`ltrim(${text})` : text
  return sql`${kicks}.searchable like '%' || ${start} || '%'`
}
