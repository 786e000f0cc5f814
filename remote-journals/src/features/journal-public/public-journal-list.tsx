import { EmptyDrawing, EmptyView, LinkButton, NextPage, RetryBanner, Stack } from '@bucketeer/shared-ui'
import { Byline } from '../../byline/byline'
import { JournalGrid, JournalGridSkeleton } from '../../journal-card/journal-grid'
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

/** The list in its states. After a failed refresh or next page it shows the error with the old list. */
export function PublicJournalList() {
  const query = usePublicJournals()
  const { data, error, isPending, refetch } = query
  if (isPending) return <JournalGridSkeleton />
  const journals = data?.pages.flat()
  const listError = query.isFetchNextPageError ? null : error
  return (
    <Stack sx={{ gap: 4 }}>
      <RetryBanner title={words.couldNotGet} error={listError} onRetry={() => void refetch()} />
      {journals?.length === 0 && <NoPublicJournals />}
      {journals && journals.length > 0 && (
        <JournalGrid
          label={words.label}
          journals={journals}
          overline={({ createdBy }) => <Byline creator={createdBy} />}
        />
      )}
      <NextPage list={query} label={words.more} failure={words.couldNotGet} />
    </Stack>
  )
}
