import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isCategory } from '../../kick/categories'
import { isContinent } from '../../kick/continents'
import { type ListFilters } from '../../kick/kick-cache'

/** Parses the filters of a URL, ignoring invalid ones. */
const filtersOf = (search: URLSearchParams): ListFilters => {
  const continent = search.get('continent')
  const category = search.get('category')
  const q = search.get('q')?.trim()
  return {
    ...(isContinent(continent) && { continent }),
    ...(isCategory(category) && { category }),
    ...(q && { q }),
    ...(search.get('mine') === 'private' && { mine: 'private' }),
    ...(search.get('sort') === 'liked' && { sort: 'liked' }),
  }
}

// Filters replace the history entry, so that Back leaves the list.
const inPlace = { replace: true, preventScrollReset: true }

/** Returns the filters from the URL, where they can be shared and restored. */
export const useKickFilters = () => {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => filtersOf(search), [search])

  /** Sets a filter; an empty value clears it. */
  const narrow = (name: keyof ListFilters, value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, inPlace)
  }
  const filledBucketId = search.get('for')
  return {
    filters,
    /** The id of the Bucket that is being filled, from the URL; null for none. */
    filledBucketId,
    narrow,
    showAll: () => setSearch(filledBucketId ? { for: filledBucketId } : {}, inPlace),
  }
}
