import { type Point } from '@bucketeer/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { type PickedPlace } from './picked-place'
import { loadPlaceDirectory } from './place-directory'

/**
 * Picks a spot of the map or of a photo: sets its coordinates at once, and name and country once they are known, unless
 * another place was chosen meanwhile. Keeps a name that the user typed.
 * @returns `pick`, and whether the lookup of the present spot failed
 */
export function useSpot(value: PickedPlace | null, onChange: (place: PickedPlace) => void) {
  const [nameless, setNameless] = useState<Point | null>(null)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const ownName = value?.isOwnName ? { name: value.name, isOwnName: true } : {}

  const pick = async (location: Point) => {
    const isStillThere = () => latest.current?.location === location
    const spot = { name: '', country: null, location, isSpot: true, ...ownName }
    latest.current = spot
    onChange(spot)
    try {
      const place = await (await loadPlaceDirectory()).placeAt(location)
      if (isStillThere()) onChange({ ...place, ...ownName, isSpot: true })
    } catch {
      if (isStillThere()) setNameless(location)
    }
  }
  return { pick, isNameless: nameless !== null && nameless === value?.location }
}
