import { useQuery } from '@tanstack/react-query'
import { logKeys } from '../../log/log-calls'
import { request } from '../../request'

/** Queries an entry, one's own or one that one may see. */
export const useEntry = (entryId: string) =>
  useQuery({
    queryKey: logKeys.entry(entryId),
    queryFn: ({ signal }) => request('get', '/api/log/{entryId}', { params: { entryId }, signal }),
  })
