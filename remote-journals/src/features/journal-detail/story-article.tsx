import type { Journal, Story } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  formatDay,
  isRightToLeft,
  LinkButton,
  Markdown,
  MountainIcon,
  paragraphsOf,
  PencilIcon,
  Picture,
  placeText,
  SecondaryText,
  Slot,
  Stack,
  styled,
  TrashIcon,
  Typography,
} from '@bucketeer/shared-ui'
import { dayWords, PhotoStrip } from '@bucketeer/shared-ui/social'
import { useId, useState } from 'react'
import { storyAnchor } from '../../journal/shown-journal'
import { Prose, rail } from './reading-column'
import { words } from './words'

const Bleed = styled('div')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.down('sm')]: { justifyContent: 'center', marginInline: theme.spacing(-2) },
}))
const Whole = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 20,
  [theme.breakpoints.down('sm')]: { borderRadius: 0 },
}))

/** The shape of a picture whose size is unknown. */
const usual = { width: 3, height: 2 }

interface StoryPhotoProps {
  src: string | null
  /** The title of its Story. */
  title: string
  photo: NonNullable<Story['photos']>[number] | undefined
}

/** The first photo of a Story, whole: a portrait is not cropped. */
function StoryPhoto({ src, title, photo }: StoryPhotoProps) {
  const { width, height } = photo ?? usual
  const shape = width / height
  return (
    <Bleed>
      {/* As wide as the column, unless the photo would be higher than the window. */}
      <Whole style={{ width: `min(100%, ${(86 * shape).toFixed(2)}svh)` }}>
        <Picture
          src={src}
          alt={photo?.alt ?? ''}
          ratio={`${width}/${height}`}
          cover={{ name: title, kind: 'Journal' }}
          sizes={`(min-width: 900px) min(816px, ${Math.round(86 * shape)}vh), 100vw`}
        />
      </Whole>
    </Bleed>
  )
}

/** Asks its author whether they did the Kick of a Story, unless they did it before. */
function KickQuestion({ kickId, kick, happenedOn }: Pick<Story, 'kickId' | 'kick' | 'happenedOn'>) {
  const [isAsked] = useState(kick?.mine.done === 0)
  if (!isAsked || !kickId || !kick) return null
  return (
    <Box sx={{ minHeight: { xs: 72, sm: 28 }, marginTop: 1.5 }}>
      <Slot
        name="kick.card"
        headingLevel={3}
        {...{ kickId, kickName: kick.name, mine: kick.mine }}
        question={words.didYouDoIt(kick.name)}
        {...(happenedOn && { on: happenedOn })}
        inline
      />
    </Box>
  )
}

interface StoryActionsProps {
  story: Story
  /** The id of the Story's title. */
  describedBy: string
  byLink: boolean
  /** The creator's actions; null for everybody else. */
  onDelete: (() => void) | null
}

/** The links of a Story: its Kick, for its creator edit and delete, and for others to report it. */
function StoryActions({ story, describedBy, byLink, onDelete }: StoryActionsProps) {
  const { _id, kickId, journalId } = story
  if (!kickId && !onDelete && byLink) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, marginTop: 2, marginLeft: -1.5 }}>
      {kickId && (
        <LinkButton
          to={`/kicks/${kickId}`}
          aria-describedby={describedBy}
          startIcon={<MountainIcon size={18} />}
        >
          {words.goToKick}
        </LinkButton>
      )}
      {onDelete && (
        <>
          <LinkButton
            to={`/journal/story/${journalId}/${_id}`}
            aria-describedby={describedBy}
            color="inherit"
            startIcon={<PencilIcon size={18} />}
          >
            {words.editStory}
          </LinkButton>
          <Button
            color="error"
            aria-describedby={describedBy}
            startIcon={<TrashIcon size={18} />}
            onClick={onDelete}
          >
            {words.deleteStory}
          </Button>
        </>
      )}
      {!onDelete && !byLink && (
        <LinkButton to={`/report/story/${_id}`} aria-describedby={describedBy} color="inherit">
          {words.reportStory}
        </LinkButton>
      )}
    </Stack>
  )
}

