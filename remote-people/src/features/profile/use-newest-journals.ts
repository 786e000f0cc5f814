import { useQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { request } from '../../request'
import { shownPerSection } from './section-columns'

export const useNewestJournals = () =>
  useQuery({
    queryKey: keys.journals.privateNewest(shownPerSection),
    queryFn: ({ signal }) =>
      request('get', '/api/journal/private', { query: { limit: shownPerSection }, signal }),
  })
