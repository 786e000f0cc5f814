import {
  BookIcon,
  DoneIcon,
  type CoverProps,
  kickCover,
  lineClamp,
  MarkdownExcerpt,
  MountainIcon,
  Picture,
  placeText,
  radius,
  styled,
  TextLink,
  Typography,
  CompassIcon,
} from '@bucketeer/shared-ui'
import { dateWords } from '@bucketeer/shared-ui/social'
import type { Schemas } from '@bucketeer/shared-auth'
import type { ReactNode } from 'react'
import { words } from './words'

/** Something that a followed person did. */
export type FeedItem = Schemas['FeedItem']

const icons = { done: DoneIcon, story: BookIcon, kick: CompassIcon, bucket: MountainIcon }

interface Shown {
  to: string
  title: string
  text: ReactNode
  /** When it was, or of which Journal it is. */
  detail?: string | undefined
  picture: string | null
  cover: CoverProps
}

/** Returns what a card shows of an item; null for one that a newer server sends. */
function shownOf({ entry, story, kick, bucket }: FeedItem): Shown | null {
  if (entry) {
    const { _id, kickName: title, note: text } = entry
    const picture = entry.photos?.[0]?.url ?? (entry.kick?.pictures || null)
    const cover = kickCover({ category: null, ...entry.kick, name: title })
    return { to: `/log/${_id}`, title, text, detail: dateWords(entry), picture, cover }
  }
  if (story) {
    const { _id, title, content, pictures, journal } = story
    return {
      to: `/journal/${journal._id}#story-${_id}`,
      title,
      text: <MarkdownExcerpt text={content} />,
      detail: words.inJournal(journal.title),
      picture: pictures || null,
      cover: { name: title, kind: 'Journal' },
    }
  }
  if (kick) {
    const { _id, name: title, description: text, pictures } = kick
    const to = `/kicks/${_id}`
    return {
      to,
      title,
      text,
      detail: placeText(kick.place, kick.country) || undefined,
      picture: pictures || null,
      cover: kickCover(kick),
    }
  }
  if (!bucket) return null
  const { _id, name: title, description: text, picture } = bucket
  return { to: `/buckets/${_id}`, title, text, picture, cover: { name: title, kind: 'Bucket' } }
}

const Root = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1.25, 2.5),
  overflowWrap: 'anywhere',
  '& > :first-of-type': { borderRadius: radius.control },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '248px minmax(0, 1fr)', alignItems: 'start' },
}))
const Texts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.5), minWidth: 0 }))
const Kind = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  color: theme.vars.palette.text.secondary,
  '& svg': { flexShrink: 0, color: theme.vars.palette.secondary.main },
}))

/** Covers the item. */
const linkLook = { '&::after': { content: '""', position: 'absolute', inset: 0 } }

/** One activity, with its picture and a link. */
export function FeedItemView({ item }: { item: FeedItem }) {
  const shown = shownOf(item)
  if (!shown) return null
  const { to, title, text, detail, picture, cover } = shown
  const Icon = icons[item.kind]
  const what = words.kinds[item.kind]
  return (
    <Root>
      <Picture src={picture} alt="" ratio="card" cover={cover} sizes="(min-width: 600px) 248px, 100vw" />
      <Texts>
        <Kind>
          <Icon size={17} />
          <span>{detail ? words.with(what, detail) : what}</span>
        </Kind>
        <Typography variant="h4" component="h3" sx={lineClamp(2)}>
          <TextLink to={to} color="inherit" underline="hover" sx={linkLook}>
            {title}
          </TextLink>
        </Typography>
        {text && (
          <Typography component="div" sx={{ color: 'text.secondary', ...lineClamp(3) }}>
            {text}
          </Typography>
        )}
      </Texts>
    </Root>
  )
}
