import { type Kick } from '@bucketeer/shared-auth'
import { AudienceChip, CategoryChip, Chip, Stack } from '@bucketeer/shared-ui'
import { words } from './words'

/** What the card of a Kick shows over its picture. */
export function KickChips({ kick: { category, audience, withdrawn } }: { kick: Kick }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      {category && <CategoryChip category={category} label={words.categories[category]} />}
      {audience === 'Private' && <AudienceChip audience={audience} />}
      {withdrawn && <Chip size="small" label={words.withdrawn} sx={{ bgcolor: 'background.paper' }} />}
    </Stack>
  )
}
