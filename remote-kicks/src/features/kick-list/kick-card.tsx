import type { Bucket, Kick } from '@bucketeer/shared-auth'
import {
  AudienceChip,
  Box,
  LinkButton,
  PencilIcon,
  PictureCard,
  Slot,
  Stack,
  CategoryChip,
  Chip,
  MapPinIcon,
} from '@bucketeer/shared-ui'
import { memo, useId } from 'react'
import { AddToBucket } from '../../buckets/add-to-bucket'
import { Creator } from '../../kick/creator'
import { placeText } from '../../places/picked-place'
import { words } from './words'
import { categoryLabels } from '../../kick/categories'

/** Category and place on the picture of a card, and whether only its creator can see it. */
function KickChips({ audience, category, place, country }: Kick) {
  const where = placeText(place, country)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      {audience === 'Private' && <AudienceChip audience={audience} />}
      {category && <CategoryChip category={category} label={categoryLabels[category]} />}
      {where && (
        <Chip
          size="small"
          label={where}
          icon={<MapPinIcon size={15} />}
          sx={{
            bgcolor: 'background.paper',
            '& .MuiChip-icon': { color: 'text.secondary', ml: 1, mr: -0.5 },
          }}
        />
      )}
    </Stack>
  )
}

/** The `sizes` of a card's picture. */
const pictureWidth = '(min-width: 1200px) 410px, (min-width: 900px) 50vw, 100vw'

interface KickCardProps {
  kick: Kick
  buckets: Bucket[]
  /** Whether the user created it. */
  isOwn: boolean
  /** Set for the first row, which is visible at once. */
  priority: boolean
}

/** A Kick of the list. */
export const KickCard = memo(function KickCard({ kick, buckets, isOwn, priority }: KickCardProps) {
  const { _id, name, description, pictures, category, createdBy } = kick
  const nameId = useId()
  return (
    <PictureCard
      to={`/kicks/${_id}`}
      title={name}
      picture={pictures || null}
      cover={{ name, kind: category ?? 'Bucket' }}
      text={description}
      chip={<KickChips {...kick} />}
      sizes={pictureWidth}
      priority={priority}
    >
      <span id={nameId} hidden>
        {name}
      </span>
      <Stack sx={{ position: 'relative', zIndex: 1, gap: 1.5, marginTop: 'auto', paddingTop: 1 }}>
        <Slot name="kick.card" headingLevel={3} kickId={_id} />
        <Stack direction="row" sx={{ minHeight: 36, justifyContent: 'space-between', gap: 1 }}>
          <Creator creator={createdBy} />
          {isOwn && (
            <LinkButton
              to={`/kicks/${_id}/edit`}
              size="small"
              startIcon={<PencilIcon size={16} />}
              aria-describedby={nameId}
            >
              {words.edit}
            </LinkButton>
          )}
        </Stack>
        <Box sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 2 }}>
          <AddToBucket kick={kick} buckets={buckets} describedBy={nameId} />
        </Box>
      </Stack>
    </PictureCard>
  )
})