/** Minimum number of characters for a drop cap. */
const longEnough = 260

/** A drop cap would tear the first letter off a word in a cursive script, such as Arabic. */
const deservesInitial = (paragraph = '') =>
  paragraph.length >= longEnough && /^\p{L}/u.test(paragraph) && !isRightToLeft(paragraph.slice(0, 2))

/** The line that connects the Stories. */
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.primary.main,
  '&::after': {
    content: '""',
    flexGrow: 1,
    borderTop: '2px dashed currentColor',
    opacity: 0.45,
  },
  [theme.breakpoints.up('md')]: {
    flexDirection: 'column',
    marginBottom: 0,
    '&::after': { borderTop: 'none', borderLeft: '2px dashed currentColor' },
    'li:last-child > &::after': { visibility: 'hidden' },
  },
}))
const Circle = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minWidth: 52,
  height: 52,
  padding: theme.spacing(0, 1),
  borderRadius: 26,
  border: '2px solid currentColor',
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: 1,
}))

/** Returns the day that a Story tells of, or else that on which it was written. */
const dateOf = ({ happenedOn, createdAt }: Pick<Story, 'happenedOn' | 'createdAt'>) =>
  happenedOn
    ? { text: dayWords(happenedOn), dateTime: happenedOn }
    : { text: formatDay(createdAt), dateTime: createdAt }

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  columnGap: rail.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `${rail.width}px minmax(0, 1fr)` },
}))
const Article = styled('article')(({ theme }) => ({
  minWidth: 0,
  scrollMarginTop: 'calc(var(--top-bar-height, 64px) + 24px)',
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(10) },
}))
const Photos = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBlock: theme.spacing(3),
}))

interface StoryArticleProps {
  story: Story
  journal: Pick<Journal, 'author' | 'audience'>
  /** The place of its Kick, if the reader may know it. */
  place: NonNullable<Journal['contents']>[number]['place']
  number: number
  byLink: boolean
  /** The creator's actions; null for everybody else. */
  onDelete: (() => void) | null
}

/** A Story with number, title, date, picture and text. */
export function StoryArticle({ story, journal, place, number, byLink, onDelete }: StoryArticleProps) {
  const { author, audience } = journal
  const { _id, journalId, title, content, pictures, photos = [] } = story
  const { text, dateTime } = dateOf(story)
  const [first] = photos
  const id = useId()
  return (
    <Item>
      <Line>
        <Circle>{number}</Circle>
      </Line>
      <Article id={storyAnchor(_id)} aria-labelledby={id}>
        <Typography variant="h2" id={id} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <SecondaryText sx={{ marginTop: 0.5 }}>
          <time dateTime={dateTime}>{text}</time>
          {place?.country && ` · ${placeText(place.place, place.country)}`}
        </SecondaryText>
        {/* Mounted with the Kick, which only the author gets. */}
        {story.kick && !byLink && <KickQuestion key={story.kickId} {...story} />}
        <Photos>
          <StoryPhoto src={pictures || null} title={title} photo={first} />
          {first?.caption && <SecondaryText sx={{ overflowWrap: 'anywhere' }}>{first.caption}</SecondaryText>}
          <PhotoStrip photos={photos} />
        </Photos>
        <Prose data-initial={deservesInitial(paragraphsOf(content)[0]) ? '' : undefined}>
          <Markdown text={content} headingLevel={3} />
        </Prose>
        <StoryActions story={story} describedBy={id} byLink={byLink} onDelete={onDelete} />
        {!byLink && (
          <Slot
            name="story.foot"
            headingLevel={3}
            journalId={journalId}
            storyId={_id}
            audience={audience}
            {...(author && { author })}
          />
        )}
      </Article>
    </Item>
  )
}
