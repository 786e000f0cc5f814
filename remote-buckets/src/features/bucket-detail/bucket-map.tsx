import { type Kick, placeCalls } from '@bucketeer/shared-auth'
import { type Pin, SitePinMap } from '@bucketeer/shared-ui'
import { useMemo } from 'react'
import { request } from '../../request'
import { words } from './words'

const places = placeCalls(request)

/** Returns a pin for each Kick with a place, with its number in the list. */
const pinsOf = (kicks: readonly Kick[]): Pin[] =>
  kicks.flatMap(({ _id, name, location, placePrecision, mine }, index) => {
    const kick = {
      id: _id,
      number: index + 1,
      name,
      isArea: placePrecision === 'area',
      isDone: mine.done > 0,
    }
    return location ? [{ ...kick, location }] : []
  })

const besideList = { xs: 340, md: 440, lg: 'calc(100vh - var(--top-bar-height, 64px) - 32px)' }

interface BucketMapProps {
  kicks: readonly Kick[]
  /** The Kick whose pin is to be shown. */
  target: { id: string } | null
  /** Called with the Kick of a pin that was chosen. */
  onChoose(kickId: string): void
  /** Whether it stands beside the list on wide screens. */
  isBeside: boolean
}

/** The Kicks of a Bucket on a map; nothing if none has a place. A pin leads to its card. */
export function BucketMap({ kicks, target, onChoose, isBeside }: BucketMapProps) {
  const pins = useMemo(() => pinsOf(kicks), [kicks])
  if (pins.length === 0) return null
  return (
    <SitePinMap
      // A new map shows all pins in its new shape.
      key={isBeside ? 'beside' : 'below'}
      label={words.map}
      {...{ pins, target, onChoose, places }}
      {...(isBeside && { height: besideList })}
    />
  )
}
