import { type Story } from '@bucketeer/shared-auth'
import { Picture, Slot, styled, Typography } from '@bucketeer/shared-ui'
import { PhotoStrip } from '@bucketeer/shared-ui/social'
import { useId } from 'react'
import { dayOf } from './dateline'
import { rail } from './reading-column'
import { StoryActions } from './story-actions'
import { StoryText } from './story-text'
import { StoryNumber } from './story-number'

const Page = styled('li')(({ theme }) => ({
  display: 'grid',
  columnGap: rail.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `${rail.width}px minmax(0, 1fr)` },
}))
const Sheet = styled('article')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(10) },
}))
const Photographs = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBlock: theme.spacing(3),
}))
const Photograph = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 20,
  [theme.breakpoints.down('sm')]: { marginInline: theme.spacing(-2), borderRadius: 0 },
}))

interface StoryPageProps {
  story: Story
  number: number
  byLink: boolean
  /** The creator's actions; null for everybody else. */
  onDelete: (() => void) | null
}

/** A Story with number, title, date, picture and text. */
export function StoryPage({ story, number, byLink, onDelete }: StoryPageProps) {
  const { _id, journalId, title, content, pictures, photos = [], createdAt } = story
  const [first] = photos
  const id = useId()
  return (
    <Page>
      <StoryNumber number={number} />
      <Sheet aria-labelledby={id}>
        <Typography variant="h2" id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography
          variant="body2"
          component="time"
          dateTime={createdAt}
          sx={{ display: 'block', marginTop: 0.5, color: 'text.secondary' }}
        >
          {dayOf(createdAt)}
        </Typography>
        <Photographs>
          <Photograph>
            <Picture
              src={pictures || null}
              alt={first?.alt ?? ''}
              ratio="3/2"
              cover={{ name: title, kind: 'Journal' }}
              sizes="(min-width: 900px) 816px, 100vw"
            />
          </Photograph>
          {first?.caption && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {first.caption}
            </Typography>
          )}
          <PhotoStrip photos={photos} />
        </Photographs>
        <StoryText text={content} />
        <StoryActions story={story} describedBy={id} onDelete={onDelete} />
        {!byLink && <Slot name="story.foot" headingLevel={3} journalId={journalId} storyId={_id} />}
      </Sheet>
    </Page>
  )
}
