import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { areaOf } from './area-of'
import type { SitePinMapProps } from './map-props'
import { MapStage } from './map-stage'
import { showNumberedPins } from './numbered-pins'
import { useLeafletMap } from './use-leaflet-map'

/** A single Kick, or several in one town, are shown with their surroundings. */
const closest = 10

/** Pixels between pins and the edges of the map. A pin is above its spot. */
const room = { paddingTopLeft: [36, 60], paddingBottomRight: [36, 36] } satisfies Record<
  string,
  [number, number]
>

const world = { centre: { lat: 20, lng: 0 }, zoom: 1 }

/** The site's own map of several spots, with a numbered pin for each. */
export function PinMap({ pins, onChoose, label, places }: SitePinMapProps) {
  const surface = useRef<HTMLDivElement>(null)
  const [start] = useState(world)
  const shown = useLeafletMap(surface, { start })
  const map = shown?.map
  const choose = useEffectEvent(onChoose)

  const markers = useMemo(() => pins.map(({ location }) => location), [pins])
  useEffect(() => {
    if (!map) return
    const { south, west, north, east } = areaOf(markers)
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { ...room, maxZoom: closest, animate: false },
    )
  }, [map, markers])
  useEffect(() => (map ? showNumberedPins(map, pins, (id) => choose(id)) : undefined), [map, pins])

  return <MapStage {...{ surface, shown, label, places, markers }} />
}
