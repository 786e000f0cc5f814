import { type Journal, keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { readPages } from '../../read-pages'

/** Returns all Journals of the signed-in user, Public and Private, newest first. */
export const useOwnJournals = () =>
  useQuery<Journal[]>({
    queryKey: keys.journals.privateList(),
    queryFn: ({ signal }) => readPages((after) => api.journals.listPrivate({ ...after, signal })),
  })
