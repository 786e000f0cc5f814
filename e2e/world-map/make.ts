/**
 * Makes `api/map/world.pmtiles`, the map of the world at zoom 0 to 8, of Natural Earth's GeoJSON files in a folder:
 * `npx tsx e2e/world-map/make.ts <folder>`. docs/operations/maps.md says where the files come from.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, FeatureCollection, Position } from 'geojson'
import { writePmtiles } from '../fixtures/write-pmtiles'

const [folder = '.'] = process.argv.slice(2)
const root = join(import.meta.dirname, '../..')

/** Tiles are drawn at twice their usual size, so that this is the zoom 8 of the page, which the data is made for. */
const maxZoom = 7
const area = { south: -85.05, west: -180, north: 85.05, east: 179.99 }

type Properties = Record<string, unknown>

/** Reads a file, and keeps of the properties of its features what is drawn. */
function read(name: string, kept: (properties: Properties) => Properties | undefined): Feature[] {
  const text = readFileSync(join(folder, `ne_${name}.json`), 'utf8')
  const { features } = JSON.parse(text) as FeatureCollection
  return features.flatMap((feature) => {
    const given = feature.properties ?? {}
    const properties = feature.geometry && kept(given)
    if (!properties) return []
    return [{ ...feature, properties: { min_zoom: given.min_zoom, ...properties } }]
  })
}

/** A kind of features that begin with the map, or at their own zoom. */
const kindOf =
  (kind: string, more: Properties = {}) =>
  () => ({ kind, ...more })

const isInside = ([x = 0, y = 0]: Position, ring: Position[]) =>
  ring.reduce((isIn, [x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring.at(index - 1) ?? []
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !isIn : isIn
  }, false)

const steps = Array.from({ length: 15 }, (_, index) => (index + 1) / 16)

/** Returns the spot in an area that is furthest from its edge, of a grid of spots. */
function middleOf(ring: Position[]): Position | undefined {
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)]
  const at = (values: number[], share: number) =>
    Math.min(...values) + share * (Math.max(...values) - Math.min(...values))
  const toEdge = ([x = 0, y = 0]: Position) =>
    Math.min(...ring.map(([otherX = 0, otherY = 0]) => Math.hypot(x - otherX, y - otherY)))
  return steps
    .flatMap((x) => steps.map((y): Position => [at(xs, x), at(ys, y)]))
    .filter((spot) => isInside(spot, ring))
    .map((spot) => ({ spot, distance: toEdge(spot) }))
    .sort((one, other) => other.distance - one.distance)[0]?.spot
}

/** Returns the points that names of areas are written at, without names that the data has broken. */
function labelsOf(name: string, kind: string): Feature[] {
  const areas = read(name, ({ name: given, min_label }) =>
    typeof given === 'string' && /^[\p{L}\p{M} .'-]+$/u.test(given)
      ? { kind, name: given.replaceAll(/\s+/g, ' '), min_zoom: min_label }
      : undefined,
  )
  return areas.flatMap(({ geometry, properties }): Feature[] => {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : []
    const [largest = []] = polygons.map(([ring = []]) => ring).sort((one, other) => other.length - one.length)
    const coordinates = middleOf(largest)
    return coordinates ? [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates } }] : []
  })
}

/** Countries of the gazetteer, the more people the earlier. */
function countries(): Feature[] {
  const lines = readFileSync(join(root, 'api/gazetteer/countries.tsv'), 'utf8').split('\n')
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line): Feature => {
      const [, , , lat, lng, prominence, name] = line.split('\t')
      const min_zoom = Math.min(6, Math.max(2, 9 - Math.log10(Number(prominence))))
      return {
        type: 'Feature',
        properties: { kind: 'country', name, min_zoom },
        geometry: { type: 'Point', coordinates: [Number(lng), Number(lat)] },
      }
    })
}

const bathymetry = [
  ['K_200', 200],
  ['I_2000', 2000],
] as const

const layers: Record<string, Feature[]> = {
  bathymetry: bathymetry.flatMap(([name, depth]) =>
    read(`10m_bathymetry_${name}`, () => ({ kind: 'ocean', depth })),
  ),
  earth: [...read('10m_land', kindOf('land', { min_zoom: 0 })), ...read('10m_minor_islands', kindOf('land'))],
  landcover: [
    ...read('10m_glaciated_areas', kindOf('glacier')),
    ...read('10m_antarctic_ice_shelves_polys', kindOf('glacier')),
    ...read('10m_playas', kindOf('barren')),
    ...read('50m_urban_areas', kindOf('urban_area')),
  ],
  water: [
    ...['lakes', 'lakes_europe', 'lakes_north_america'].flatMap((name) =>
      read(`10m_${name}`, kindOf('lake')),
    ),
    ...['rivers_lake_centerlines', 'rivers_europe', 'rivers_north_america'].flatMap((name) =>
      read(`10m_${name}`, kindOf('river')),
    ),
    ...labelsOf('10m_geography_marine_polys', 'sea'),
    ...labelsOf('10m_lakes', 'lake'),
  ],
  boundaries: [
    ...read('10m_admin_0_boundary_lines_land', kindOf('country')),
    ...read('50m_admin_1_states_provinces_lines', kindOf('region')),
  ],
  places: [
    ...countries(),
    // Closer up, the place search knows more towns.
    ...read('10m_populated_places_simple', ({ name, rank_max, min_zoom }) =>
      Number(min_zoom) < 5 ? { kind: 'locality', name, population_rank: rank_max } : undefined,
    ),
  ],
  pois: read('10m_geography_regions_elevation_points', ({ name, featurecla }) =>
    name && featurecla === 'mountain' ? { kind: 'peak', name } : undefined,
  ),
}

/** Depths, glaciers and towns have no exact edges. */
const tolerances = { bathymetry: 16, landcover: 8, water: 4 }

writeFileSync(join(root, 'api/map/world.pmtiles'), writePmtiles({ layers, area, maxZoom, tolerances }))
