import type { Api } from './api/api-for'
import type { Bucket } from './api/entities'
import { keys } from './keys'

type BucketPages = Pick<Api['buckets'], 'page'>

// A Bucket that is created meanwhile does not shift the pages, because cursors are keys and not offsets.
const readFrom = async (
  buckets: BucketPages,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Bucket[]> => {
  const { items, next } = await buckets.page({ ...(cursor && { cursor }), signal })
  return next === null ? items : [...items, ...(await readFrom(buckets, next, signal))]
}

/**
 * Returns the query options for all Buckets of the user, newest first: the key `keys.buckets.list()` and a function that
 * fetches every page. For `useQuery` and `fetchQuery`.
 * @param api the part's own API
 */
export const ownBucketsQuery = ({ buckets }: { buckets: BucketPages }) => ({
  queryKey: keys.buckets.list(),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Bucket[]> => readFrom(buckets, null, signal),
})
