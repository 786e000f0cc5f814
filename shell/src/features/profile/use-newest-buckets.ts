import { useQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { api } from '../../api'
import { shownOfEach } from './shelf-columns'

export const useNewestBuckets = () =>
  useQuery({
    queryKey: keys.buckets.newest(shownOfEach),
    queryFn: ({ signal }) => api.buckets.list({ limit: shownOfEach, signal }),
  })
