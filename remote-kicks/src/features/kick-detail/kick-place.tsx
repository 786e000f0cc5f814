import { type Kick } from '@bucketeer/shared-auth'
import { Stack, Typography } from '@bucketeer/shared-ui'
import { mapZoom } from '../../places/default-centre'
import { OtherMaps } from '../../places/other-maps'
import { placeText } from '../../places/picked-place'
import { PlaceMap } from '../../places/place-map'
import { words } from './words'

/** Says how exact the shown place is; null for the very spot. */
const precisionNote = ({ placePrecision, exactLocation }: Kick) => {
  if (placePrecision === 'area') return exactLocation ? words.areaForOthers : words.area
  return placePrecision === 'country' && exactLocation ? words.countryForOthers : null
}

/** Returns the spot of the pin: the very place, if it may be seen. */
const spotOf = ({ placePrecision, location, exactLocation }: Kick) =>
  exactLocation ?? (placePrecision === 'exact' ? location : null)

/** The place of the Kick on a map: a pin, or a circle of about 5 km. Its creator sees both. */
export function KickPlace(kick: Kick) {
  const { placePrecision, location, place, country } = kick
  const name = placeText(place, country)
  const spot = spotOf(kick)
  const area = placePrecision === 'area' ? location : null
  const centre = spot ?? area
  const note = precisionNote(kick)
  return (
    <Stack component="section" sx={{ gap: 1.5 }}>
      <Typography variant="h4" component="h2">
        {words.place}
      </Typography>
      {centre ? (
        <>
          <PlaceMap
            label={name ? words.mapOf(name) : words.map}
            centre={centre}
            zoom={mapZoom.detail}
            marker={spot}
            area={area}
          />
          {note && <Typography variant="body2">{note}</Typography>}
          {spot && <OtherMaps point={spot} />}
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {(placePrecision === 'country' && country) || words.noPlace}
        </Typography>
      )}
    </Stack>
  )
}
