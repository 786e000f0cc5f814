import type { Bucket, Journal } from '@bucketeer/shared-auth'
import {
  ArrowRightIcon,
  CardGrid,
  CardLinkButton,
  Chip,
  type Columns,
  type CoverProps,
  LiftingCard,
  lineClamp,
  MarkdownExcerpt,
  Picture,
  styled,
  Typography,
} from '@bucketeer/shared-ui'
import { type ReactNode, useId } from 'react'
import { pictureSizes } from '../../kicks/kick-cards'
import { words } from './words'

/** Number of Buckets and of Journals on a profile. */
export const shownPerSection = 3

const sectionColumns: Columns = { xs: 1, sm: shownPerSection }

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  gap: theme.spacing(0.75),
  padding: theme.spacing(2, 2.5, 1.5),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(0.5), padding: theme.spacing(1.5, 2, 1) },
}))
interface SectionCardProps {
  to: string
  /** Text of the card's only link, which covers the card. */
  go: string
  title: string
  text: ReactNode
  chip: string
  picture: string | null
  cover: CoverProps
}

/** A Bucket or a Journal on a profile. */
function SectionCard({ to, go, title, text, chip, picture, cover }: SectionCardProps) {
  const id = useId()
  return (
    <LiftingCard>
      <Picture src={picture} alt="" ratio="card" cover={cover} sizes={pictureSizes} />
      <Chip
        size="small"
        label={chip}
        sx={{ position: 'absolute', top: 12, left: 12, bgcolor: 'background.paper' }}
      />
      <Body>
        <Typography variant="h4" component="h3" id={id} sx={{ alignSelf: 'stretch', ...lineClamp(2) }}>
          {title}
        </Typography>
        <Typography sx={{ alignSelf: 'stretch', color: 'text.secondary', ...lineClamp(2) }}>
          {text}
        </Typography>
        <CardLinkButton to={to} aria-describedby={id} endIcon={<ArrowRightIcon size={18} />}>
          {go}
        </CardLinkButton>
      </Body>
    </LiftingCard>
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
