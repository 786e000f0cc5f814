import type { RequestAll } from './api/request'
import { keys } from './keys'

/**
 * Returns the query options for all Buckets of the user, newest first: the key `keys.buckets.list()` and a function that
 * fetches every page. For `useQuery` and `fetchQuery`.
 * @param request the part's own `request`
 */
export const ownBucketsQuery = ({ all }: { all: RequestAll }) => ({
  queryKey: keys.buckets.list(),
  queryFn: ({ signal }: { signal: AbortSignal }) => all('/api/bucket', { signal }),
})
