import type { Kick } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  CardToolbar,
  CheckIcon,
  Chip,
  lineClamp,
  LinkButton,
  Picture,
  placeText,
  SecondaryText,
  Slot,
  Stack,
  styled,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import { useId } from 'react'
import { FavouriteButton, type KickControlProps } from '../favourite-button'
import type { KickCardProps } from '../kick-card'
import {
  hasOwnPage,
  KickChips,
  type KickState,
  MapNumber,
  pictureOf,
  SelectBox,
  statesOf,
} from '../kick-chips'
import { doneDateOf, KickTarget } from '../wishes/kick-target'
import { PlaceOffer } from '../wishes/place-offer'
import { words } from '../words'

const colors = { done: 'success.main', doing: 'info.main', wish: 'text.secondary' } as const

/** Whether the viewer did a Kick or is on it. */
const StateChip = ({ state }: { state: KickState }) => (
  <Chip
    size="small"
    variant="outlined"
    label={words.states[state]}
    {...(state === 'done' && { icon: <CheckIcon size={14} color="currentColor" /> })}
    sx={{ color: colors[state], borderColor: 'currentColor', '& .MuiChip-icon': { color: 'inherit' } }}
  />
)

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexGrow: 1,
  minWidth: 0,
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 1, 0.5),
}))
const Thumb = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '0 0 104px',
  alignSelf: 'flex-start',
  '& img, & svg': { borderRadius: 8 },
  [theme.breakpoints.down('sm')]: { flexBasis: 72 },
}))
const Corner = styled('div')({ position: 'absolute', top: -6, left: -6 })

const covering = {
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const

const quiet = { paddingInline: 0.75, marginInline: -0.75, color: 'text.secondary' } as const

/** States, audience, place and description. Only the owner of the Bucket sees wishes and the day of a done Kick. */
function LineFacts({ kick, isOwn }: { kick: Kick; isOwn: boolean }) {
  const { description } = kick
  const place = placeText(kick.place, kick.country)
  const doneDate = isOwn && doneDateOf(kick)
  const states = statesOf(kick).filter((state) => state !== 'wish' || isOwn)
  return (
    <Stack direction="row" sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', gap: 0.75 }}>
      {states.map((state) => (
        <StateChip key={state} state={state} />
      ))}
      <KickChips kick={kick} />
      {/* Each part is an element, in the direction of its own text. */}
      <SecondaryText noWrap sx={{ flexBasis: { xs: '100%', sm: 0 }, flexGrow: 1, minWidth: 0 }}>
        {doneDate && (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            <span>{doneDate}</span> ·{' '}
          </Box>
        )}
        {place && (
          <Typography component="span" variant="inherit" sx={{ fontWeight: 600 }}>
            {place}
          </Typography>
        )}
        {place && description && ' · '}
        {description && <span>{description}</span>}
      </SecondaryText>
    </Stack>
  )
}

type LineActionsProps = KickControlProps & Pick<KickCardProps, 'isLeaving' | 'onRemove'>

/** The buttons below a line. */
function LineActions({ isLeaving, onRemove, ...control }: LineActionsProps) {
  const { kick, describedBy } = control
  const { _id, name } = kick
  const hint = { size: 'small', color: 'inherit', 'aria-describedby': describedBy, sx: quiet } as const
  return (
    <CardToolbar label={words.actions(name)}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          '& .MuiButton-root': { minHeight: 36 },
        }}
      >
        {onRemove && <KickTarget {...control} isLine />}
        {/* The name is the same link, and phones have room for two of these. */}
        <LinkButton
          to={`/kicks/${_id}`}
          {...hint}
          sx={{ ...quiet, display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {words.goToKick}
        </LinkButton>
        {onRemove && (
          <Button loading={isLeaving} onClick={() => onRemove(kick)} {...hint}>
            {words.removeKick}
          </Button>
        )}
      </Stack>
      {onRemove && <PlaceOffer {...control} />}
    </CardToolbar>
  )
}

/** A Kick of the Bucket as a line: picture, name, facts and actions. */
export function KickRow({ bucketId, kick, cover, onMap, isLeaving, onRemove, selecting }: KickCardProps) {
  const { _id, name, location, mine } = kick
  const nameId = useId()
  const control = { bucketId, kick, describedBy: nameId }
  const hasPage = hasOwnPage(kick)
  return (
    <Row>
      {selecting && <SelectBox kick={kick} selecting={selecting} />}
      <Thumb>
        <Picture src={pictureOf(kick)} alt="" sizes="104px" cover={cover} />
        {location && (
          <Corner>
            <MapNumber kick={kick} onMap={onMap} />
          </Corner>
        )}
      </Thumb>
      <Stack sx={{ flexGrow: 1, minWidth: 0, gap: 0.25 }}>
        <Typography component="h3" id={nameId} sx={{ minWidth: 0, fontWeight: 600, ...lineClamp(2) }}>
          {hasPage ? (
            <TextLink to={`/kicks/${_id}`} underline="hover" sx={covering}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </Typography>
        <LineFacts kick={kick} isOwn={onRemove !== null} />
        {hasPage && <LineActions {...control} isLeaving={isLeaving} onRemove={onRemove} />}
      </Stack>
      {hasPage && (
        <Stack sx={{ position: 'relative', zIndex: 1, alignSelf: 'flex-start', alignItems: 'center' }}>
          <FavouriteButton {...control} />
          <Slot
            name="kick.card"
            headingLevel={4}
            kickId={_id}
            kickName={name}
            {...{ bucketId, mine }}
            isLine
            inline
          />
        </Stack>
      )}
    </Row>
  )
}
