import { pagesQuery } from '@bucketeer/shared-auth'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { request } from '../../request'

export type QueueState = 'open' | 'decided'

export const careKey = ['care']
export const reportKey = (reportId: string) => [...careKey, 'report', reportId]

/** Queries the reported things, in pages. */
export const useQueue = (state: QueueState) =>
  useInfiniteQuery({
    queryKey: [...careKey, state],
    ...pagesQuery((after, signal) =>
      request.page('/api/care/report', { query: { state, ...after }, signal }),
    ),
  })

/** Queries the log of decisions, in pages. */
export const useCareLog = () =>
  useInfiniteQuery({
    queryKey: [...careKey, 'log'],
    ...pagesQuery((after, signal) => request.page('/api/care/log', { query: after, signal })),
  })

export const useCareReport = (reportId: string) =>
  useQuery({
    queryKey: reportKey(reportId),
    queryFn: ({ signal }) => request('get', '/api/care/report/{reportId}', { params: { reportId }, signal }),
  })
