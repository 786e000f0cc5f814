import { useEffect, useRef } from 'react'
import { showArea } from './area-layer'
import type { SiteMapProps } from './map-props'
import { MapStage } from './map-stage'
import { showPin } from './mark-icon'
import { type Point, wrapPoint } from './point'
import { useLeafletMap } from './use-leaflet-map'

const isSame = (one: Point | null, other: Point) => one?.lat === other.lat && one.lng === other.lng

/** The site's own map of one spot: Natural Earth's world, GeoNames' places, and streets or tiles if configured. */
export function SpotMap({ centre, zoom, marker, area, onPick, label, places }: SiteMapProps) {
  const surface = useRef<HTMLDivElement>(null)
  const picked = useRef<Point | null>(null)

  const pick = (spot: Point) => {
    picked.current = wrapPoint(spot)
    onPick?.(picked.current)
  }
  const shown = useLeafletMap(surface, { start: { centre, zoom }, onClick: onPick && pick })
  const map = shown?.map

  const { lat, lng } = centre
  useEffect(() => {
    // A spot that was picked on the map is visible already.
    if (!map || isSame(picked.current, { lat, lng })) return
    map.setView([lat, lng], zoom)
  }, [map, lat, lng, zoom])

  useEffect(() => (map && marker ? showPin(map, marker) : undefined), [map, marker])
  useEffect(() => (map && area ? showArea(map, area) : undefined), [map, area])

  return (
    <MapStage
      surface={surface}
      shown={shown}
      label={label}
      places={places}
      isArea={Boolean(area && !marker)}
      {...(onPick && { onEnter: () => map && pick(map.getCenter()) })}
    />
  )
}
