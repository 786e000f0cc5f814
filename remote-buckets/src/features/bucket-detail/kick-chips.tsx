import { type Kick } from '@bucketeer/shared-auth'
import { AudienceChip, CategoryChip, Chip, Stack } from '@bucketeer/shared-ui'
import { MapNumber } from './map-number'
import { words } from './words'

interface KickChipsProps {
  kick: Kick
  /** The number of its pin, and what shows the pin, on pages with a map. */
  onMap?: OnMap
}

export interface OnMap {
  number: number
  show(kickId: string): void
}

/** What the card of a Kick shows over its picture. */
export function KickChips({ kick, onMap }: KickChipsProps) {
  const { category, audience, withdrawn, location } = kick
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {location && onMap && <MapNumber kick={kick} number={onMap.number} onShow={onMap.show} />}
      {category && <CategoryChip category={category} label={words.categories[category]} />}
      {audience === 'Private' && <AudienceChip audience={audience} />}
      {withdrawn && <Chip size="small" label={words.withdrawn} sx={{ bgcolor: 'background.paper' }} />}
    </Stack>
  )
}
