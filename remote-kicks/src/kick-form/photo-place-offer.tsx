import { Button, MapPinIcon, Paper, Stack, Typography } from '@bucketeer/shared-ui'
import { type PhotoPlace, placeOfPhoto } from '@bucketeer/shared-ui/social'
import { useEffect, useRef, useState } from 'react'
import { geonamesDirectory } from '../places/geonames-directory'
import { loadPlaceDirectory } from '../places/load-place-directory'
import { type PickedPlace, unnamedPlace } from '../places/picked-place'
import { words } from './words'

/** Reads where the first photo with a position was taken. Nothing leaves the browser. */
export const usePhotoPlace = () => {
  const [point, setPoint] = useState<PhotoPlace | null>(null)
  return {
    point,
    read: (file: File) => void placeOfPhoto(file).then((found) => setPoint((present) => present ?? found)),
  }
}

interface PhotoPlaceOfferProps {
  point: PhotoPlace | null
  value: PickedPlace | null
  onChange(place: PickedPlace): void
}

/** Degrees of latitude: about 5 km. */
const roundedTo = 0.05
const rounded = (degrees: number) => Math.round(degrees / roundedTo) * roundedTo

/** Returns the name of a town near the photo's place. This site's server is asked with a rounded position. */
const useTownNear = (point: PhotoPlace | null) => {
  const [town, setTown] = useState<string | null>(null)
  useEffect(() => {
    if (!point) return
    const abort = new AbortController()
    const spot = { lat: rounded(point.lat), lng: rounded(point.lng) }
    geonamesDirectory.placeAt(spot, abort.signal).then(
      ({ name }) => setTown(name),
      // The offer shows degrees instead.
      () => {},
    )
    return () => abort.abort()
  }, [point])
  return town
}

/** Offers the place of a photo while no place is chosen. The exact position is used only after 'Use this place'. */
export function PhotoPlaceOffer({ point, value, onChange }: PhotoPlaceOfferProps) {
  const [isDeclined, setDeclined] = useState(false)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const isOffered = point !== null && value === null && !isDeclined
  const town = useTownNear(isOffered ? point : null)
  if (!isOffered) return null

  const use = async () => {
    const location = { lat: point.lat, lng: point.lng }
    onChange(unnamedPlace(location))
    // Without a name, the spot stays as a click on the map leaves it.
    const place = await loadPlaceDirectory()
      .then(({ placeAt }) => placeAt(location))
      .catch(() => null)
    const isStillThere = latest.current?.location === location
    if (place && isStillThere) onChange({ ...place, isSpot: true })
  }
  return (
    <Paper role="status" variant="outlined" sx={{ padding: 2, borderRadius: 2 }}>
      <Stack sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, '& svg': { flexShrink: 0 } }}>
          <MapPinIcon size={20} />
          <Typography>{words.taken(point, town)}</Typography>
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={() => void use()}>
            {words.usePlace}
          </Button>
          <Button size="small" color="inherit" onClick={() => setDeclined(true)}>
            {words.noPlace}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  )
}
