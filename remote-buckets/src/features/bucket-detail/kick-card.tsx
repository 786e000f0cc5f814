import { type Kick } from '@bucketeer/shared-auth'
import { Button, LinkButton, PictureCard, Slot, Stack } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { KickChips } from './kick-chips'
import { FavouriteButton } from './favourite-button'
import { KickTarget } from './wishes/kick-target'
import { words } from './words'

interface KickCardProps {
  bucketId: string
  kick: Kick
  /** Its number in the Bucket, which its pin on the map has too. */
  number: number
  /** Whether its removal is pending. */
  isLeaving: boolean
  /** Null for others than the owner of the Bucket. */
  onRemove: ((kick: Kick) => void) | null
}

/** A Kick of the Bucket, with a button to favour it, and for its owner one to remove it. */
export function KickCard({ bucketId, kick, number, isLeaving, onRemove }: KickCardProps) {
  const { _id, name, description, pictures, category, favourite } = kick
  const nameId = useId()
  return (
    <PictureCard
      to={`/kicks/${_id}`}
      title={name}
      picture={pictures || null}
      cover={{ name, kind: category ?? 'Bucket' }}
      text={description}
      chip={<KickChips kick={kick} number={number} />}
      heading="h3"
      sizes="(min-width: 1200px) 240px, (min-width: 600px) 33vw, 100vw"
    >
      <span id={nameId} hidden>
        {name}
      </span>
      <Stack sx={{ position: 'relative', zIndex: 1, gap: 0.5, marginTop: 'auto', paddingTop: 1 }}>
        <Slot name="kick.card" headingLevel={4} kickId={_id} bucketId={bucketId} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
          <LinkButton to={`/kicks/${_id}`} size="small" variant="outlined" aria-describedby={nameId}>
            {words.goToKick}
          </LinkButton>
          <FavouriteButton bucketId={bucketId} kickId={_id} favourite={favourite} describedBy={nameId} />
        </Stack>
        {onRemove && <KickTarget bucketId={bucketId} kick={kick} describedBy={nameId} />}
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
    </PictureCard>
  )
}

// The label must fit into one of five columns.
const quiet = {
  justifyContent: 'flex-start',
  whiteSpace: 'normal',
  textAlign: 'start',
  lineHeight: 1.3,
  paddingInline: 1,
  marginInline: -1,
  color: 'text.secondary',
} as const
