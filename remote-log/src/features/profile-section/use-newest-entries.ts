import { useQuery } from '@tanstack/react-query'
import { logKeys } from '../../log/log-keys'
import { request } from '../../request'

/** The number of entries on a profile. */
export const shownEntries = 3

/** Queries the newest entries of a member that the user may see. */
export const useNewestEntries = (userId: string) =>
  useQuery({
    queryKey: logKeys.newest(userId),
    queryFn: ({ signal }) =>
      request('get', '/api/log', { query: { user: userId, limit: shownEntries }, signal }),
  })
