import { keys, pagesQuery, useAuth, type PublicJournal, type User } from '@bucketeer/shared-auth'
import {
  EmptyView,
  LinkButton,
  ListView,
  PageFrame,
  PlusIcon,
  SearchField,
  Stack,
  Typography,
  useUrlQuery,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Byline } from '../../byline/byline'
import { JournalGrid, JournalGridSkeleton } from '../../journal-card/journal-grid'
import { LoginPrompt } from '../../login-prompt/login-prompt'
import { request } from '../../request'
import { words } from './words'

const pageSize = 24

/** Other parts cache the whole list under `keys.journals.publicList()`. */
const pagesKey = [...keys.journals.all, 'public pages']

/** Returns the Journals without those of people of whom a member sees nothing. */
async function shownTo(member: User | null, journals: PublicJournal[], signal: AbortSignal) {
  if (!member || journals.length === 0) return journals
  const creators = new Set(journals.map(({ createdBy }) => createdBy._id))
  const query = { ids: [...creators].join(',') }
  const { ids } = await request('get', '/api/people/shown', { query, signal })
  return journals.filter(({ createdBy }) => ids.includes(createdBy._id))
}

/**
 * Returns the Public Journals that a search finds, newest first, in pages. Their request never has the token, so
 * another one tells whose the member does not see.
 */
function usePublicJournals(q: string) {
  const { user, isLoading } = useAuth()
  return useInfiniteQuery({
    queryKey: [...pagesKey, q, user?._id],
    ...pagesQuery(async (after, signal) => {
      const query = { limit: pageSize, ...(q && { q }), ...after }
      const page = await request.page('/api/journal/public', { query, token: null, signal })
      return { ...page, items: await shownTo(user, page.items, signal) }
    }),
    placeholderData: (before) => before,
    enabled: !isLoading,
  })
}

/** The empty state of the public list, and of a search. */
const NoPublicJournals = ({ q, onShowAll }: { q: string; onShowAll(): void }) =>
  q ? (
    <EmptyView
      drawing="search"
      text={words.noMatch(q)}
      button={{ label: words.showAll, onClick: onShowAll }}
    />
  ) : (
    <EmptyView drawing="journal" text={words.none} link={{ to: '/journal/create', label: words.start }} />
  )

/** The list in its states. After a failed refresh or next page it shows the error with the old list. */
function PublicJournalList() {
  const { search, set } = useUrlQuery<'q'>()
  const q = search.get('q') ?? ''
  const query = usePublicJournals(q)
  const { data: journals, isPlaceholderData, hasNextPage } = query
  return (
    <Stack sx={{ gap: 4 }}>
      <SearchField placeholder={words.searchPlaceholder} value={q} onSearch={(text) => set('q', text)} />
      <Typography role="status" sx={visuallyHidden}>
        {q && journals && !isPlaceholderData && words.found(journals.length, !hasNextPage)}
      </Typography>
      <ListView
        list={{ ...query, hasNextPage: hasNextPage && !isPlaceholderData }}
        failure={words.couldNotGet}
        skeleton={<JournalGridSkeleton />}
        empty={!isPlaceholderData && <NoPublicJournals q={q} onShowAll={() => set('q', '')} />}
        more={words.more}
        gap={4}
      >
        {(found) => (
          <JournalGrid
            label={words.label}
            journals={found}
            overline={({ createdBy }) => <Byline creator={createdBy} />}
          />
        )}
      </ListView>
    </Stack>
  )
}

const AddJournal = () => (
  <LinkButton to="/journal/create" variant="contained" startIcon={<PlusIcon size={20} />}>
    {words.add}
  </LinkButton>
)

/** /journal/public */
export default function JournalPublicPage() {
  const { isLoggedIn, isLoading } = useAuth()
  return (
    <PageFrame wide title={words.heading} intro={words.intro} action={isLoggedIn && <AddJournal />}>
      <Stack sx={{ gap: 4 }}>
        {!isLoggedIn && !isLoading && <LoginPrompt />}
        <PublicJournalList />
      </Stack>
    </PageFrame>
  )
}
