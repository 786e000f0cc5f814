import { useQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { api } from '../../api'
import { shownPerSection } from './section-columns'

export const usePublicJournals = (createdBy: string) =>
  useQuery({
    queryKey: keys.journals.publicNewest(createdBy, shownPerSection),
    queryFn: ({ signal }) => api.journals.listPublic({ createdBy, limit: shownPerSection, signal }),
  })
