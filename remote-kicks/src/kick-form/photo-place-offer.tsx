import { Button, MapPinIcon, Paper, Stack, Typography } from '@bucketeer/shared-ui'
import { type PhotoPlace, placeOfPhoto } from '@bucketeer/shared-ui/social'
import { useEffect, useRef, useState } from 'react'
import { loadPlaceDirectory } from '../places/load-place-directory'
import { type PickedPlace, unnamedPlace } from '../places/picked-place'
import { words } from './words'

/** Reads where the first photo with a position was taken. Nothing leaves the browser. */
export const usePhotoPlace = () => {
  const [point, setPoint] = useState<PhotoPlace | null>(null)
  return {
    point,
    read: async (file: File) => {
      const found = await placeOfPhoto(file)
      setPoint((present) => present ?? found)
    },
  }
}

interface PhotoPlaceOfferProps {
  point: PhotoPlace | null
  value: PickedPlace | null
  onChange(place: PickedPlace): void
}

/** Offers the place of a photo while no place is chosen. Only after 'Use this place' the server is asked for its name. */
export function PhotoPlaceOffer({ point, value, onChange }: PhotoPlaceOfferProps) {
  const [isDeclined, setDeclined] = useState(false)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  if (!point || value || isDeclined) return null

  const use = async () => {
    onChange(unnamedPlace(point))
    // Without a name, the spot stays as a click on the map leaves it.
    const place = await loadPlaceDirectory()
      .then(({ placeAt }) => placeAt(point))
      .catch(() => null)
    const isStillThere = latest.current?.location === point
    if (place && isStillThere) onChange({ ...place, isSpot: true })
  }
  return (
    <Paper role="status" variant="outlined" sx={{ padding: 2, borderRadius: 2 }}>
      <Stack sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, '& svg': { flexShrink: 0 } }}>
          <MapPinIcon size={20} />
          <Typography>{words.takenAt(point)}</Typography>
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
