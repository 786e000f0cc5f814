import { CardGridSkeleton, ErrorBanner, RetryBanner, Stack } from '@bucketeer/shared-ui'
import { journalColumns } from '../../journal-card'
import { NextPage } from './next-page'
import { NoPublicJournals } from './no-public-journals'
import { PublicJournalGrid } from './public-journal-grid'
import { usePublicJournals } from './use-public-journals'
import { words } from './words'

/** The list in its states. After a failed refresh or next page it shows the error with the old list. */
export function PublicJournalList() {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, ...page } = usePublicJournals()
  if (isPending) return <CardGridSkeleton columns={journalColumns} />
  const journals = data?.pages.flat()
  const listError = page.isFetchNextPageError ? null : error
  const endOfList = page.isFetchNextPageError ? 'failed' : 'ready'
  return (
    <Stack sx={{ gap: 4 }}>
      <RetryBanner title={words.couldNotGet} error={listError} onRetry={() => void refetch()} />
      {journals?.length === 0 && <NoPublicJournals />}
      {journals && journals.length > 0 && <PublicJournalGrid journals={journals} />}
      {page.isFetchNextPageError && <ErrorBanner title={words.couldNotGet} error={error} />}
      {hasNextPage && (
        <NextPage
          state={page.isFetchingNextPage ? 'loading' : endOfList}
          onLoad={() => void fetchNextPage()}
        />
      )}
    </Stack>
  )
}
