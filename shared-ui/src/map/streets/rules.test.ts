import type { Feature } from 'protomaps-leaflet'
import { labelRules, worldLabelRules } from './label-rules'
import { paintRules } from './paint-rules'
import { light } from './street-colours'

/** A feature of a layer, of which the rules read kind, type and zoom. */
const feature = (props: Feature['props'], geomType = 3): Feature => ({
  props,
  geomType,
  geom: [],
  bbox: { minX: 0, minY: 0, maxX: 0, maxY: 0 },
  numVertices: 0,
})

type Rule = {
  dataLayer: string
  minzoom?: number
  maxzoom?: number
  filter?: (zoom: number, f: Feature) => boolean
}

const countOf = (rules: Rule[], layer: string, zoom: number, given: Feature) =>
  rules.filter(
    ({ dataLayer, minzoom = 0, maxzoom = 99, filter }) =>
      dataLayer === layer && zoom >= minzoom && zoom <= maxzoom && (filter?.(zoom, given) ?? true),
  ).length

const painted = (...given: [layer: string, zoom: number, f: Feature]) => countOf(paintRules(light), ...given)
const named = (...given: [layer: string, zoom: number, f: Feature]) => countOf(labelRules(light), ...given)

test('roads have an edge and a filling', () => {
  for (const kind of ['highway', 'major_road', 'minor_road'])
    expect(painted('roads', 15, feature({ kind }, 2))).toBe(2)
})

test.each(['wood', 'park', 'residential', 'beach', 'farmland', 'glacier'])('%s is painted once', (kind) => {
  expect(painted('landuse', 14, feature({ kind }))).toBe(1)
})

test('water is painted as an area, brooks only close up', () => {
  expect(painted('water', 5, feature({ kind: 'lake' }))).toBe(1)
  expect(painted('water', 10, feature({ kind: 'stream' }, 2))).toBe(0)
  expect(painted('water', 14, feature({ kind: 'stream' }, 2))).toBe(1)
})

test('names of water are points, not painted', () => {
  expect(painted('water', 12, feature({ kind: 'lake' }, 1))).toBe(0)
  expect(named('water', 12, feature({ kind: 'lake' }, 1))).toBe(1)
})

test('a place is named from its own zoom', () => {
  const village = feature({ kind: 'locality', min_zoom: 11 }, 1)
  expect(named('places', 10, village)).toBe(0)
  expect(named('places', 11, village)).toBe(1)
})

test('peaks and parks are named, shops are not', () => {
  expect(named('pois', 15, feature({ kind: 'peak' }, 1))).toBe(1)
  expect(named('pois', 15, feature({ kind: 'national_park' }, 1))).toBe(1)
  expect(named('pois', 15, feature({ kind: 'supermarket' }, 1))).toBe(0)
})

test('dashed lines have the colour of borders, not the default one', () => {
  const border = paintRules(light).find(
    ({ dataLayer, filter }) => dataLayer === 'boundaries' && filter?.(5, feature({ kind: 'country' }, 2)),
  )
  const context = { lineWidth: 0, strokeStyle: '' } as CanvasRenderingContext2D
  border?.symbolizer.before?.(context, 5)
  expect(context.strokeStyle).toBe(light.boundary)
})

test('towns of the world are named up to zoom 4, seas and peaks at each', () => {
  const rules = worldLabelRules(light)
  const town = feature({ kind: 'locality' }, 1)
  expect(countOf(rules, 'places', 4, town)).toBe(1)
  expect(countOf(rules, 'places', 5, town)).toBe(0)
  expect(countOf(rules, 'water', 10, feature({ kind: 'sea' }, 1))).toBe(1)
  expect(countOf(rules, 'pois', 10, feature({ kind: 'peak' }, 1))).toBe(1)
})

test('depths of the sea are painted once each, and coasts only of the world', () => {
  expect(painted('bathymetry', 3, feature({ depth: 200 }))).toBe(1)
  expect(painted('earth', 3, feature({ kind: 'land' }))).toBe(2)
  expect(painted('earth', 3, feature({ kind: 'earth' }))).toBe(1)
})
