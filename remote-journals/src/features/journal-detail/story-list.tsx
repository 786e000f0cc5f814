import { type Journal, type Story } from '@bucketeer/shared-auth'
import {
  Box,
  EmptyView,
  LinkButton,
  NextPage,
  type PagedList,
  plainList,
  PlusIcon,
  styled,
} from '@bucketeer/shared-ui'
import { words as journalWords } from '../../journal/words'
import { rail } from './reading-column'
import { StoryArticle } from './story-article'
import { words } from './words'

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  ...plainList,
  gap: theme.spacing(7),
  [theme.breakpoints.up('md')]: { gap: 0 },
}))

interface StoryListProps {
  journal: Journal
  /** The Stories that are not loaded yet. */
  later: PagedList | null
  /** The id of the reader; null for visitors. */
  reader: string | null
  byLink: boolean
  onDelete(story: Story): void
}

/** The Stories of a Journal, oldest first, or its empty state. */
export function StoryList({ journal, later, reader, byLink, onDelete }: StoryListProps) {
  const { _id, story, createdBy } = journal
  if (story.length === 0) {
    const link = { to: `/journal/story/${_id}`, label: words.writeFirst }
    return <EmptyView drawing="journal" text={words.noStories} {...(reader === createdBy && { link })} />
  }
  return (
    <div>
      <List role="list" aria-label={words.stories}>
        {story.map((each, index) => (
          <StoryArticle
            key={each._id}
            story={each}
            journal={journal}
            place={journal.contents?.find(({ _id }) => _id === each._id)?.place ?? null}
            number={index + 1}
            byLink={byLink}
            onDelete={reader === each.createdBy ? () => onDelete(each) : null}
          />
        ))}
      </List>
      {later && <NextPage list={later} label={words.moreStories} failure={journalWords.couldNotGet} />}
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
