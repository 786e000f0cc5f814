import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '@bucketeer/shared-auth'
import type { LogEntry } from './entry'
import type { LogFilter } from './log-filter'
import { logKeys } from './log-keys'
import { request } from '../request'

const pageSize = 24

// An entry may be in two pages when its date changes between their requests.
const withoutRepeats = ({ pages }: InfiniteData<Page<LogEntry>>) => [
  ...new Map(pages.flatMap(({ items }) => items).map((entry) => [entry._id, entry] as const)).values(),
]

/** Queries a log, newest first, in pages. */
export const useLog = (filter: LogFilter = {}) =>
  useInfiniteQuery({
    queryKey: logKeys.list(filter),
    queryFn: ({ pageParam: cursor, signal }) =>
      request.page('/api/log', {
        query: { limit: pageSize, ...filter, ...(cursor && { cursor }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: withoutRepeats,
    // Shows the entries of the last filter while others load, but never those of another person.
    placeholderData: (before) => (filter.user === undefined ? before : undefined),
  })

export type LogQuery = ReturnType<typeof useLog>
