import type { Api } from './api/api-for'
import type { Request } from './api/request'
import type { Bucket } from './api/entities'
import { keys } from './keys'

type BucketPages = Pick<Api['buckets'], 'page'>
type Source = Request | { buckets: BucketPages }

const pagesOf = (source: Source): BucketPages['page'] =>
  'buckets' in source
    ? source.buckets.page
    : ({ cursor, signal } = {}) =>
        source.page('/api/bucket', { ...(cursor && { query: { cursor } }), ...(signal && { signal }) })

// A Bucket that is created meanwhile does not shift the pages, because cursors are keys and not offsets.
const readFrom = async (
  page: BucketPages['page'],
  cursor: string | null,
  signal: AbortSignal,
): Promise<Bucket[]> => {
  const { items, next } = await page({ ...(cursor && { cursor }), signal })
  return next === null ? items : [...items, ...(await readFrom(page, next, signal))]
}

/**
 * Returns the query options for all Buckets of the user, newest first: the key `keys.buckets.list()` and a function that
 * fetches every page. For `useQuery` and `fetchQuery`.
 * @param source the part's own `request`
 */
export const ownBucketsQuery = (source: Source) => ({
  queryKey: keys.buckets.list(),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Bucket[]> =>
    readFrom(pagesOf(source), null, signal),
})
