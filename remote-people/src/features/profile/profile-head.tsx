import type { User } from '@bucketeer/shared-auth'
import {
  Box,
  CompassIcon,
  countryName,
  MapCredits,
  pageLanguage,
  PersonAvatar,
  plainList,
  radius,
  SecondaryText,
  SiteWorldMap,
  Slot,
  Stack,
  styled,
  TextLink,
  Typography,
  useArrival,
  waterColor,
  withElements,
} from '@bucketeer/shared-ui'
import { type ReactNode, useMemo } from 'react'
import type { Figures } from './queries'
import { words } from './words'

/** Pixels. */
export const avatarSize = 132

/** The height of the map, which is 49 % of its width. */
const mapHeight = 'min(49vw, 260px)'

/** The height of the band, in which the figures stand above the map, or left of it. */
export const bandHeight = { xs: `calc(${mapHeight} + 164px)`, sm: `calc(${mapHeight} + 140px)`, md: 340 }

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: waterColor(theme),
  [theme.breakpoints.down('sm')]: { marginInline: theme.spacing(-2), borderRadius: 0 },
}))
const MapPlace = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 56,
  height: mapHeight,
  [theme.breakpoints.down('sm')]: { bottom: 80 },
  [theme.breakpoints.up('md')]: { top: 8, bottom: 28, insetInlineEnd: 8, height: 'auto' },
}))
// Leaves the place of the picture free: it is above it on phones, and else beside it.
const Credit = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: theme.spacing(0.5),
  insetInlineEnd: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { width: 'calc(100% - 208px)' },
  [theme.breakpoints.down('sm')]: { bottom: 56 },
  textAlign: 'right',
}))
const FigureList = styled('ul')(({ theme }) => ({
  ...plainList,
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 1.5),
  maxWidth: 480,
  padding: theme.spacing(1.5, 2),
  fontWeight: 600,
  [theme.breakpoints.up('md')]: {
    justifyContent: 'flex-start',
    columnGap: theme.spacing(4),
    maxWidth: 'calc(100% - 620px)',
    padding: theme.spacing(4, 0, 0),
    paddingInlineStart: theme.spacing(4),
  },
}))
const Count = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'block',
  fontSize: 40,
  lineHeight: '44px',
}))

const figureNames = ['kicks', 'journals', 'done', 'countries'] as const

/** The key figures of a profile, without zeros. */
function FigureItems(figures: Figures) {
  const counts = { ...figures, countries: figures.countries.length }
  const shownNames = figureNames.filter((name) => counts[name] > 0)
  return shownNames.map((name) => (
    <li key={name}>
      {withElements(
        (shown) => words.figures[name](counts[name], shown),
        <Count>{counts[name].toLocaleString(pageLanguage(), { notation: 'compact' })}</Count>,
      )}
    </li>
  ))
}

/** The world with the member's countries in colour, and the figures on it. Only the map without them. */
function ProfileBand({ figures }: Pick<ProfileHeadProps, 'figures'>) {
  const countries = useMemo(
    () =>
      figures?.countries.flatMap(({ country, code, location }) =>
        code && location ? [{ name: countryName(country), code, location }] : [],
      ) ?? [],
    [figures],
  )
  return (
    <Band sx={{ height: bandHeight }}>
      <MapPlace>
        <SiteWorldMap countries={countries} />
      </MapPlace>
      <FigureList role="list" aria-label={words.figures.label}>
        {figures && <FigureItems {...figures} />}
      </FigureList>
      <Credit>
        <MapCredits />
      </Credit>
    </Band>
  )
}

/** The member's way, or that none is chosen. */
const WayLine = ({ way, editor }: Pick<User, 'way'> & Pick<ProfileHeadProps, 'editor'>) => (
  <Stack
    direction="row"
    sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, '& svg': { color: 'secondary.main' } }}
  >
    <CompassIcon size={20} />
    <Typography component="span" sx={{ fontWeight: 600 }}>
      {words.way(way ? words.ways[way] : words.noWay)}
    </Typography>
    {!way && editor && <TextLink to={editor}>{words.chooseWay}</TextLink>}
  </Stack>
)

/** Border between picture and map, in pixels. */
const rim = 6

const Rim = styled('div')(({ theme }) => ({
  position: 'relative',
  alignSelf: 'start',
  width: 'fit-content',
  padding: rim,
  marginTop: -(avatarSize / 2 + rim),
  [theme.breakpoints.down('md')]: { marginTop: -48 },
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
  /** The follow button of another profile, or the own numbers of follows. */
  follows?: ReactNode
}

/** A member's picture, name, way and tagline below the band. */
export function ProfileHead({ person, figures, editor, action, follows }: ProfileHeadProps) {
  const { _id, userName, tagline, way, profilePicture, createdAt } = person
  const heading = useArrival(userName)
  return (
    <div>
      <ProfileBand figures={figures} />
      <Row>
        <Rim>
          <PersonAvatar userName={userName} picture={profilePicture} size={avatarSize} />
        </Rim>
        <Stack sx={{ alignItems: 'start', gap: 1, minWidth: 0, maxWidth: '70ch', paddingTop: { sm: 3 } }}>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {userName}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {tagline}
          </Typography>
          <WayLine way={way} {...(editor && { editor })} />
          <SecondaryText>{words.since(createdAt)}</SecondaryText>
          {follows}
          <Slot name="profile.actions" userId={_id} />
        </Stack>
        {action && <Box sx={{ paddingTop: { sm: 3 }, display: 'grid', alignContent: 'start' }}>{action}</Box>}
      </Row>
    </div>
  )
}
