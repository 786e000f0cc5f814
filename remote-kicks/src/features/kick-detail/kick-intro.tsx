import { type Kick } from '@bucketeer/shared-auth'
import { MapPinIcon, Stack } from '@bucketeer/shared-ui'
import { categoryLabels } from '../../kick/categories'
import { words } from './words'

// Australia is a country and a continent.
const where = (country: Kick['country'], continent: Kick['continent']) =>
  country && country !== continent ? `${country}, ${continent}` : continent

/** Category and place, below the title on the picture. */
export function KickIntro({ category, country, continent, withdrawn }: Kick) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      {withdrawn && <strong>{words.withdrawn}</strong>}
      <span>{categoryLabels[category]}</span>
      <Stack direction="row" component="span" sx={{ alignItems: 'center', gap: 0.75 }}>
        <MapPinIcon size={20} />
        <span>{where(country, continent)}</span>
      </Stack>
    </Stack>
  )
}
