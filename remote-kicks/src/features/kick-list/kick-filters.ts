import { type KickFilters } from '@bucketeer/shared-auth'
import { isCategory, isContinent } from '../../kick'

/** What the list is narrowed to. What is missing narrows nothing. */
export type ListFilters = Omit<KickFilters, 'createdBy'>

/** The filters in an address; what is none is ignored. */
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
