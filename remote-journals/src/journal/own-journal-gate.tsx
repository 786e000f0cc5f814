import { ApiError, isNotFound, type Journal, keys, useAuth } from '@bucketeer/shared-auth'
import { NotFoundView } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { request } from '../request'
import { JournalGate } from './journal-gate'
import { words } from './words'

/** Returns whether a response is a Journal with its Stories. */
export const isJournal = (journal: Journal | null | undefined) => Boolean(journal?._id && journal.story)

/** The largest page that the server sends. */
const pageSize = 50

/** Reads a Journal with all its Stories, of which the first response of a long one has the first only. */
export async function readWholeJournal(journalId: string, signal?: AbortSignal): Promise<Journal> {
  const options = { params: { journalId }, ...(signal && { signal }) }
  const journal = await request('get', '/api/journal/{journalId}', options)
  if (!isJournal(journal)) throw new ApiError(200, words.empty)
  const cursor = journal.story.at(-1)?._id
  if (!cursor || journal.story.length >= journal.storyCount) return journal
  const query = { limit: pageSize, cursor }
  const later = await request.all('/api/journal/{journalId}/stories', { ...options, query })
  return { ...journal, story: [...journal.story, ...later] }
}

/**
 * Returns a whole Journal for a form, which must start with the present version. A response without a Journal is an error
 * with the response's status, 200.
 */
const useJournal = (journalId: string) =>
  useQuery<Journal>({
    queryKey: keys.journals.detail(journalId),
    queryFn: ({ signal }) => readWholeJournal(journalId, signal),
    refetchOnMount: 'always',
  })

interface OwnJournalGateProps {
  journalId: string
  skeleton: ReactNode
  /** Shown when there is no such Journal any more; the not-found page by default. */
  missing?: ReactNode
  children: (journal: Journal) => ReactNode
}

/** Renders a form with the user's own Journal. Shows the not-found page for other Journals. */
export function OwnJournalGate(props: OwnJournalGateProps) {
  const { journalId, skeleton, missing = <NotFoundView />, children } = props
  const me = useAuth(({ user }) => user?._id)
  const query = useJournal(journalId)
  if (isNotFound(query.error)) return missing
  return (
    <JournalGate query={query} skeleton={skeleton}>
      {(journal) => (journal.createdBy === me ? children(journal) : <NotFoundView />)}
    </JournalGate>
  )
}
