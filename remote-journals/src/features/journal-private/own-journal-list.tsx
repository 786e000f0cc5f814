import { type Journal } from '@bucketeer/shared-auth'
import { CardGridSkeleton, RetryBanner, Stack } from '@bucketeer/shared-ui'
import { type UseQueryResult } from '@tanstack/react-query'
import { journalColumns } from '../../journal-card'
import { NoJournals } from './no-journals'
import { OwnJournalGrid } from './own-journal-grid'
import { words } from './words'

/** The list in its four states. After a failed refresh it shows the error above the old list. */
export function OwnJournalList({ query }: { query: UseQueryResult<Journal[]> }) {
  const { data: journals, error, isPending, refetch } = query
  if (isPending) return <CardGridSkeleton columns={journalColumns} />
  return (
    <Stack sx={{ gap: 3 }}>
      <RetryBanner title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
      {journals?.length === 0 && <NoJournals />}
      {journals && journals.length > 0 && <OwnJournalGrid journals={journals} />}
    </Stack>
  )
}
