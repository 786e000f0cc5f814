import { type Point, Stack } from '@bucketeer/shared-ui'
import { FormHelperText } from '@bucketeer/shared-ui/forms'
import { useRef, useState } from 'react'
import { defaultCentre, mapZoom, PlaceMap } from './place-map'
import { type PickedPlace, unnamedPlace } from './picked-place'
import { PlaceField, type PlaceLookup } from './place-field'
import { words } from './words'
import { loadPlaceDirectory } from './place-directory'

/**
 * Picks a spot of the map: sets its coordinates at once, and name and country once they are known. Keeps a name that the
 * user typed.
 * @returns `pick`, and whether the lookup of the last spot failed
 */
function useMapPick({ value, onChange }: { value: PickedPlace | null; onChange(place: PickedPlace): void }) {
  const [nameless, setNameless] = useState<Point | null>(null)
  const latest = useRef<Point | null>(null)
  const ownName = value?.isOwnName ? { name: value.name, isOwnName: true } : {}

  const pick = async (location: Point) => {
    latest.current = location
    setNameless(null)
    onChange({ ...unnamedPlace(location), ...ownName })
    try {
      const place = await (await loadPlaceDirectory()).placeAt(location)
      if (latest.current === location) onChange({ ...place, ...ownName, isSpot: true })
    } catch {
      if (latest.current === location) setNameless(location)
    }
  }
  /** Cancels the lookup, after another place was chosen. */
  const forget = () => {
    latest.current = null
    setNameless(null)
  }
  return { pick, forget, isNameless: nameless !== null }
}

export interface PlacePickerProps {
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
