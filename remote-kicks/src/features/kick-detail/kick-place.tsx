import { type Kick } from '@bucketeer/shared-auth'
import { Stack, Typography } from '@bucketeer/shared-ui'
import { mapZoom } from '../../places/default-centre'
import { OtherMaps } from '../../places/other-maps'
import { placeText } from '../../places/picked-place'
import { PlaceMap } from '../../places/place-map'
import { words } from './words'

/** The place of the Kick on a map. */
export function KickPlace({ location, place, country }: Kick) {
  const name = placeText(place, country)
  return (
    <Stack component="section" sx={{ gap: 1.5 }}>
      <Typography variant="h4" component="h2">
        {words.place}
      </Typography>
      {location ? (
        <>
          <PlaceMap
            label={name ? words.mapOf(name) : words.map}
            centre={location}
            zoom={mapZoom.detail}
            marker={location}
          />
          <OtherMaps point={location} />
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{words.noPlace}</Typography>
      )}
    </Stack>
  )
}
