import { useQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { api } from '../../api'
import { shownPerSection } from './section-columns'

export const useNewestJournals = () =>
  useQuery({
    queryKey: keys.journals.privateNewest(shownPerSection),
    queryFn: ({ signal }) => api.journals.listPrivate({ limit: shownPerSection, signal }),
  })
