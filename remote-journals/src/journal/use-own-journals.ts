import { type Journal, keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../request'

async function readFrom(cursor: string | null, signal: AbortSignal): Promise<Journal[]> {
  const query = cursor === null ? {} : { cursor }
  const { items, next } = await request.page('/api/journal/private', { query, signal })
  return next === null ? items : [...items, ...(await readFrom(next, signal))]
}

/** Returns all Journals of the signed-in user, Public and Private, newest first. */
export const useOwnJournals = () =>
  useQuery({
    queryKey: keys.journals.privateList(),
    queryFn: ({ signal }) => readFrom(null, signal),
  })
