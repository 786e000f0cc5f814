import { useRef, useState } from 'react'
import { loadPlaceDirectory } from './load-place-directory'
import { unnamedPlace, type PickedPlace } from './picked-place'
import type { Point } from '@bucketeer/shared-ui'

interface MapPickOptions {
  value: PickedPlace | null
  onChange(place: PickedPlace): void
}

/**
 * Picks a spot of the map: sets its coordinates at once, and name and country once they are known. Keeps a name that the
 * user typed.
 * @returns `pick`, and whether the lookup of the last spot failed
 */
export function useMapPick({ value, onChange }: MapPickOptions) {
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
