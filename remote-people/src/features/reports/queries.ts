import { keys } from '@bucketeer/shared-auth'
import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from '../../request'

export const decisionsKey = [...keys.users.all, 'decisions']

/** Queries the decisions of moderators about the user, in pages. */
export const useOwnDecisions = () => useInfiniteQuery(request.pages(decisionsKey, '/api/people/decision', {}))

/** Queries the user's reports, in pages. */
export const useOwnReports = () =>
  useInfiniteQuery(request.pages([...keys.users.all, 'reports'], '/api/people/report', {}))
