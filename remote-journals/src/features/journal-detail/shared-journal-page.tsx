import { DetailSkeleton } from '@bucketeer/shared-ui'
import { SharedGate, useSharedLink } from '@bucketeer/shared-ui/social'
import { useParams } from 'react-router-dom'
import { ApiError, keys } from '@bucketeer/shared-auth'
import { useMutation, useQuery } from '@tanstack/react-query'
import { words as journalWords } from '../../journal/words'
import { JournalView } from './journal-view'
import { request } from '../../request'
import { useLaterStories } from './use-later-stories'
import { words } from './words'

/** Returns the Journal of a link, its Stories that are not loaded yet, and the mutation that opens one with a password. */
function useSharedJournal(key: string) {
  const queryKey = [...keys.journals.all, 'shared', key]
  const link = useSharedLink({
    queryKey,
    read: async (options) => {
      const { journal } = await request('get', '/api/shared/{key}', { params: { key }, ...options })
      if (journal) return journal
      throw new ApiError(404, words.linkToElse)
    },
  })
  const query = useQuery(link.query)
  const { journal, later } = useLaterStories(query.data, {
    queryKey: [...queryKey, 'later'],
    readPage: (page) =>
      request.page('/api/shared/{key}/stories', {
        params: { key },
        sharePassword: link.password.current,
        ...page,
      }),
  })
  return { query: { ...query, data: journal }, later, unlocking: useMutation(link.unlocking) }
}

/** /shared/journal/:key, for everybody who has the link. */
export default function SharedJournalPage() {
  const { key = '' } = useParams()
  const { query, later, unlocking } = useSharedJournal(key)
  return (
    <SharedGate
      query={query}
      unlocking={unlocking}
      skeleton={<DetailSkeleton />}
      heading={journalWords.outOfReach}
      failure={journalWords.couldNotGet}
    >
      {(journal) => <JournalView journal={journal} later={later} refreshError={query.error} byLink />}
    </SharedGate>
  )
}
