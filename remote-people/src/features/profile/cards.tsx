import type { Bucket, Journal } from '@bucketeer/shared-auth'
import {
  ArrowRightIcon,
  CardGrid,
  CardLinkButton,
  Chip,
  type Columns,
  MarkdownExcerpt,
  PictureCard,
  type PictureCardProps,
} from '@bucketeer/shared-ui'
import { useId } from 'react'
import { pictureSizes } from '../../kicks/kick-cards'
import { words } from './words'

/** Number of Buckets and of Journals on a profile. */
export const shownPerSection = 3

const sectionColumns: Columns = { xs: 1, sm: shownPerSection }

interface SectionCardProps extends Pick<PictureCardProps, 'title' | 'text' | 'picture' | 'cover'> {
  to: string
  /** Text of the card's only link, which covers the card. */
  go: string
  chip: string
}

/** A Bucket or a Journal on a profile. */
function SectionCard({ to, go, chip, ...card }: SectionCardProps) {
  const id = useId()
  return (
    <PictureCard
      {...card}
      titleId={id}
      heading="h3"
      chip={<Chip size="small" label={chip} sx={{ bgcolor: 'background.paper' }} />}
      sizes={pictureSizes}
    >
      <CardLinkButton to={to} aria-describedby={id} endIcon={<ArrowRightIcon size={18} />}>
        {go}
      </CardLinkButton>
    </PictureCard>
  )
}

/** Buckets as cards with their pictures. */
export const BucketCards = ({ label, buckets }: { label: string; buckets: Bucket[] }) => (
  <CardGrid columns={sectionColumns} label={label}>
    {buckets.map(({ _id, name, description, picture, kickCount }) => (
      <SectionCard
        key={_id}
        to={`/buckets/${_id}`}
        go={words.buckets.go}
        title={name}
        text={description}
        chip={words.buckets.kicks(kickCount)}
        picture={picture}
        cover={{ name, kind: 'Bucket' }}
      />
    ))}
  </CardGrid>
)

type ListedJournal = Pick<Journal, '_id' | 'title' | 'description' | 'story' | 'storyCount' | 'audience'>

/** Journals as cards, each with the picture of its first Story and with who may read it. */
export const JournalCards = ({ label, journals }: { label: string; journals: readonly ListedJournal[] }) => (
  <CardGrid columns={sectionColumns} label={label}>
    {journals.map(({ _id, title, description, story, storyCount, audience }) => (
      <SectionCard
        key={_id}
        to={`/journal/${_id}`}
        go={words.journals.go}
        title={title}
        text={<MarkdownExcerpt text={description} />}
        chip={`${words.journals.audiences[audience]} · ${words.journals.stories(storyCount)}`}
        picture={story[0]?.pictures || null}
        cover={{ name: title, kind: 'Journal' }}
      />
    ))}
  </CardGrid>
)
