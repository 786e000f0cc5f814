import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { showAreasInView, showRoute } from './area-layer'
import { boundsOf } from './point'
import type { SitePinMapProps } from './map-props'
import { MapStage } from './map-stage'
import { showMarks, type MarkLayer } from './mark-layer'
import { isArea, type PinIndex } from './marks'
import { SpotList, type SpotListProps } from './spot-list'
import { useLeafletMap } from './use-leaflet-map'
import { words } from './words'

/** The largest zoom when pins are fitted into the view, so that a single one is shown with its surroundings. */
const maxFitZoom = 10

/** Pixels between pins and the edges of the map. A pin is above its spot; the buttons are at the right. */
const fitPadding = { paddingTopLeft: [36, 60], paddingBottomRight: [64, 36] } satisfies Record<
  string,
  [number, number]
>

const world = { centre: { lat: 20, lng: 0 }, zoom: 1 }

interface PinMapProps extends SitePinMapProps {
  indexPins(pins: SitePinMapProps['pins']): PinIndex
}

/** The site's own map of several spots: numbered pins, circles of areas, and labels of those too near to each other. */
export function PinMap(props: PinMapProps) {
  const {
    pins,
    onChoose,
    onPoint,
    target,
    current,
    countLabel: things = words.things,
    isRoute = false,
    label,
    places,
    indexPins,
  } = props
  const surface = useRef<HTMLDivElement>(null)
  const marks = useRef<MarkLayer>(null)
  const [open, setOpen] = useState<Pick<SpotListProps, 'spot' | 'pinId'> | null>(null)
  const shown = useLeafletMap(surface, { start: world })
  const map = shown?.map
  const index = useMemo(() => indexPins(pins), [indexPins, pins])

  const choose = useEffectEvent(onChoose)
  const point = useEffectEvent((id: string | null) => onPoint?.(id))

  useEffect(() => {
    if (!map) return
    const { south, west, north, east } = boundsOf(index.spots.map(({ location }) => location))
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { ...fitPadding, maxZoom: maxFitZoom, animate: false },
    )
  }, [map, index])

  useEffect(() => {
    if (!map) return
    const layer = showMarks({
      map,
      index,
      things,
      onChoose: (id) => choose(id),
      onPoint: (id) => point(id),
      onOpen: (spot, pinId) => setOpen({ spot, pinId }),
    })
    marks.current = layer
    return () => {
      marks.current = null
      layer.remove()
      setOpen(null)
    }
  }, [map, index, things])

  useEffect(() => {
    if (!map) return
    const areas = index.spots.filter(isArea).map(({ location }) => location)
    return showAreasInView(map, areas)
  }, [map, index])

  useEffect(() => {
    if (!map || !isRoute) return
    const inOrder = [...pins].sort((one, other) => one.number - other.number)
    return showRoute(
      map,
      inOrder.map(({ location }) => location),
    )
  }, [map, pins, isRoute])

  useEffect(() => {
    if (map && target) marks.current?.show(target.id)
  }, [map, target])

  useEffect(() => {
    if (map) marks.current?.setCurrent(current ?? null)
  }, [map, index, things, current])

  return (
    <MapStage {...{ surface, shown, label, places }}>
      {open && (
        <SpotList
          {...open}
          things={things}
          onChoose={onChoose}
          onClose={() => {
            setOpen(null)
            marks.current?.focus(open.spot)
          }}
        />
      )}
    </MapStage>
  )
}
