import { keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../request'

/** Returns all Journals of the signed-in user, Public and Private, newest first. */
export const useOwnJournals = () =>
  useQuery({
    queryKey: keys.journals.privateList(),
    queryFn: ({ signal }) => request.all('/api/journal/private', { signal }),
  })
