import { keys } from '@bucketeer/shared-auth'
import { whenPageIdle } from '@bucketeer/shared-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { inOwnOrder } from '../../../arrange/orders'
import { request } from '../../../request'

// Below the key of the list, which is invalidated with it.
const namesKey = [...keys.buckets.list(), 'names']

/** Returns the user's own Buckets without their Kicks. Makes no call if the list of Buckets is in the cache. */
export function useBucketNames() {
  const cache = useQueryClient()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenPageIdle(() => setIdle(true)), [])
  return useQuery({
    queryKey: namesKey,
    queryFn: ({ signal }) => request.all('/api/bucket', { query: { kicks: 'none' }, signal }),
    initialData: () => cache.getQueryData(keys.buckets.list()),
    staleTime: Infinity,
    enabled: isIdle,
    select: inOwnOrder,
  })
}
