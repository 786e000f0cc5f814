import { keys } from '@bucketeer/shared-auth'
import { useDebounced } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../request'

/** The maximum number of results. */
const limit = 8
// Debounce in milliseconds.
const pause = 300

/** Searches everybody's Kicks once typing pauses. An empty text finds nothing. */
export const useKickSearch = (text: string) => {
  const wanted = text.trim()
  const q = useDebounced(wanted, pause)
  const query = useQuery({
    // Below the log, because what is done shows in the results.
    queryKey: [...keys.log.all, 'search', q],
    queryFn: ({ signal }) => request('get', '/api/kick', { query: { q, limit }, signal }),
    enabled: q !== '',
    placeholderData: (before) => before,
  })
  return { ...query, data: q === '' || wanted === '' ? undefined : query.data, isCurrent: q === wanted }
}
