import { useQuery } from '@tanstack/react-query'
import { request } from '../request'
import { logKeys } from './log-keys'

/** Queries the years of the user's own log, newest first. */
export const useYears = () =>
  useQuery({
    queryKey: [...logKeys.years, 'list'],
    queryFn: ({ signal }) => request('get', '/api/log/years', { signal }),
  })

const readYear = (year: number, signal: AbortSignal) =>
  request('get', '/api/log/years/{year}', { params: { year }, signal })

/** The numbers of a year. */
export type LogYear = Awaited<ReturnType<typeof readYear>>

/** Queries the numbers of a year of the user's own log. */
export const useYear = (year: number) =>
  useQuery({
    queryKey: [...logKeys.years, year],
    queryFn: ({ signal }) => readYear(year, signal),
  })
