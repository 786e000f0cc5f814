import { categories, type Category, type Continent, continents, pageLanguage } from '@bucketeer/shared-ui'
import type { AnyFilters } from '../../kick/kick-cache'
import type { request } from '../../request'
import { words } from './words'

type Query = NonNullable<Parameters<typeof request.page<'/api/kick'>>[1]['query']>
/** The filters of the server that are a choice of values. */
type Served = Exclude<keyof Query, 'limit' | 'cursor' | 'sort' | 'q' | 'createdBy' | 'mine' | 'ids'>

/** The filters of a list of Kicks. Missing ones do not apply. */
export interface ListFilters extends AnyFilters {
  continent?: Continent
  category?: Category
  q?: string
  /** Newest first without it. */
  sort?: 'liked'
}

/** The URL parameters of the list: its filters, and `view=map`. */
export type ListQuery = keyof ListFilters | 'view'

/** Parses the filters of a URL, ignoring invalid ones. */
export function filtersOf(search: URLSearchParams): ListFilters {
  const q = search.get('q')?.trim()
  const { continent, category } = {
    continent: continents.find((value) => value === search.get('continent')),
    category: categories.find((value) => value === search.get('category')),
  } satisfies Record<Served, unknown>
  return {
    ...(continent && { continent }),
    ...(category && { category }),
    ...(q && { q }),
    ...(search.get('mine') === 'private' && { mine: 'private' }),
    ...(search.get('sort') === 'liked' && { sort: 'liked' }),
  }
}

/** Says what the Kicks of a list are, as in 'No Kick is in Asia yet.'; empty without filters. */
export const filterWords = ({ q, mine, continent, category }: ListFilters): string =>
  new Intl.ListFormat(pageLanguage()).format([
    ...(mine ? [words.matchOf.mine] : []),
    ...(continent ? [words.matchOf.continent[continent]] : []),
    ...(category ? [words.matchOf.category[category]] : []),
    ...(q ? [words.matchOf.search(q)] : []),
  ])
