import type { Api } from './api/api-for'
import type { Bucket } from './api/entities'
import { keys } from './keys'

type BucketPages = Pick<Api['buckets'], 'page'>

// A Bucket that is made meanwhile does not shift the pages, since each begins after the last one seen.
const readFrom = async (
  buckets: BucketPages,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Bucket[]> => {
  const { items, next } = await buckets.page({ ...(cursor && { cursor }), signal })
  return next === null ? items : [...items, ...(await readFrom(buckets, next, signal))]
}

/**
 * The query of all one's own Buckets, newest first: the key `keys.buckets.list()` with the function that reads every
 * page. Give it to `useQuery` or `fetchQuery`, so that no part finds a single page where it expects all.
 * @param api the calls in the part's own name
 */
export const ownBucketsQuery = ({ buckets }: { buckets: BucketPages }) => ({
  queryKey: keys.buckets.list(),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Bucket[]> => readFrom(buckets, null, signal),
})
