import { type Journal, type Story } from '@bucketeer/shared-auth'
import { EmptyDrawing, EmptyView, LinkButton, styled, Typography } from '@bucketeer/shared-ui'
import { StoryPage } from './story-page'
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
  /** The id of the reader; null for visitors. */
  reader: string | null
  byLink: boolean
  onDelete(story: Story): void
}

/** The Stories of a Journal, oldest first, or its empty state. */
export function StoryPages({ journal, reader, byLink, onDelete }: StoryPagesProps) {
  const { _id, story, storyCount, createdBy } = journal
  if (story.length === 0) return <BlankPage journalId={reader === createdBy ? _id : null} />
  return (
    <div>
      <Pages role="list" aria-label={words.stories}>
        {story.map((page, place) => (
          <StoryPage
            key={page._id}
            story={page}
            number={place + 1}
            byLink={byLink}
            onDelete={reader === page.createdBy ? () => onDelete(page) : null}
          />
        ))}
      </Pages>
      {story.length < storyCount && (
        <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {words.notAllStories(story.length, storyCount)}
        </Typography>
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
