import { type Bucket, isNotFound, type Kick, keys, useAuth } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../request'
import { words } from '../words'

/** The offered Kicks and their source. */
export interface KicksOnOffer {
  kicks: Kick[]
  source: string
  /** The error and the words before its message. */
  failure: { title: string; error: Error } | null
  retry(): void
}

const useBucketOfJournal = (bucketId: string | null) =>
  useQuery<Bucket>({
    queryKey: keys.buckets.detail(bucketId ?? ''),
    queryFn: ({ signal }) =>
      request('get', '/api/bucket/{bucketId}', { params: { bucketId: bucketId ?? '' }, signal }),
    enabled: bucketId !== null,
  })

function useOwnKicks(isNeeded: boolean) {
  const createdBy = useAuth(({ user }) => user?._id)
  return useQuery<Kick[]>({
    queryKey: [...keys.kicks.all, 'by', createdBy],
    queryFn: ({ signal }) =>
      request('get', '/api/kick', { ...(createdBy && { query: { createdBy } }), signal }),
    enabled: isNeeded,
  })
}

/** Returns the Kicks of a Journal's Bucket, or the user's own if the Bucket is empty, deleted or not chosen. */
export function useKicksOnOffer(bucketId: string | null): KicksOnOffer {
  const bucket = useBucketOfJournal(bucketId)
  const isBucketOfNoUse = bucketId === null || isNotFound(bucket.error) || bucket.data?.kicks.length === 0
  const own = useOwnKicks(isBucketOfNoUse)
  const retry = () => void (isBucketOfNoUse ? own : bucket).refetch()

  if (isBucketOfNoUse) {
    const source = own.data?.length === 0 ? words.noKicks : words.ownKicks
    const failure = own.error && { title: words.couldNotGetKicks, error: own.error }
    return { kicks: own.data ?? [], source: own.isPending ? words.loadingKicks : source, failure, retry }
  }
  return {
    kicks: bucket.data?.kicks ?? [],
    source: bucket.data ? words.kicksOfBucket(bucket.data.name) : words.loadingKicks,
    failure: bucket.error && { title: words.couldNotGetBucket, error: bucket.error },
    retry,
  }
}
