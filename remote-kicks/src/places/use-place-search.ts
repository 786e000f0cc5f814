import { useDebounced } from '@bucketeer/shared-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { loadPlaceDirectory } from './load-place-directory'
import { mapProvider } from './map-provider'
import type { Suggestion } from './place-directory'

/** Debounce in milliseconds (S9.10). */
const pauseAfterTyping = 200

/** Returns whether a text has a letter or a digit. */
const isName = (text: string) => /[\p{L}\p{N}]/u.test(text)

export interface PlaceSearch {
  /** Suggestions, the best match first; previous ones while a search is running. */
  places: Suggestion[]
  /** Whether the suggestions may be outdated. */
  isSearching: boolean
  /** Whether the suggestions, or the error, belong to the current text. */
  isAnswered: boolean
  error: Error | null
}

/** Searches places with a debounce; returns nothing for an empty text. */
export function usePlaceSearch(query: string): PlaceSearch {
  const typed = query.trim()
  const text = useDebounced(typed, pauseAfterTyping)
  const { data, isFetching, error } = useQuery({
    queryKey: ['place-search', mapProvider(), text],
    queryFn: async ({ signal }) => (await loadPlaceDirectory()).search(text, signal),
    enabled: isName(text),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  if (!isName(typed)) return { places: [], isSearching: false, isAnswered: false, error: null }
  const isSearching = isFetching || text !== typed
  return { places: data ?? [], isSearching, isAnswered: !isSearching, error }
}
