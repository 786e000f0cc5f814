import { type Kick } from '@bucketeer/shared-auth'
import { CategoryChip, Chip, MapPinIcon, Stack } from '@bucketeer/shared-ui'
import { categoryLabels } from '../../kick/categories'

/** Category and country on the picture of a card. */
export function KickChips({ category, country }: Pick<Kick, 'category' | 'country'>) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      <CategoryChip category={category} label={categoryLabels[category]} />
      {country && (
        <Chip
          size="small"
          label={country}
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
