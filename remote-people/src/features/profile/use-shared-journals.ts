import { useQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { request } from '../../request'
import { shownPerSection } from './section-columns'

/** Queries a user's newest Journals that the signed-in one may read. */
export const useSharedJournals = (createdBy: string) =>
  useQuery({
    queryKey: [...keys.journals.all, 'shared', createdBy],
    queryFn: ({ signal }) =>
      request('get', '/api/journal/shared', { query: { createdBy, limit: shownPerSection }, signal }),
  })
