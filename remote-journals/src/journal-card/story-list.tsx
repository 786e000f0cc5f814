import { type Story } from '@bucketeer/shared-auth'
import { plainList, styled, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

/** Number of Stories that fit a card. */
const linesShown = 5

const Contents = styled('ol')(({ theme }) => ({
  ...plainList,
  counterReset: 'story',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr)',
    alignItems: 'baseline',
    counterIncrement: 'story',
    paddingBlock: theme.spacing(0.75),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('sm')]: { paddingBlock: theme.spacing(0.375) },
  },
  '& li::before': {
    content: 'counter(story)',
    fontFamily: theme.typography.h4.fontFamily,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
  },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))

interface StoryListProps {
  stories: Story[]
  /** The total number of Stories. */
  storyCount: number
}

/** The first Stories of a Journal as a numbered list. */
export function StoryList({ stories, storyCount }: StoryListProps) {
  const shown = stories.slice(0, linesShown)
  const others = storyCount - shown.length
  const note = shown.length === 0 ? words.noStories : words.more(others)
  return (
    <div>
      {/* Some screen readers announce no list if it has no markers. */}
      <Contents role="list" aria-label={words.stories}>
        {shown.map(({ _id, title }) => (
          <li key={_id}>
            <span>{title}</span>
          </li>
        ))}
      </Contents>
      {(others > 0 || shown.length === 0) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </div>
  )
}
