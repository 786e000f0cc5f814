import Supercluster from 'supercluster'
import type { Pin } from './map-props'
import { isCluster, type Mark, type PinIndex, type Spot } from './marks'
import { type Bounds, wrapBounds } from './point'

/** Spots that are still too near to each other at the next zoom, about 40 metres, are drawn over each other. */
const lastClusteredZoom = 16

/** Pixels. The labels of clusters are about as wide. */
const clusterRadius = 72

/** Degrees. The index keeps positions to about 0.00003 degrees. */
const tolerance = 0.001

const firstNumber = (mark: Mark) => (isCluster(mark) ? mark.first : (mark.pins[0]?.number ?? 0))

function spotsOf(pins: readonly Pin[]): Spot[] {
  const spots = new Map<string, Spot>()
  for (const pin of [...pins].sort((one, other) => one.number - other.number)) {
    const key = `${pin.location.lat} ${pin.location.lng}`
    const spot = spots.get(key)
    if (spot) spot.pins.push(pin)
    else spots.set(key, { location: pin.location, pins: [pin] })
  }
  return [...spots.values()]
}

/** Indexes pins, so that those too near to each other at a zoom are clusters. */
export function indexPins(pins: readonly Pin[]): PinIndex {
  const spots = spotsOf(pins)
  const index = new Supercluster<{ spot: Spot }, { count: number; first: number }>({
    radius: clusterRadius,
    // The pixels of a tile in Leaflet.
    extent: 256,
    maxZoom: lastClusteredZoom,
    map: ({ spot }) => ({ count: spot.pins.length, first: firstNumber(spot) }),
    reduce: (sum, { count, first }) => {
      sum.count += count
      sum.first = Math.min(sum.first, first)
    },
  }).load(
    spots.map((spot) => ({
      type: 'Feature',
      properties: { spot },
      geometry: { type: 'Point', coordinates: [spot.location.lng, spot.location.lat] },
    })),
  )

  const marksIn = ({ west, south, east, north }: Bounds, zoom: number) =>
    index
      .getClusters([west, south, east, north], zoom)
      .map(({ properties, geometry }): Mark => {
        if ('spot' in properties) return properties.spot
        const [lng = 0, lat = 0] = geometry.coordinates
        const { count, first, cluster_id } = properties
        return { location: { lat, lng }, count, first, splitZoom: index.getClusterExpansionZoom(cluster_id) }
      })
      .sort((one, other) => firstNumber(one) - firstNumber(other))

  return {
    spots,
    marksIn: (bounds, zoom) => marksIn(wrapBounds(bounds), zoom),
    spotOf: (id) => spots.find(({ pins }) => pins.some((pin) => pin.id === id)),
    zoomOf: (spot) => {
      const { lat, lng } = spot.location
      const around = {
        south: lat - tolerance,
        north: lat + tolerance,
        west: lng - tolerance,
        east: lng + tolerance,
      }
      let zoom = 0
      while (zoom <= lastClusteredZoom && !marksIn(around, zoom).includes(spot)) zoom += 1
      return zoom
    },
  }
}
