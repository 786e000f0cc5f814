import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '@bucketeer/shared-auth'
import type { LogEntry } from './entry'
import { logKeys } from './log-calls'
import { request } from '../request'

const pageSize = 24

// An entry may be in two pages when its date changes meanwhile.
const withoutRepeats = ({ pages }: InfiniteData<Page<LogEntry>>) => [
  ...new Map(pages.flatMap(({ items }) => items).map((entry) => [entry._id, entry] as const)).values(),
]

/** Queries one's own log, newest first, in pages. */
export const useLog = () =>
  useInfiniteQuery({
    queryKey: logKeys.list,
    queryFn: ({ pageParam: cursor, signal }) =>
      request.page('/api/log', {
        query: { limit: pageSize, ...(cursor && { cursor }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: withoutRepeats,
  })

export type LogQuery = ReturnType<typeof useLog>
