import { DetailSkeleton } from '@bucketeer/shared-ui'
import { SharedGate, useSharedLink } from '@bucketeer/shared-ui/social'
import { useParams } from 'react-router-dom'
import { ApiError, keys } from '@bucketeer/shared-auth'
import { useMutation, useQuery } from '@tanstack/react-query'
import { words as bucketWords } from '../../bucket/words'
import { BucketView } from './bucket-view'
import { request } from '../../request'
import { words } from './words'

/** Returns the Bucket of a link, and the mutation that opens one with a password. */
function useSharedBucket(key: string) {
  const link = useSharedLink({
    queryKey: [...keys.buckets.all, 'shared', key],
    read: async (options) => {
      const { bucket } = await request('get', '/api/shared/{key}', { params: { key }, ...options })
      if (bucket) return bucket
      throw new ApiError(404, words.linkToElse)
    },
  })
  return { query: useQuery(link.query), unlocking: useMutation(link.unlocking) }
}

/** /shared/bucket/:key, for everybody who has the link. */
export default function SharedBucketPage() {
  const { key = '' } = useParams()
  const { query, unlocking } = useSharedBucket(key)
  return (
    <SharedGate
      query={query}
      unlocking={unlocking}
      skeleton={<DetailSkeleton isLow />}
      heading={bucketWords.outOfReach}
      failure={bucketWords.couldNotGet}
    >
      {(bucket) => <BucketView bucket={bucket} refreshError={query.error} byLink />}
    </SharedGate>
  )
}
