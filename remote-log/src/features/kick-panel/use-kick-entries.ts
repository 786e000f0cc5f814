import { keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { logKeys } from '../../log/log-calls'
import { request } from '../../request'

/** The most that the server returns at once. */
const most = 100

/** Queries the member's own entries of a Kick. */
export const useKickEntries = (kickId: string) =>
  useQuery({
    queryKey: logKeys.ofKick(kickId),
    queryFn: ({ signal }) => request('get', '/api/log', { query: { kick: kickId, limit: most }, signal }),
  })

/** Reads the Kick of the page, which has it in the cache. */
export const useKick = (kickId: string) =>
  useQuery({
    queryKey: keys.kicks.detail(kickId),
    queryFn: ({ signal }) => request('get', '/api/kick/{kickId}', { params: { kickId }, signal }),
    staleTime: Infinity,
  })
