import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { loadPlaceDirectory } from './load-place-directory'
import { mapProvider } from './map-provider'
import type { Suggestion } from './place-directory'
import { useDebounced } from './use-debounced'

/** Milliseconds. Specification, section 9. */
const pauseAfterTyping = 200

/** What has neither a letter nor a digit is no name yet. */
const isName = (text: string) => /[\p{L}\p{N}]/u.test(text)

export interface PlaceSearch {
  /** The best match first; what was found before while the search for a longer text is on. */
  places: Suggestion[]
  /** Whether there may be others for what was typed. */
  isSearching: boolean
  error: Error | null
}

/** Places for what somebody types, once they pause; nothing for an empty text. */
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
  if (!isName(typed)) return { places: [], isSearching: false, error: null }
  return { places: data ?? [], isSearching: isFetching || text !== typed, error }
}
