import { useQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { request } from '../../request'
import { shownPerSection } from './section-columns'

/** Queries a user's newest Public Journals. Never sends the token. */
export const usePublicJournals = (createdBy: string) =>
  useQuery({
    queryKey: keys.journals.publicNewest(createdBy, shownPerSection),
    queryFn: ({ signal }) =>
      request('get', '/api/journal/public', {
        query: { createdBy, limit: shownPerSection },
        signal,
        token: null,
      }),
  })
