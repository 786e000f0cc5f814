import { type PublicJournal } from '@bucketeer/shared-auth'
import {
  CardGridSkeleton,
  EmptyDrawing,
  EmptyView,
  ErrorBanner,
  LinkButton,
  LongCardGrid,
  RetryBanner,
  Stack,
  useFirstRow,
} from '@bucketeer/shared-ui'
import { JournalCard, journalColumns } from '../../journal-card/journal-card'
import { Byline } from './byline'
import { NextPage } from './next-page'
import { usePublicJournals } from './use-public-journals'
import { words } from './words'

/** The empty state of the public list. */
function NoPublicJournals() {
  return (
    <EmptyView
      drawing={<EmptyDrawing kind="journal" />}
      text={words.none}
      action={
        <LinkButton to="/journal/create" variant="outlined">
          {words.start}
        </LinkButton>
      }
    />
  )
}

/** Cards of Journals with their authors. */
function PublicJournalGrid({ journals }: { journals: PublicJournal[] }) {
  const firstRow = useFirstRow(journalColumns)
  return (
    <LongCardGrid columns={journalColumns} label={words.label}>
      {journals.map((journal, place) => (
        <JournalCard
          key={journal._id}
          journal={journal}
          overline={<Byline creator={journal.createdBy} />}
          priority={place < firstRow}
        />
      ))}
    </LongCardGrid>
  )
}

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
