import { beginningOf, useUrlQuery } from '@bucketeer/shared-ui'
import { useMemo } from 'react'
import type { LogFilter } from '../../log/log-filter'
import { isCategory } from './categories'

/** The filters of the page, as the URL names them. */
export type FilterName = 'year' | 'category' | 'country' | 'with'

const isYear = (text: string | null): text is string => text !== null && /^[1-9]\d{0,3}$/u.test(text)

/** Parses the filters of a URL, ignoring invalid ones. */
const filtersOf = (search: URLSearchParams): LogFilter => {
  const year = search.get('year')
  const category = search.get('category')
  const country = search.get('country')
  const companion = search.get('with')
  return {
    ...(isYear(year) && { year: Number(year) }),
    ...(isCategory(category) && { category }),
    ...(country && { country: beginningOf(country, 200) }),
    ...(companion && { with: beginningOf(companion, 60) }),
  }
}

/** Returns the filters from the URL, where they can be kept and shared. */
export const useLogFilters = () => {
  const { search, set, replace } = useUrlQuery<FilterName>()
  const filters = useMemo(() => filtersOf(search), [search])
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    narrow: set,
    showAll: () => replace({}),
  }
}
