import { keys, pagesQuery } from '@bucketeer/shared-auth'
import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from '../../request'

export const decisionsKey = [...keys.users.all, 'decisions']

/** Queries the decisions of moderators about the user, in pages. */
export const useOwnDecisions = () =>
  useInfiniteQuery({
    queryKey: decisionsKey,
    ...pagesQuery((after, signal) => request.page('/api/people/decision', { query: after, signal })),
  })

/** Queries the user's reports, in pages. */
export const useOwnReports = () =>
  useInfiniteQuery({
    queryKey: [...keys.users.all, 'reports'],
    ...pagesQuery((after, signal) => request.page('/api/people/report', { query: after, signal })),
  })
