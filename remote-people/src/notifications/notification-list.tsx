import type { Notification } from '@bucketeer/shared-auth'
import {
  BellIcon,
  cutText,
  PersonAvatar,
  plainList,
  radius,
  SecondaryText,
  styled,
  TextLink,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { PersonMarks } from '../person/person-marks'
import { TimeAgo } from './time-ago'
import { words } from './words'

const List = styled('ol')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.5), ...plainList }))
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  margin: theme.spacing(0, -1.5),
  padding: theme.spacing(1.5),
  borderRadius: radius.control,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))
const avatarSize = 40
const iconSize = 24
/** As wide as three avatars, so that the sentences begin in one line. Phones have room for one. */
const Avatars = styled('div')(({ theme }) => ({
  display: 'flex',
  flexShrink: 0,
  width: avatarSize * 2,
  [theme.breakpoints.down('sm')]: { width: avatarSize, '& > :not(:first-of-type)': { display: 'none' } },
  '& > * + *': {
    marginLeft: -avatarSize / 2,
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
  },
}))
const Mark = styled('span')(({ theme }) => ({
  flexShrink: 0,
  width: 10,
  height: 10,
  marginLeft: 'auto',
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.main,
}))

/** Covers the row. */
const linkLook = { color: 'text.primary', '&::after': { content: '""', position: 'absolute', inset: 0 } }

const longestQuote = 80

type What = Pick<Notification, 'kind' | 'kick' | 'journal' | 'story' | 'title' | 'people' | 'count'>

/** Returns the path of what a notification is about; /reports for a decision of a moderator. */
function pathOf({ kind, kick, journal, story, people: [person], count }: What) {
  const comments = kind === 'comment' || kind === 'reply' ? '#comments' : ''
  if (kick) return `/kicks/${kick._id}${comments}`
  if (journal) return `/journal/${journal._id}${story ? `#story-${story._id}` : comments}`
  if (kind === 'asked') return '/people?tab=requests'
  if (kind === 'follow' && count > 1) return '/people?tab=followers'
  return person ? `/user/${person._id}` : '/reports'
}

function sentenceOf({ kind, kick, journal, story, title, people: [person], count }: What) {
  if (kind === 'decision' && title) return words.decisionAbout(cutText(title, longestQuote))
  if (kind === 'decision' || kind === 'outcome') return words[kind]
  return words.sentences[kind](
    person?.userName ?? '',
    count - 1,
    kick?.name ?? story?.title ?? journal?.title ?? '',
  )
}

/** Lists notifications, newest first, each as a sentence that links to what it is about. Unseen ones have a mark. */
export const NotificationList = ({ items, label }: { items: Notification[]; label: string }) => (
  <List role="list" aria-label={label}>
    {items.map(({ _id, seen, createdAt, ...what }) => (
      <Row key={_id}>
        <Avatars>
          {what.people.length === 0 && (
            <BellIcon size={iconSize} style={{ margin: (avatarSize - iconSize) / 2 }} />
          )}
          {what.people.map((person) => (
            <PersonAvatar
              key={person._id}
              userName={person.userName}
              picture={person.profilePicture}
              size={avatarSize}
            />
          ))}
        </Avatars>
        <div style={{ minWidth: 0 }}>
          <TextLink
            to={pathOf(what)}
            underline="hover"
            sx={{ ...linkLook, fontWeight: seen ? 400 : 600, overflowWrap: 'anywhere' }}
          >
            {sentenceOf(what)}
          </TextLink>
          {what.kind === 'asked' &&
            what.count === 1 &&
            what.people.map((person) => <PersonMarks key={person._id} {...person} />)}
          <SecondaryText>
            <TimeAgo at={createdAt} />
          </SecondaryText>
        </div>
        {!seen && (
          <Mark>
            <span style={visuallyHidden}>{words.isNew}</span>
          </Mark>
        )}
      </Row>
    ))}
  </List>
)
