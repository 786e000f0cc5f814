import { ApiError, keys } from '@bucketeer/shared-auth'
import { useOnce } from '@bucketeer/shared-ui'
import { localDay } from '@bucketeer/shared-ui/social'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../request'

/** The second one tells whether there is another wish to choose. */
const nextCount = 2
const nextKey = [...keys.log.ofWishes, 'next']

export const memoriesKey = [...keys.log.all, 'memories']

const getNextUp = (signal: AbortSignal) =>
  request('get', '/api/log/next', { query: { limit: nextCount }, signal })
/** Requests the memories of the user's day, or of the server's if the clock of this device is wrong. */
const getMemories = async (date: string, signal: AbortSignal) => {
  try {
    return await request('get', '/api/log/on-this-day', { query: { date }, signal })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error
    return request('get', '/api/log/on-this-day', { signal })
  }
}

export type NextUp = Awaited<ReturnType<typeof getNextUp>>[number]

/** Queries the wish that is next, and the one after it. */
export const useNextUp = () => useQuery({ queryKey: nextKey, queryFn: ({ signal }) => getNextUp(signal) })

/** Queries what the user did on this day in other years. */
export const useMemories = () => {
  const date = localDay()
  return useQuery({
    queryKey: [...memoriesKey, date],
    queryFn: ({ signal }) => getMemories(date, signal),
  })
}

/** Moves a wish to the end of the suggestions. */
export const usePutOff = () => {
  const cache = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (kickId: string) => request('post', '/api/log/next/{kickId}/not-now', { params: { kickId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: nextKey }),
  })
  return { isPending, error, putOff: useOnce((kickId: string) => mutateAsync(kickId)) }
}
