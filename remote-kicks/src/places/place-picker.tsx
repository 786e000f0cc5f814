import { Stack } from '@bucketeer/shared-ui'
import { FormHelperText } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { defaultCentre, mapZoom } from './default-centre'
import type { PickedPlace } from './picked-place'
import { PlaceField } from './place-field'
import { PlaceMap } from './place-map'
import { useMapPick } from './use-map-pick'
import { words } from './words'

export interface PlacePickerProps {
  /** What the field is called; the map is called so too. */
  label: string
  value: PickedPlace | null
  onChange(place: PickedPlace | null): void
  placeholder?: string
  /** As in `PlaceField`: a form that is sent meanwhile had better wait. */
  onSettling?(state: 'running' | 'ended'): void
}

/** A place by its name or by a click on the map, each of which follows the other. */
export function PlacePicker({ label, value, onChange, ...field }: PlacePickerProps) {
  const { pick, forget, isNameless } = useMapPick(onChange)
  // While another place is being typed, the map stays at the one before.
  const [centre, setCentre] = useState(value?.location ?? defaultCentre)
  if (value && value.location !== centre) setCentre(value.location)

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
        marker={value?.location}
        onPick={(location) => void pick(location)}
      />
      {isNameless && <FormHelperText role="status">{words.picked.unnamed}</FormHelperText>}
    </Stack>
  )
}
