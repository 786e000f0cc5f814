import { type Journal } from '@bucketeer/shared-auth'
import { Button, styled } from '@bucketeer/shared-ui'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { storyAnchor } from '../../journal/story-anchor'
import { rail } from './reading-column'
import { StoryOrder } from './story-order'
import { words } from './words'

/** A longer list would hide the first Story from readers. */
const mostOpen = 10

const Frame = styled('nav')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { paddingLeft: rail.width + rail.gap },
  '& summary': {
    ...theme.typography.h5,
    width: 'fit-content',
    paddingBlock: theme.spacing(1),
    cursor: 'pointer',
  },
}))
const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'story',
  columnGap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { '&[data-long]': { columnCount: 2 } },
  '& li': { breakInside: 'avoid', counterIncrement: 'story' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingBlock: theme.spacing(1.25),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: theme.vars.palette.secondary.main },
  },
  '& a::before': {
    content: 'counter(story) / ""',
    fontFamily: theme.typography.h4.fontFamily,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
  },
}))

interface ContentsProps {
  journal: Pick<Journal, '_id' | 'contents' | 'story'>
  /** Whether the reader may change the order. */
  isOwner: boolean
}

/** The Stories of a Journal as links to them, which its owner can order. Renders nothing for a single one. */
export function Contents({ journal, isOwner }: ContentsProps) {
  const { _id, contents, story } = journal
  const stories = contents ?? story
  const id = useId()
  const [ordering, setOrdering] = useState<'never' | 'now' | 'ended'>('never')
  const isOrdering = ordering === 'now'
  const hasOrdered = ordering === 'ended'
  if (stories.length < 2) return null
  // Another set of Stories, which somebody wrote or deleted elsewhere, starts anew.
  const version = stories.map((each) => each._id).join()
  return (
    <Frame aria-labelledby={isOrdering ? undefined : id} aria-label={isOrdering ? words.order : undefined}>
      {isOrdering ? (
        <StoryOrder key={version} journalId={_id} entries={stories} onClose={() => setOrdering('ended')} />
      ) : (
        <details open={stories.length <= mostOpen || hasOrdered}>
          <summary id={id}>{words.contents}</summary>
          {/* Some screen readers announce no list if it has no markers. */}
          <List role="list" data-long={stories.length > 6 ? '' : undefined}>
            {stories.map((each) => (
              <li key={each._id}>
                <Link to={{ hash: storyAnchor(each._id) }}>{each.title}</Link>
              </li>
            ))}
          </List>
          {isOwner && contents && (
            <Button
              size="small"
              color="inherit"
              sx={{ marginTop: 1, marginLeft: -0.75 }}
              autoFocus={hasOrdered}
              onClick={() => setOrdering('now')}
            >
              {words.changeOrder}
            </Button>
          )}
        </details>
      )}
    </Frame>
  )
}
