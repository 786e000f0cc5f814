import { isNotFound, type Journal, useAuth } from '@bucketeer/shared-auth'
import { NotFoundView } from '@bucketeer/shared-ui'
import { type ReactNode } from 'react'
import { JournalGate } from './journal-gate'
import { useJournal } from './use-journal'

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
