import { Stack } from '@bucketeer/shared-ui'
import { FormHelperText } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { type PickedPlace } from './picked-place'
import { PlaceField, type PlaceLookup } from './place-field'
import { defaultCentre, mapZoom, PlaceMap } from './place-map'
import { useSpot } from './use-spot'
import { words } from './words'

interface PlacePickerProps {
  /** The label of field and map. */
  label: string
  value: PickedPlace | null
  onChange(place: PickedPlace | null): void
  placeholder?: string
  /** Whether others see the area only, which the map then shows as they do. */
  isArea?: boolean
  /** Like in `PlaceField`: the form should wait for the lookup. */
  onSettling?(state: PlaceLookup): void
}

/** Picks a place by name or on the map, and keeps both in sync. */
export function PlacePicker({ label, value, onChange, isArea = false, ...field }: PlacePickerProps) {
  const { pick, isNameless } = useSpot(value, onChange)
  // The map keeps the previous place while the user types.
  const [centre, setCentre] = useState(value?.location ?? defaultCentre)
  if (value?.location && value.location !== centre) setCentre(value.location)

  return (
    <Stack sx={{ gap: 1.5 }}>
      <PlaceField label={label} value={value} onChange={onChange} {...field} />
      <PlaceMap
        label={words.map.name(label)}
        // Low while it shows no choice.
        height={{ xs: value ? 320 : 160 }}
        centre={centre}
        // The circle is larger than the map of a spot.
        zoom={isArea && value ? mapZoom.detail : mapZoom.create}
        marker={isArea ? null : value?.location}
        area={isArea ? value?.location : null}
        onPick={(location) => void pick(location)}
      />
      {!value && <FormHelperText>{words.picked.none}</FormHelperText>}
      {isNameless && <FormHelperText role="status">{words.picked.unnamed}</FormHelperText>}
    </Stack>
  )
}
