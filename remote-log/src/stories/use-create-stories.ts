import { keys } from '@bucketeer/shared-auth'
import { isolate, useOnce, useToasts } from '@bucketeer/shared-ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { request } from '../request'
import { useIsSheetEntry } from './use-history-entry'
import { words } from './words'

/** The largest number of entries of which Stories are created at once. */
export const maxEntries = 100

/** The largest page that the server returns. */
const maxJournals = 100

export const titleLimit = 200

type NewStories = { entryIds: string[] } & ({ journalId: string } | { title: string })

/** Creates Stories of entries, and opens their Journal. */
export const useCreateStories = () => {
  const cache = useQueryClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  // Back from the Journal leads to the page, not to the sheet on it, which is closed then.
  const replace = useIsSheetEntry()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (body: NewStories) => request('post', '/api/log/stories', { body }),
    onSuccess: ({ journal, stories, leftOut }) => {
      void cache.invalidateQueries({ queryKey: keys.journals.all })
      const names = leftOut.map(({ kickName }) => isolate(kickName)).join(', ')
      toasts.success(words.created(stories), names === '' ? {} : { detail: words.journal.leftOut(names) })
      void navigate(`/journal/${journal._id}`, { replace })
    },
  })
  return { isPending, error, create: useOnce((body: NewStories) => mutateAsync(body)) }
}

/** Queries the newest Journals of the user. */
export const useOwnJournals = () =>
  useQuery({
    queryKey: keys.journals.privateNewest(maxJournals),
    queryFn: ({ signal }) =>
      request('get', '/api/journal/private', { query: { limit: maxJournals }, signal }),
  })
