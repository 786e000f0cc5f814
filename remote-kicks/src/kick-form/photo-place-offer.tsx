import { placeCalls } from '@bucketeer/shared-auth'
import { type PhotoFacts, PhotoFactsOffer } from '@bucketeer/shared-ui/social'
import { useEffect, useRef } from 'react'
import { loadPlaceDirectory } from '../places/load-place-directory'
import { type PickedPlace, unnamedPlace } from '../places/picked-place'
import { request } from '../request'

const { nearest } = placeCalls(request)

interface PhotoPlaceOfferProps {
  facts: PhotoFacts
  value: PickedPlace | null
  onChange(place: PickedPlace): void
}

/** Offers the place of a photo while no place is chosen. */
export function PhotoPlaceOffer({ facts, value, onChange }: PhotoPlaceOfferProps) {
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
      onPlace={value === null ? (location) => void use(location) : undefined}
    />
  )
}
