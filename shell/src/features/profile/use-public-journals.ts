import { useQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { api } from '../../api'
import { shownOfEach } from './shelf-columns'

export const usePublicJournals = (createdBy: string) =>
  useQuery({
    queryKey: keys.journals.publicNewest(createdBy, shownOfEach),
    queryFn: ({ signal }) => api.journals.listPublic({ createdBy, limit: shownOfEach, signal }),
  })
