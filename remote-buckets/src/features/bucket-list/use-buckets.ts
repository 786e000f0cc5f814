import { type Bucket, keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'

// One that is made meanwhile does not shift the pages, since each begins after the last one seen.
const readFrom = async (cursor: string | null, signal: AbortSignal): Promise<Bucket[]> => {
  const { items, next } = await api.buckets.page({ ...(cursor && { cursor }), signal })
  return next === null ? items : [...items, ...(await readFrom(next, signal))]
}

/** All Buckets of the person who is signed in, newest first. */
export const useBuckets = () =>
  useQuery({ queryKey: keys.buckets.list(), queryFn: ({ signal }) => readFrom(null, signal) })
