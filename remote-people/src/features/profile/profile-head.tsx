import type { User } from '@bucketeer/shared-auth'
import {
  Box,
  CompassIcon,
  Cover,
  type CoverProps,
  PersonAvatar,
  plainList,
  radius,
  Slot,
  Stack,
  styled,
  TextLink,
  Typography,
  useArrival,
} from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import type { Figures } from './queries'
import { words } from './words'

/** Height of the landscape. */
export const bandHeight = 'clamp(168px, 25vw, 320px)'

/** Pixels. */
export const avatarSize = 132

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  height: bandHeight,
  overflow: 'hidden',
  borderRadius: radius.card,
  [theme.breakpoints.down('sm')]: { marginInline: theme.spacing(-2), borderRadius: 0 },
}))

// The band is flatter than the drawing and crops the foreground.
const Window = styled('div')({
  position: 'absolute',
  insetInline: 0,
  top: '-12%',
  aspectRatio: '21/9',
  minHeight: '112%',
})

const kinds = { 'To Enjoy': 'Chill', 'To Achieve': 'Activity', 'To Enlighten': 'Journal' } as const
const sights = { 'To Enjoy': 'Lake', 'To Achieve': 'Summit', 'To Enlighten': 'Stars' } as const

/** The landscape of a profile, which depends on id and way. */
const landscapeOf = ({ _id, way }: User): CoverProps => ({
  name: `${way ? sights[way] : 'Mountains'} ${_id}`,
  kind: way ? kinds[way] : 'Travel',
  ratio: '21/9',
})

const ProfileBand = ({ person }: { person: User }) => (
  <Band>
    <Window>
      <Cover {...landscapeOf(person)} />
    </Window>
  </Band>
)

interface WayLineProps {
  way: User['way']
  /** Path of the editor, on the member's own profile. */
  editor?: string
}

/** The member's way, or that none is chosen. */
const WayLine = ({ way, editor }: WayLineProps) => (
  <Stack
    direction="row"
    sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, '& svg': { color: 'secondary.main' } }}
  >
    <CompassIcon size={20} />
    <Typography component="span" sx={{ fontWeight: 600 }}>
      {words.way(way ?? words.noWay)}
    </Typography>
    {!way && editor && <TextLink to={editor}>{words.chooseWay}</TextLink>}
  </Stack>
)

// Has its height from the first render on, so that nothing shifts when the figures arrive.
const Line = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  minHeight: '1lh',
  ...plainList,
  fontWeight: 600,
  '& li:not(:last-of-type)::after': { content: '"·" / ""', marginLeft: theme.spacing(1.5), fontWeight: 400 },
}))

/** The key figures of a profile, without zeros. Empty while they load, and if they fail to. */
const FigureLine = ({ figures }: { figures: Figures | undefined }) => (
  <Line role="list" aria-label={words.figures.label}>
    {figures &&
      words.figures
        .texts({ ...figures, countries: figures.countries.length })
        .map((text) => <li key={text}>{text}</li>)}
  </Line>
)

/** Border between picture and landscape, in pixels. */
const rim = 6

const Rim = styled('div')(({ theme }) => ({
  position: 'relative',
  alignSelf: 'start',
  width: 'fit-content',
  padding: rim,
  marginTop: -(avatarSize / 2 + rim),
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.default,
}))
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: theme.spacing(3),
    paddingInline: theme.spacing(4),
  },
}))

interface ProfileHeadProps {
  person: User
  /** Undefined while they load. */
  figures: Figures | undefined
  /** Path of the editor, on the member's own profile. */
  editor?: string
  action?: ReactNode
}

/** A member's picture, name, way, tagline and figures in front of the landscape. */
export function ProfileHead({ person, figures, editor, action }: ProfileHeadProps) {
  const { _id, userName, tagline, way, profilePicture, createdAt } = person
  const heading = useArrival(userName)
  return (
    <div>
      <ProfileBand person={person} />
      <Row>
        <Rim>
          <PersonAvatar userName={userName} picture={profilePicture} size={avatarSize} />
        </Rim>
        <Stack sx={{ gap: 1, minWidth: 0, maxWidth: '70ch', paddingTop: { sm: 3 } }}>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {userName}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {tagline}
          </Typography>
          <WayLine way={way} {...(editor && { editor })} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.since(createdAt)}
          </Typography>
          <FigureLine figures={figures} />
          <Slot name="profile.actions" userId={_id} />
        </Stack>
        {action && <Box sx={{ paddingTop: { sm: 3 }, display: 'grid', alignContent: 'start' }}>{action}</Box>}
      </Row>
    </div>
  )
}
