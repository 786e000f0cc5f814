import { type Journal } from '@bucketeer/shared-auth'
import {
  EmptyDrawing,
  EmptyView,
  EyeIcon,
  GlobeIcon,
  LinkButton,
  LockIcon,
  PeopleIcon,
  PlusIcon,
  RetryBanner,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { type UseQueryResult } from '@tanstack/react-query'
import { JournalGrid, JournalGridSkeleton } from '../../journal-card/journal-grid'
import { words as journalWords } from '../../journal/words'
import { words } from './words'

/** The empty state of the list, with a first step. */
const NoJournals = () => (
  <EmptyView
    drawing={<EmptyDrawing kind="journal" />}
    text={words.none}
    action={
      <LinkButton to="/journal/create" variant="contained" startIcon={<PlusIcon size={20} />}>
        {words.create}
      </LinkButton>
    }
  />
)

const icons = { Public: GlobeIcon, Members: EyeIcon, Followers: PeopleIcon, Private: LockIcon }

/** Who may read a Journal. */
function AudienceMark({ audience }: Pick<Journal, 'audience'>) {
  const Icon = icons[audience]
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
      <Icon size={16} />
      <Typography variant="body2" component="span" sx={{ fontWeight: 550 }}>
        {journalWords.audiences[audience]}
      </Typography>
    </Stack>
  )
}

/** The list in its four states. After a failed refresh it shows the error above the old list. */
export function OwnJournalList({ query }: { query: UseQueryResult<Journal[]> }) {
  const { data: journals, error, isPending, refetch } = query
  if (isPending) return <JournalGridSkeleton />
  return (
    <Stack sx={{ gap: 3 }}>
      <RetryBanner title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
      {journals?.length === 0 && <NoJournals />}
      {journals && journals.length > 0 && (
        <JournalGrid
          label={words.label}
          journals={journals}
          overline={({ audience }) => <AudienceMark audience={audience} />}
        />
      )}
    </Stack>
  )
}
