import { beginningOf } from '@bucketeer/shared-ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
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

// Filters replace the history entry, so that Back leaves the Log.
const inPlace = { replace: true, preventScrollReset: true }

/** Returns the filters from the URL, where they can be kept and shared. */
export const useLogFilters = () => {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => filtersOf(search), [search])
  /** Sets a filter; an empty value clears it. */
  const narrow = (name: FilterName, value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, inPlace)
  }
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    narrow,
    showAll: () => setSearch({}, inPlace),
  }
}
