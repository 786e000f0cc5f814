import { type Journal, placeCalls } from '@bucketeer/shared-auth'
import { Box, type Pin, SitePinMap, useWasNear } from '@bucketeer/shared-ui'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { storyAnchor } from '../../journal/shown-journal'
import { request } from '../../request'
import { words } from './words'

const places = placeCalls(request)

/** Returns a pin for each Story with a place, with its number in the Journal. */
const pinsOf = (contents: Journal['contents'] = []): Pin[] =>
  contents.flatMap(({ _id, title, place }, index) =>
    place?.location
      ? [
          {
            id: _id,
            number: index + 1,
            name: title,
            location: place.location,
            isArea: place.placePrecision === 'area',
          },
        ]
      : [],
  )

/** The heights of the map, so that nothing shifts when it appears. On wide screens it is beside the Stories. */
const height = { xs: 340, md: 440, lg: 'min(400px, 40vh)' }

interface PinMapProps {
  pins: Pin[]
  /** The id of the Story that is being read. */
  current: string | null
}

function PinMap({ pins, current }: PinMapProps) {
  const { element, wasNear } = useWasNear()
  const navigate = useNavigate()
  return (
    <Box ref={element} sx={{ minHeight: height }}>
      {wasNear && (
        <SitePinMap
          label={words.map}
          {...{ pins, current, height, places }}
          onChoose={(id) => void navigate({ hash: storyAnchor(id) })}
          countLabel={words.storyCount}
          isRoute
        />
      )}
    </Box>
  )
}

/** A map of one spot says less than its name. */
const hasSeveralPlaces = (pins: Pin[]) =>
  new Set(pins.map(({ location: { lat, lng } }) => `${lat} ${lng}`)).size > 1

/** Where the Stories happened, by their numbers; nothing for a single place. A pin leads to its Story. */
export function JournalMap({ contents, current }: Pick<Journal, 'contents'> & Pick<PinMapProps, 'current'>) {
  const pins = useMemo(() => pinsOf(contents), [contents])
  return hasSeveralPlaces(pins) && <PinMap {...{ pins, current }} />
}
