import { type Journal, keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../request'

// The default page size of the server.
const pageSize = 100

interface Entity {
  _id: string
}

/**
 * Reads all pages of a list.
 * @param readPage returns the first page, or the one after `cursor`
 */
async function readPages<Item extends Entity>(
  readPage: (after: { cursor?: string }) => Promise<Item[]>,
  known: Item[] = [],
): Promise<Item[]> {
  const cursor = known.at(-1)?._id
  const page = await readPage(cursor ? { cursor } : {})
  const seen = new Set(known.map(({ _id }) => _id))
  const fresh = page.filter(({ _id }) => !seen.has(_id))
  const all = [...known, ...fresh]
  return fresh.length < pageSize ? all : readPages(readPage, all)
}

/** Returns all Journals of the signed-in user, Public and Private, newest first. */
export const useOwnJournals = () =>
  useQuery<Journal[]>({
    queryKey: keys.journals.privateList(),
    queryFn: ({ signal }) =>
      readPages((after) => request('get', '/api/journal/private', { query: after, signal })),
  })
