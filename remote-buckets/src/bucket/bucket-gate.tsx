import { ApiError, type Bucket, keys } from '@bucketeer/shared-auth'
import { EntityGate, type EntityGateProps } from '@bucketeer/shared-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'
import { words } from './words'

const isWhole = (bucket: Bucket | null | undefined) => Boolean(bucket?._id && bucket.kicks)

async function readBucket(bucketId: string, signal: AbortSignal) {
  const bucket = await request('get', '/api/bucket/{bucketId}', { params: { bucketId }, signal })
  if (isWhole(bucket)) return bucket
  throw new ApiError(200, words.empty)
}

/**
 * Returns a Bucket with its Kicks. Shows cached data of the list first, unless the list left Kicks out. A response without
 * a Bucket is an error with the response's status, 200.
 */
export function useBucket(bucketId: string) {
  const cache = useQueryClient()
  const fromList = () =>
    cache
      .getQueryData(keys.buckets.list())
      ?.find(({ _id, kicks, kickCount }) => _id === bucketId && kicks.length === kickCount)
  return useQuery<Bucket>({
    queryKey: keys.buckets.detail(bucketId),
    queryFn: ({ signal }) => readBucket(bucketId, signal),
    placeholderData: fromList,
  })
}

/** Renders a page with its Bucket, or its skeleton while loading, or the error. */
export function BucketGate(props: Pick<EntityGateProps<Bucket>, 'query' | 'skeleton' | 'children'>) {
  const page = { back: { to: '/buckets', label: words.back } }
  return <EntityGate {...props} heading={words.outOfReach} failure={words.couldNotGet} page={page} />
}
