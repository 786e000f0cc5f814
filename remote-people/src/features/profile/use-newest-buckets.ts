import { useQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { request } from '../../request'
import { shownPerSection } from './section-columns'

export const useNewestBuckets = () =>
  useQuery({
    queryKey: keys.buckets.newest(shownPerSection),
    queryFn: ({ signal }) => request('get', '/api/bucket', { query: { limit: shownPerSection }, signal }),
  })
