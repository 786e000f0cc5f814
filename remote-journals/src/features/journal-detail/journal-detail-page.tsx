import { DetailSkeleton } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { ApiError, type Journal, keys } from '@bucketeer/shared-auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BackLinks, JournalGate } from '../../journal/journal-gate'
import { JournalView } from './journal-view'
import { laterStoriesKey, readingKey } from '../../journal/shown-journal'
import { isJournal } from '../../journal/own-journal-gate'
import { words as journalWords } from '../../journal/words'
import { request } from '../../request'
import { useLaterStories } from './use-later-stories'

/** Enough to fill the first screens. `remote.json` names the same number. */
const firstStories = 4
/** The largest number that the server accepts. */
const mostStories = 100

/**
 * Returns a Journal with the Stories that are loaded so far, and those after them; null if there are none. A refresh asks
 * for no fewer Stories than are shown.
 */
function useReadJournal(journalId: string) {
  const cache = useQueryClient()
  const queryKey = readingKey(journalId)
  const query = useQuery<Journal>({
    queryKey,
    queryFn: async ({ signal }) => {
      const shown = cache.getQueryData<Journal>(queryKey)
      const stories = Math.min(mostStories, Math.max(firstStories, shown?.story.length ?? 0))
      const options = { params: { journalId }, query: { stories }, signal }
      const journal = await request('get', '/api/journal/{journalId}', options)
      if (isJournal(journal)) return journal
      throw new ApiError(200, journalWords.empty)
    },
    // A form has read the whole Journal, and shows it here after saving.
    initialData: () => cache.getQueryData(keys.journals.detail(journalId)),
    initialDataUpdatedAt: () => {
      const whole = cache.getQueryState(keys.journals.detail(journalId))
      return whole?.isInvalidated ? 0 : whole?.dataUpdatedAt
    },
  })
  const { journal, later } = useLaterStories(query.data, {
    queryKey: laterStoriesKey(journalId),
    readPage: (page) => request.page('/api/journal/{journalId}/stories', { params: { journalId }, ...page }),
  })
  return { query: { ...query, data: journal }, later }
}

const skeleton = (
  <>
    <BackLinks />
    <DetailSkeleton />
  </>
)

/** /journal/:journalId */
export default function JournalDetailPage() {
  const { journalId = '' } = useParams()
  const { query, later } = useReadJournal(journalId)
  return (
    <JournalGate query={query} skeleton={skeleton}>
      {(journal) => (
        <JournalView key={journalId} journal={journal} later={later} refreshError={query.error} />
      )}
    </JournalGate>
  )
}
