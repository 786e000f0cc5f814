import { useQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { api } from '../../api'
import { shownOfEach } from './shelf-columns'

export const useNewestJournals = () =>
  useQuery({
    queryKey: keys.journals.privateNewest(shownOfEach),
    queryFn: ({ signal }) => api.journals.listPrivate({ limit: shownOfEach, signal }),
  })
