import { Button, MapPinIcon, Paper, Stack, Typography } from '@bucketeer/shared-ui'
import { placeOfPhoto } from '@bucketeer/shared-ui/social'
import { useState } from 'react'
import { type PickedPlace } from '../places/picked-place'
import { type Point } from '../places/point'
import { useMapPick } from '../places/use-map-pick'
import { words } from './words'

/** Reads where the first photo with a position was taken. Nothing leaves the browser. */
export const usePhotoPlace = () => {
  const [point, setPoint] = useState<Point | null>(null)
  return {
    point,
    read: async (file: File) => {
      const found = await placeOfPhoto(file)
      setPoint((present) => present ?? found)
    },
  }
}

interface PhotoPlaceOfferProps {
  point: Point | null
  value: PickedPlace | null
  onChange(place: PickedPlace): void
}

/** Offers the place of a photo while no place is chosen. Only after 'Use this place' the server is asked for its name. */
export function PhotoPlaceOffer({ point, value, onChange }: PhotoPlaceOfferProps) {
  const [isDeclined, setDeclined] = useState(false)
  const { pick } = useMapPick({ value, onChange })
  if (!point || value || isDeclined) return null
  return (
    <Paper role="status" variant="outlined" sx={{ padding: 2, borderRadius: 2 }}>
      <Stack sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, '& svg': { flexShrink: 0 } }}>
          <MapPinIcon size={20} />
          <Typography>{words.takenAt(point)}</Typography>
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={() => void pick(point)}>
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
