import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filtersOf, type ListFilters } from './kick-filters'

// One visit to the list is one step in the history, however often one filters.
const inPlace = { replace: true, preventScrollReset: true }

/** The filters, which live in the address, so that one can share them and come back to them. */
export const useKickFilters = () => {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => filtersOf(search), [search])

  /** Sets one filter; an empty value lifts it. */
  const narrow = (name: keyof ListFilters, value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, inPlace)
  }
  return { filters, narrow, showAll: () => setSearch({}, inPlace) }
}
