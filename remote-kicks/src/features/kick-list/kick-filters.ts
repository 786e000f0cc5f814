import { type KickFilters } from '@bucketeer/shared-auth'
import { isCategory, isContinent } from '../../kick'

/** The filters of the list. Missing ones do not apply. */
export type ListFilters = Omit<KickFilters, 'createdBy'>

/** Parses the filters of an address, ignoring invalid ones. */
export const filtersOf = (search: URLSearchParams): ListFilters => {
  const continent = search.get('continent')
  const category = search.get('category')
  const q = search.get('q')?.trim()
  return {
    ...(isContinent(continent) && { continent }),
    ...(isCategory(category) && { category }),
    ...(q && { q }),
  }
}
