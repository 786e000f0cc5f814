import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { request } from '../../request'

export type QueueState = 'open' | 'decided'

export const careKey = ['care']
export const reportKey = (reportId: string) => [...careKey, 'report', reportId]

/** Queries the reported things, in pages. */
export const useQueue = (state: QueueState) =>
  useInfiniteQuery(request.pages([...careKey, state], '/api/care/report', { query: { state } }))

/** Queries the log of decisions, in pages. */
export const useCareLog = () => useInfiniteQuery(request.pages([...careKey, 'log'], '/api/care/log', {}))

export const useCareReport = (reportId: string) =>
  useQuery(request.query(reportKey(reportId), '/api/care/report/{reportId}', { params: { reportId } }))
