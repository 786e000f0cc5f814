import { type Kick } from '@bucketeer/shared-auth'
import { type Pin, SitePinMap } from '@bucketeer/shared-ui'
import { useMemo } from 'react'
import { mapNumberId } from './map-number'
import { placeSource } from './place-source'
import { words } from './words'

/** Returns a pin for each Kick with a place, with its number in the list. */
const pinsOf = (kicks: readonly Kick[]): Pin[] =>
  kicks.flatMap(({ _id, name, location }, index) =>
    location ? [{ id: _id, number: index + 1, name, location }] : [],
  )

const focusCard = (kickId: string) => document.getElementById(mapNumberId(kickId))?.focus()

/** The Kicks of a Bucket on a map; nothing if none has a place. A pin leads to its card. */
export function BucketMap({ kicks }: { kicks: readonly Kick[] }) {
  const pins = useMemo(() => pinsOf(kicks), [kicks])
  if (pins.length === 0) return null
  return <SitePinMap label={words.map} pins={pins} onChoose={focusCard} places={placeSource} />
}
