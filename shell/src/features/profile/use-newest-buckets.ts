import { useQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { api } from '../../api'
import { shownPerSection } from './section-columns'

export const useNewestBuckets = () =>
  useQuery({
    queryKey: keys.buckets.newest(shownPerSection),
    queryFn: ({ signal }) => api.buckets.list({ limit: shownPerSection, signal }),
  })
