import { type Bucket, keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'

// As many as the server gives at once when nobody says how many.
const pageSize = 100

const readPages = async (signal: AbortSignal, known: Bucket[] = []): Promise<Bucket[]> => {
  const cursor = known.at(-1)?._id
  const page = await api.buckets.list({ ...(cursor && { cursor }), signal })
  const seen = new Set(known.map(({ _id }) => _id))
  const fresh = page.filter(({ _id }) => !seen.has(_id))
  const all = [...known, ...fresh]
  return fresh.length < pageSize ? all : readPages(signal, all)
}

/** All Buckets of the person who is signed in, newest first. */
export const useBuckets = () =>
  useQuery({ queryKey: keys.buckets.list(), queryFn: ({ signal }) => readPages(signal) })
