import { type Journal, type Story } from '@bucketeer/shared-auth'
import {
  Box,
  EmptyDrawing,
  EmptyView,
  ErrorBanner,
  LinkButton,
  PlusIcon,
  styled,
  Typography,
} from '@bucketeer/shared-ui'
import { words as journalWords } from '../../journal/words'
import { NextPage } from '../../next-page/next-page'
import { rail } from './reading-column'
import { StoryPage } from './story-page'
import { type LaterStories } from './use-read-journal'
import { words } from './words'

const Pages = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gap: theme.spacing(7),
  [theme.breakpoints.up('md')]: { gap: 0 },
}))

interface StoryPagesProps {
  journal: Journal
  later: LaterStories | null
  /** The id of the reader; null for visitors. */
  reader: string | null
  byLink: boolean
  onDelete(story: Story): void
}

/** The Stories of a Journal, oldest first, or its empty state. */
export function StoryPages({ journal, later, reader, byLink, onDelete }: StoryPagesProps) {
  const { _id, story, storyCount, createdBy } = journal
  if (story.length === 0) return <BlankPage journalId={reader === createdBy ? _id : null} />
  return (
    <div>
      <Pages role="list" aria-label={words.stories}>
        {story.map((page, place) => (
          <StoryPage
            key={page._id}
            story={page}
            place={journal.contents?.find(({ _id }) => _id === page._id)?.place ?? null}
            number={place + 1}
            byLink={byLink}
            onDelete={reader === page.createdBy ? () => onDelete(page) : null}
          />
        ))}
      </Pages>
      {later?.error && <ErrorBanner title={journalWords.couldNotGet} error={later.error} />}
      {later && <NextPage label={words.moreStories} state={later.state} onLoad={later.onLoad} />}
      {!later && story.length < storyCount && (
        <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {words.notAllStories(story.length, storyCount)}
        </Typography>
      )}
      {reader === createdBy && !later && (
        <Box sx={{ marginTop: { xs: 5, md: 0 }, paddingLeft: { md: `${rail.width + rail.gap}px` } }}>
          <LinkButton to={`/journal/story/${_id}`} variant="outlined" startIcon={<PlusIcon size={20} />}>
            {words.addNext}
          </LinkButton>
        </Box>
      )}
    </div>
  )
}

/** @param journalId set for its owner, who may write */
function BlankPage({ journalId }: { journalId: string | null }) {
  const write = journalId && (
    <LinkButton to={`/journal/story/${journalId}`} variant="outlined">
      {words.writeFirst}
    </LinkButton>
  )
  return <EmptyView drawing={<EmptyDrawing kind="journal" />} text={words.noStories} action={write} />
}
