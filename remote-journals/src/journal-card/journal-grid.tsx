import type { Journal } from '@bucketeer/shared-auth'
import {
  ArrowRightIcon,
  CardGridSkeleton,
  CardLinkButton,
  cardRatio,
  type Columns,
  type CoverProps,
  coversIn,
  LiftingCard,
  lineClamp,
  LongCardGrid,
  Picture,
  plainList,
  SecondaryText,
  styled,
  Typography,
  useFirstRow,
} from '@bucketeer/shared-ui'
import { type ReactNode, useId } from 'react'
import { words } from './words'

/** Number of pictures on a card. */
const picturesShown = 3

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 3,
  // Otherwise a single picture would make it higher.
  minHeight: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  ...cardRatio(theme),
  '& > *': { height: '100%', minHeight: 0 },
  '&[data-pictures="2"]': { gridTemplateColumns: '3fr 2fr' },
  '&[data-pictures="3"]': {
    gridTemplateColumns: '2fr 1fr',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridRow: 'span 2' },
  },
}))

const wide = '(min-width: 1200px) 400px, (min-width: 600px) 50vw, 100vw'
const narrow = '(min-width: 1200px) 140px, (min-width: 600px) 17vw, 34vw'

/** A Journal of the user, or of the public list. */
type ListedJournal = Pick<Journal, '_id' | 'title' | 'cover' | 'story' | 'storyCount'>

interface CollageProps {
  journal: ListedJournal
  /** Shown when there are no pictures. */
  drawing: CoverProps
  /** Set for the first cards of a page, which are visible at once. */
  priority: boolean
}

/** Returns the pictures of the first Stories, after the chosen cover. */
function picturesOf({ title, cover, story }: ListedJournal) {
  if (!cover?.isChosen) return story
  const chosen = { _id: cover._id, title, pictures: cover.url }
  return [chosen, ...story.filter(({ pictures }) => pictures !== cover.url)]
}

/** The cover and the pictures of the first Stories, or a drawn cover for a Journal without any. */
function Collage({ journal, drawing, priority }: CollageProps) {
  const pictures = picturesOf(journal).slice(0, picturesShown)
  if (pictures.length === 0) return <Picture src={null} alt="" ratio="card" cover={drawing} />
  return (
    <Sheet data-pictures={pictures.length}>
      {pictures.map((story, place) => (
        <Picture
          key={story._id}
          src={story.pictures || null}
          alt=""
          cover={{ name: story.title, kind: 'Journal' }}
          sizes={place === 0 ? wide : narrow}
          priority={priority && place === 0}
        />
      ))}
    </Sheet>
  )
}

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

/** The first Stories of a Journal as a numbered list. */
function StoryList({ story, storyCount }: ListedJournal) {
  const shown = story.slice(0, linesShown)
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
      {(others > 0 || shown.length === 0) && <SecondaryText>{note}</SecondaryText>}
    </div>
  )
}

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5, 3, 2),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1), padding: theme.spacing(1.5, 2, 1) },
}))

interface JournalCardProps extends CollageProps {
  /** Shown above the title: author or visibility. */
  overline: ReactNode
}

/** A Journal with pictures, title and contents. Its link 'View Journal' covers the card. */
function JournalCard({ overline, ...collage }: JournalCardProps) {
  const { _id, title } = collage.journal
  const id = useId()
  return (
    <LiftingCard>
      <Collage {...collage} />
      <Page>
        {overline}
        <Typography variant="h3" component="h2" id={id} sx={lineClamp(3)}>
          {title}
        </Typography>
        <StoryList {...collage.journal} />
        <CardLinkButton to={`/journal/${_id}`} aria-describedby={id} endIcon={<ArrowRightIcon size={18} />}>
          {words.view}
        </CardLinkButton>
      </Page>
    </LiftingCard>
  )
}

const journalCover = ({ title }: ListedJournal): CoverProps => ({ name: title, kind: 'Journal' })

const columns: Columns = { xs: 1, sm: 2, lg: 3 }

interface JournalGridProps<Journal> {
  /** The name of the list for screen readers. */
  label: string
  journals: Journal[]
  /** Returns what is shown above a title: author or visibility. */
  overline(journal: Journal): ReactNode
}

/** Cards of Journals. */
export function JournalGrid<Journal extends ListedJournal>(props: JournalGridProps<Journal>) {
  const { label, journals, overline } = props
  const firstRow = useFirstRow(columns)
  return (
    <LongCardGrid columns={columns} label={label}>
      {coversIn(journals, journalCover).map(({ thing: journal, cover }, place) => (
        <JournalCard
          key={journal._id}
          journal={journal}
          drawing={cover}
          overline={overline(journal)}
          priority={place < firstRow}
        />
      ))}
    </LongCardGrid>
  )
}

/** The grid while its Journals load. */
export const JournalGridSkeleton = () => <CardGridSkeleton columns={columns} />
