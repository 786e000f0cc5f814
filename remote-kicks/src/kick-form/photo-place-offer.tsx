import { placeCalls } from '@bucketeer/shared-auth'
import { type PhotoFacts, PhotoFactsOffer } from '@bucketeer/shared-ui/social'
import { type PickedPlace } from '../places/picked-place'
import { useSpot } from '../places/use-spot'
import { request } from '../request'

const { nearest } = placeCalls(request)

interface PhotoPlaceOfferProps {
  facts: PhotoFacts
  value: PickedPlace | null
  onChange(place: PickedPlace): void
}

/** Offers the place of a photo while no place is chosen; a country alone is none. */
export function PhotoPlaceOffer({ facts, value, onChange }: PhotoPlaceOfferProps) {
  const { pick } = useSpot(value, onChange)
  const hasPlace = Boolean(value?.name || value?.location)
  return (
    <PhotoFactsOffer
      facts={facts}
      nearest={nearest}
      onPlace={hasPlace ? undefined : (location) => void pick(location)}
    />
  )
}
