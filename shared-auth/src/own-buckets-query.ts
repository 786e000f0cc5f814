import type { Bucket } from './api/entities'
import type { RequestPage } from './api/request'
import { keys } from './keys'

// A Bucket that is created between two requests does not shift the pages, because cursors are keys and not offsets.
async function readFrom(page: RequestPage, cursor: string | null, signal: AbortSignal): Promise<Bucket[]> {
  const { items, next } = await page('/api/bucket', { ...(cursor && { query: { cursor } }), signal })
  return next === null ? items : [...items, ...(await readFrom(page, next, signal))]
}

/**
 * Returns the query options for all Buckets of the user, newest first: the key `keys.buckets.list()` and a function that
 * fetches every page. For `useQuery` and `fetchQuery`.
 * @param request the part's own `request`
 */
export const ownBucketsQuery = ({ page }: { page: RequestPage }) => ({
  queryKey: keys.buckets.list(),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Bucket[]> => readFrom(page, null, signal),
})
