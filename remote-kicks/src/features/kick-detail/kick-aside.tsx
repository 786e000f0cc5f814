import type { Kick } from '@bucketeer/shared-auth'
import { Card, CardContent, countryName, placeText, Stack, Typography } from '@bucketeer/shared-ui'
import { useNavigate } from 'react-router-dom'
import { AddToBucket } from '../../buckets/add-to-bucket'
import { BucketFailure, useBuckets } from '../../buckets/bucket-select'
import { mapZoom, PlaceMap } from '../../places/place-map'
import { OtherMaps } from '../../places/other-maps'
import { SaveKick } from '../../saving/save-kick'
import { words } from './words'

interface KickBucketProps {
  kick: Kick
  /** The URL of the list, for the navigation back. */
  list: string
}

/** Saves the Kick in a Bucket in one touch, or adds it to a chosen one if the user has Buckets. */
export function KickBucket({ kick, list }: KickBucketProps) {
  const { data: buckets, ...query } = useBuckets()
  const navigate = useNavigate()
  if (query.error) return <BucketFailure {...query} />
  return (
    <Card component="section">
      <Stack component={CardContent} sx={{ gap: 1.5, padding: 2.5 }}>
        <Typography variant="h4" component="h2">
          {words.bucket}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <SaveKick kick={kick} buckets={buckets} />
        </Stack>
        {buckets && buckets.length > 0 && (
          <AddToBucket
            kick={kick}
            buckets={buckets}
            onAdded={() => void navigate(list, { viewTransition: true })}
          />
        )}
      </Stack>
    </Card>
  )
}

/** Says how exact the shown place is; null for the very spot. */
function precisionNote({ placePrecision, exactLocation }: Kick) {
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
        <Typography color="textSecondary">
          {(placePrecision === 'country' && country && countryName(country)) || words.noPlace}
        </Typography>
      )}
    </Stack>
  )
}
