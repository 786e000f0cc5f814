import type { Journal } from '@bucketeer/shared-auth'
import {
  EmptyView,
  EyeIcon,
  GlobeIcon,
  LinkButton,
  ListView,
  LockIcon,
  PageFrame,
  PeopleIcon,
  PlusIcon,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { JournalGrid, JournalGridSkeleton } from '../../journal-card/journal-grid'
import { useOwnJournals } from '../../journal/use-own-journals'
import { words as journalWords } from '../../journal/words'
import { words } from './words'

const icons = { Public: GlobeIcon, Members: EyeIcon, Followers: PeopleIcon, Private: LockIcon }

/** Shows the audience of a Journal. */
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

/** The list. After a failed refresh it shows the error above the old list. */
const OwnJournalList = ({ query }: { query: UseQueryResult<Journal[]> }) => (
  <ListView
    list={query}
    failure={words.couldNotGet}
    skeleton={<JournalGridSkeleton />}
    empty={
      <EmptyView
        drawing="journal"
        text={words.none}
        action={
          <LinkButton to="/journal/create" variant="contained" startIcon={<PlusIcon size={20} />}>
            {words.create}
          </LinkButton>
        }
      />
    }
  >
    {(journals) => (
      <JournalGrid
        label={words.label}
        journals={journals}
        overline={({ audience }) => <AudienceMark audience={audience} />}
      />
    )}
  </ListView>
)

/** Returns the key figures of the list, without zeros. */
function listFigures(journals: Journal[]): string[] {
  const stories = journals.reduce((sum, { storyCount }) => sum + storyCount, 0)
  return [
    ...(journals.length > 0 ? [words.journals(journals.length)] : []),
    ...(stories > 0 ? [words.stories(stories)] : []),
  ]
}

// The empty state has a button of its own, so this one is hidden then. It keeps its place while the list is loading.
const actionsFor = (journals: Journal[] | undefined) => (
  <>
    {journals?.length !== 0 && (
      <LinkButton
        to="/journal/create"
        variant="contained"
        startIcon={<PlusIcon size={20} />}
        sx={{ order: { sm: 1 } }}
      >
        {words.add}
      </LinkButton>
    )}
    <LinkButton to="/journal/public" variant="outlined">
      {words.toPublic}
    </LinkButton>
  </>
)

/** /journal/private */
export default function JournalPrivatePage() {
  const query = useOwnJournals()
  return (
    <PageFrame
      wide
      title={words.heading}
      intro={words.intro}
      figures={listFigures(query.data ?? [])}
      action={actionsFor(query.data)}
    >
      <OwnJournalList query={query} />
    </PageFrame>
  )
}
