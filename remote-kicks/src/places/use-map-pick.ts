import type { Point } from '@bucketeer/shared-auth'
import { useRef, useState } from 'react'
import { loadPlaceDirectory } from './load-place-directory'
import { unnamedPlace, type PickedPlace } from './picked-place'

/**
 * What a click on the map does: the place is that spot at once, and has its name and country when they are known.
 * @returns `pick`, and whether the last spot's name could not be found out
 */
export function useMapPick(onChange: (place: PickedPlace) => void) {
  const [nameless, setNameless] = useState<Point | null>(null)
  const latest = useRef<Point | null>(null)

  const pick = async (location: Point) => {
    latest.current = location
    setNameless(null)
    onChange(unnamedPlace(location))
    try {
      const place = await (await loadPlaceDirectory()).placeAt(location)
      if (latest.current === location) onChange(place)
    } catch {
      if (latest.current === location) setNameless(location)
    }
  }
  /** For when another place is chosen meanwhile: the answer about the spot comes too late then. */
  const forget = () => {
    latest.current = null
    setNameless(null)
  }
  return { pick, forget, isNameless: nameless !== null }
}
