import { useAuth } from '@bucketeer/shared-auth'
import { EmptyView, LinkButton, ListError, NextPage, PageFrame, PlusIcon, Stack } from '@bucketeer/shared-ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Byline } from '../../byline/byline'
import { JournalGrid, JournalGridSkeleton } from '../../journal-card/journal-grid'
import { publicPagesKey } from '../../journal/shown-journal'
import { LoginPrompt } from '../../login-prompt/login-prompt'
import { request } from '../../request'
import { words } from './words'

const pageSize = 24

/** Returns Public Journals of everybody, newest first, in pages. Never sends the token. */
const usePublicJournals = () =>
  useInfiniteQuery({
    queryKey: publicPagesKey,
    queryFn: ({ pageParam, signal }) =>
      request('get', '/api/journal/public', {
        query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        token: null,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?._id),
  })

/** The empty state of the public list. */
const NoPublicJournals = () => (
  <EmptyView drawing="journal" text={words.none} link={{ to: '/journal/create', label: words.start }} />
)

/** The list in its states. After a failed refresh or next page it shows the error with the old list. */
function PublicJournalList() {
  const query = usePublicJournals()
  const { data, isPending } = query
  if (isPending) return <JournalGridSkeleton />
  const journals = data?.pages.flat()
  return (
    <Stack sx={{ gap: 4 }}>
      <ListError list={query} title={words.couldNotGet} />
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

const addJournal = (
  <LinkButton to="/journal/create" variant="contained" startIcon={<PlusIcon size={20} />}>
    {words.add}
  </LinkButton>
)

/** /journal/public */
export default function JournalPublicPage() {
  const { isLoggedIn, isLoading } = useAuth()
  return (
    <PageFrame wide title={words.heading} intro={words.intro} action={isLoggedIn && addJournal}>
      <Stack sx={{ gap: 4 }}>
        {!isLoggedIn && !isLoading && <LoginPrompt />}
        <PublicJournalList />
      </Stack>
    </PageFrame>
  )
}
