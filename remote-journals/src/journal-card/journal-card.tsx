import { type Journal, type Story } from '@bucketeer/shared-auth'
import {
  ArrowRightIcon,
  CardLinkButton,
  LiftingCard,
  lineClamp,
  styled,
  Typography,
} from '@bucketeer/shared-ui'
import { type ReactNode, useId } from 'react'
import { Collage } from './collage'
import { StoryList } from './story-list'
import { words } from './words'

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5, 3, 2),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1), padding: theme.spacing(1.5, 2, 1) },
}))

export interface JournalCardProps {
  journal: {
    _id: string
    title: string
    cover?: Journal['cover']
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
  const { _id, title, cover, story, storyCount } = journal
  const id = useId()
  return (
    <LiftingCard>
      <Collage title={title} cover={cover} stories={story} priority={priority} />
      <Page>
        {overline}
        <Typography variant="h3" component="h2" id={id} sx={lineClamp(3)}>
          {title}
        </Typography>
        <StoryList stories={story} storyCount={storyCount} />
        <CardLinkButton to={`/journal/${_id}`} aria-describedby={id} endIcon={<ArrowRightIcon size={18} />}>
          {words.view}
        </CardLinkButton>
      </Page>
    </LiftingCard>
  )
}
