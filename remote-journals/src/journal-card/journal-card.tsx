import { type Story } from '@bucketeer/shared-auth'
import {
  ArrowRightIcon,
  Card,
  type Columns,
  LinkButton,
  motion,
  shadow,
  styled,
  Typography,
} from '@bucketeer/shared-ui'
import { type ReactNode, useId } from 'react'
import { Collage } from './collage'
import { StoryList } from './story-list'
import { words } from './words'

/** The columns of every list of Journals. */
export const journalColumns: Columns = { xs: 1, sm: 2, lg: 3 }

const Book = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  ...motion('transform', 'box-shadow'),
  '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
    '&:hover': { transform: 'translateY(-3px)', boxShadow: shadow(theme, 'lifted') },
  },
  '&:active': { transform: 'none' },
}))
const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5, 3, 2),
}))

export interface JournalCardProps {
  journal: {
    _id: string
    title: string
    story: Story[]
    storyCount: number
  }
  /** Shown above the title: author or visibility. */
  overline: ReactNode
  /** Set for the first cards of a page, which are visible at once. */
  priority: boolean
}

/** A Journal with pictures, title and contents. Its link 'View Journal' covers the card. */
export function JournalCard({ journal, overline, priority }: JournalCardProps) {
  const { _id, title, story, storyCount } = journal
  const id = useId()
  return (
    <Book>
      <Collage title={title} stories={story} priority={priority} />
      <Page>
        {overline}
        <Typography
          variant="h3"
          component="h2"
          id={id}
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </Typography>
        <StoryList stories={story} storyCount={storyCount} />
        <LinkButton
          to={`/journal/${_id}`}
          aria-describedby={id}
          endIcon={<ArrowRightIcon size={18} />}
          sx={{
            alignSelf: 'flex-start',
            marginTop: 'auto',
            marginLeft: -1.5,
            position: 'static',
            '&:active': { transform: 'none' },
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
          }}
        >
          {words.view}
        </LinkButton>
      </Page>
    </Book>
  )
}
