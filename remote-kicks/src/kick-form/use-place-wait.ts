import { useEffect, useEffectEvent, useState } from 'react'
import { type PickedPlace } from '../places/picked-place'
import { type PlaceLookup } from '../places/place-field'
import { words } from './words'

const notes = () => ({ none: null, waiting: words.placeWaiting, unknown: words.placeUnknown })

/**
 * Delays saving while the typed place is looked up. Saves nothing for an unknown place until the user decides.
 */
export function usePlaceWait(place: PickedPlace | null, save: () => void) {
  const [search, setSearch] = useState<PlaceLookup>('ended')
  const [isAsked, setAsked] = useState(false)
  const phaseOfWait = search === 'running' ? ('waiting' as const) : ('unknown' as const)
  const phase = isAsked && place === null ? phaseOfWait : ('none' as const)

  const saveIfFound = useEffectEvent(() => {
    if (isAsked && place !== null) save()
  })
  useEffect(() => {
    if (search === 'ended') saveIfFound()
  }, [search])

  return {
    isWaiting: phase === 'waiting',
    note: notes()[phase],
    onSettling: (state: PlaceLookup) => {
      setSearch(state)
      // Text that is typed after Save needs another Save.
      if (state === 'running') setAsked(false)
    },
    saveWithPlace: () => {
      const mustWait = search === 'running' || (search === 'unknown' && phase !== 'unknown')
      setAsked(mustWait)
      if (!mustWait) save()
    },
  }
}
