import { Stack } from '@bucketeer/shared-ui'
import { FormHelperText } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { defaultCentre, mapZoom } from './default-centre'
import type { PickedPlace } from './picked-place'
import { PlaceField, type PlaceLookup } from './place-field'
import { PlaceMap } from './place-map'
import { useMapPick } from './use-map-pick'
import { words } from './words'

export interface PlacePickerProps {
  /** The label of field and map. */
  label: string
  value: PickedPlace | null
  onChange(place: PickedPlace | null): void
  placeholder?: string
  /** Like in `PlaceField`: the form should wait for the lookup. */
  onSettling?(state: PlaceLookup): void
}

/** Picks a place by name or on the map, and keeps both in sync. */
export function PlacePicker({ label, value, onChange, ...field }: PlacePickerProps) {
  const { pick, forget, isNameless } = useMapPick({ value, onChange })
  // The map keeps the previous place while the user types.
  const [centre, setCentre] = useState(value?.location ?? defaultCentre)
  if (value?.location && value.location !== centre) setCentre(value.location)

  const changeName = (place: PickedPlace | null) => {
    forget()
    onChange(place)
  }
  return (
    <Stack sx={{ gap: 1.5 }}>
      <PlaceField label={label} value={value} onChange={changeName} {...field} />
      <PlaceMap
        label={words.map.name(label)}
        centre={centre}
        zoom={mapZoom.create}
        marker={value?.location ?? undefined}
        onPick={(location) => void pick(location)}
      />
      {isNameless && <FormHelperText role="status">{words.picked.unnamed}</FormHelperText>}
    </Stack>
  )
}
