import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '@bucketeer/shared-auth'
import type { LogEntry } from './entry'
import { type LogFilters, logKeys } from './log-calls'
import { logRequest } from './log-request'

const pageSize = 24

// An entry may be in two pages when its date changes meanwhile.
const withoutRepeats = ({ pages }: InfiniteData<Page<LogEntry>>) => [
  ...new Map(pages.flatMap(({ items }) => items).map((entry) => [entry._id, entry] as const)).values(),
]

/** Queries a log, newest first, in pages. Keeps the previous entries while others load. */
export const useLog = (filters: LogFilters) =>
  useInfiniteQuery({
    queryKey: logKeys.list(filters),
    queryFn: ({ pageParam: cursor, signal }) =>
      logRequest.page('/api/log', {
        query: { ...filters, limit: pageSize, ...(cursor && { cursor }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: withoutRepeats,
    placeholderData: (before) => before,
  })

export type LogQuery = ReturnType<typeof useLog>
