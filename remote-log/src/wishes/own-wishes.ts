import { type Bucket, type Kick, keys } from '@bucketeer/shared-auth'
import type { WishLine } from '@bucketeer/shared-ui/social'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'

/** Enough for a new user. */
const bucketCount = 3
const newestKey = keys.buckets.newest(bucketCount)

/** Queries the user's newest Buckets, with the first Kicks of each. */
export const useNewestBuckets = () =>
  useQuery(request.query(newestKey, '/api/bucket', { query: { limit: bucketCount } }))

/** Returns the Kicks of Buckets, each once. */
export const kicksOf = (buckets: readonly Bucket[]): Kick[] => [
  ...new Map(buckets.flatMap(({ kicks }) => kicks).map((kick) => [kick._id, kick] as const)).values(),
]

/** Marks what shows Buckets as stale, and refetches what is on the screen. */
export function refreshBuckets(cache: QueryClient) {
  void cache.invalidateQueries({ queryKey: keys.buckets.all })
  void cache.invalidateQueries({ queryKey: keys.log.ofWishes })
}

/** Adds wishes to the user's Bucket of a name, and creates it if it does not exist. */
export function useAddSomeday(name: string) {
  const cache = useQueryClient()
  return useMutation({
    // One after another, in the order in which they were written.
    scope: { id: 'someday' },
    mutationFn: (lines: WishLine[]) =>
      request('post', '/api/bucket/someday/wishes', {
        body: { lines: lines.map(({ text, done }) => (done ? { text, done } : { text })), name },
      }),
    onSuccess: ({ bucket, kicks }) => {
      // Shows them at once.
      cache.setQueryData(newestKey, (buckets = []) => {
        const known = buckets.find(({ _id }) => _id === bucket._id)
        const shown = { ...bucket, kicks: [...(known?.kicks ?? []), ...kicks] }
        return [...buckets.filter(({ _id }) => _id !== bucket._id), shown]
      })
      refreshBuckets(cache)
    },
  })
}

/** Adds a Kick to the user's Bucket of a name, or to the newest one, or removes it. Creates the Bucket if there is none. */
export function useKeepKick(name: string) {
  const cache = useQueryClient()
  const create = async () => {
    const created = await request('post', '/api/bucket', { body: { name } })
    // For the next attempt, if the Kick cannot be added.
    cache.setQueryData(newestKey, (buckets = []) => [created, ...buckets])
    return created
  }
  return useMutation({
    // One after another, so that they create one Bucket.
    scope: { id: 'someday' },
    mutationFn: async ({ kickId, isKept }: { kickId: string; isKept: boolean }) => {
      const buckets = cache.getQueryData(newestKey) ?? []
      const isIn = ({ kicks }: Bucket) => kicks.some(({ _id }) => _id === kickId)
      const known = isKept
        ? (buckets.find((bucket) => bucket.name === name) ?? buckets[0])
        : buckets.find(isIn)
      const { _id: bucketId } = known ?? (await create())
      const path = isKept ? '/api/bucket/{bucketId}/add' : '/api/bucket/{bucketId}/remove/kick'
      return request('put', path, { params: { bucketId }, body: { bucketId, kickId } })
    },
    onSuccess: (changed) => {
      cache.setQueryData(newestKey, (buckets = []) => [
        changed,
        ...buckets.filter(({ _id }) => _id !== changed._id),
      ])
      refreshBuckets(cache)
    },
  })
}
