import { placeCalls } from '@bucketeer/shared-auth'
import { type PhotoFacts, PhotoFactsOffer } from '@bucketeer/shared-ui/social'
import { useEffect, useRef } from 'react'
import { loadPlaceDirectory } from '../places/place-directory'
import { type PickedPlace, unnamedPlace } from '../places/picked-place'
import { request } from '../request'

const { nearest } = placeCalls(request)

interface PhotoPlaceOfferProps {
  facts: PhotoFacts
  value: PickedPlace | null
  onChange(place: PickedPlace): void
}

/** Offers the place of a photo while no place is chosen; a country alone is none. */
export function PhotoPlaceOffer({ facts, value, onChange }: PhotoPlaceOfferProps) {
  const hasPlace = Boolean(value?.name || value?.location)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])

  const use = async (location: { lat: number; lng: number }) => {
    onChange(unnamedPlace(location))
    // Without a name, the spot stays as a click on the map leaves it.
    const place = await loadPlaceDirectory()
      .then(({ placeAt }) => placeAt(location))
      .catch(() => null)
    const isStillThere = latest.current?.location === location
    if (place && isStillThere) onChange({ ...place, isSpot: true })
  }
  return (
    <PhotoFactsOffer
      facts={facts}
      nearest={nearest}
      onPlace={hasPlace ? undefined : (location) => void use(location)}
    />
  )
}
