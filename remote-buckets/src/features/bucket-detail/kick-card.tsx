import { type Kick } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  CardToolbar,
  type CoverProps,
  LinkButton,
  PictureCard,
  placeText,
  Slot,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { useId } from 'react'
import { hasOwnPage, KickChips, type OnMap, pictureOf, SelectBox, type Selecting } from './kick-chips'
import { FavouriteButton } from './favourite-button'
import { KickTarget } from './wishes/kick-target'
import { PlaceOffer } from './wishes/place-offer'
import { words } from './words'

export interface KickCardProps {
  bucketId: string
  kick: Kick
  cover: CoverProps
  /** Its number in the Bucket, which its pin on the map has too. */
  onMap: OnMap
  /** Whether its removal is pending. */
  isLeaving: boolean
  /** Null for others than the owner of the Bucket. */
  onRemove: ((kick: Kick) => void) | null
  /** Null while no Kicks are being selected. */
  selecting: Selecting | null
}

/** A Kick of the Bucket, with a button to favour it, and for its owner one to remove it. */
export function KickCard({ bucketId, kick, cover, onMap, isLeaving, onRemove, selecting }: KickCardProps) {
  const { _id, name, description, mine } = kick
  const nameId = useId()
  const control = { bucketId, kick, describedBy: nameId }
  const place = placeText(kick.place, kick.country)
  const hasPage = hasOwnPage(kick)
  return (
    <PictureCard
      {...(hasPage && { to: `/kicks/${_id}` })}
      title={name}
      picture={pictureOf(kick)}
      cover={cover}
      text={description}
      chip={
        <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 0.75 }}>
          {selecting && (
            <Box sx={{ borderRadius: 2, bgcolor: 'background.paper' }}>
              <SelectBox kick={kick} selecting={selecting} />
            </Box>
          )}
          <KickChips kick={kick} onMap={onMap} />
        </Stack>
      }
      heading="h3"
      sizes="(min-width: 1200px) 240px, (min-width: 600px) 33vw, 100vw"
    >
      <span id={nameId} hidden>
        {name}
      </span>
      {place && (
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {place}
        </Typography>
      )}
      {hasPage && (
        <Stack sx={{ position: 'relative', zIndex: 1, gap: 0.5, marginTop: 'auto', paddingTop: 1 }}>
          <Slot name="kick.card" headingLevel={4} kickId={_id} kickName={name} {...{ bucketId, mine }} />
          <CardToolbar label={words.actions(name)}>
            <Stack sx={{ gap: 0.5 }}>
              <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
                <LinkButton to={`/kicks/${_id}`} size="small" variant="outlined" aria-describedby={nameId}>
                  {words.goToKick}
                </LinkButton>
                <FavouriteButton {...control} />
              </Stack>
              {onRemove && <PlaceOffer {...control} />}
              {onRemove && <KickTarget {...control} />}
              {onRemove && (
                <Button
                  size="small"
                  color="inherit"
                  loading={isLeaving}
                  onClick={() => onRemove(kick)}
                  aria-describedby={nameId}
                  sx={quiet}
                >
                  {words.removeKick}
                </Button>
              )}
            </Stack>
          </CardToolbar>
        </Stack>
      )}
    </PictureCard>
  )
}

// The label must fit into one of five columns.
const quiet = {
  justifyContent: 'flex-start',
  whiteSpace: 'normal',
  textAlign: 'left',
  lineHeight: 1.3,
  paddingInline: 1,
  marginInline: -1,
  color: 'text.secondary',
} as const
