import {
  exp,
  type Feature,
  GeomType,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet'
import type { StreetColours } from './street-colours'

// Layers and kinds of Protomaps' basemap, version 4: https://docs.protomaps.com/basemaps/layers. The map of the world has
// the same, and `bathymetry`.

/** Widths in pixels by zoom, between which they grow as the map does. */
type Widths = Record<number, number>

const widths = {
  highway: { 3: 0, 6: 1, 12: 2.4, 15: 7, 18: 20 },
  majorRoad: { 6: 0, 12: 1.6, 15: 5.5, 18: 17 },
  minorRoad: { 11: 0, 12.5: 0.8, 15: 3.5, 18: 13 },
  path: { 13: 0.7, 16: 1.4, 18: 2.5 },
  rail: { 8: 0.4, 13: 1, 18: 2.5 },
  water: { 3: 0.4, 9: 1, 14: 1.6, 18: 5 },
}

/** Pixels on both sides of a road. */
const edge = 0.9

export const kindIn =
  (...kinds: string[]) =>
  (_zoom: number, { props }: Feature) =>
    typeof props.kind === 'string' && kinds.includes(props.kind)

const isArea = (_zoom: number, { geomType }: Feature) => geomType === GeomType.Polygon
export const isLine = (_zoom: number, { geomType }: Feature) => geomType === GeomType.Line

const area = (dataLayer: string, fill: string, kinds?: string[]): PaintRule => ({
  dataLayer,
  symbolizer: new PolygonSymbolizer({ fill }),
  ...(kinds && { filter: kindIn(...kinds) }),
})

function widthOf(stops: Widths, added = 0) {
  const byZoom = Object.entries(stops).map(([zoom, pixels]): [number, number] => [Number(zoom), pixels])
  const width = exp(
    1.6,
    byZoom.sort(([one], [other]) => one - other),
  )
  return (zoom: number) => (width(zoom) > 0 ? width(zoom) + added : 0)
}

const road = (kind: string, color: string, width: (zoom: number) => number): PaintRule => ({
  dataLayer: 'roads',
  symbolizer: new LineSymbolizer({ color, width, lineCap: 'round', lineJoin: 'round' }),
  filter: kindIn(kind),
})

/** Of Natural Earth only: depths of the sea in metres, and coasts. */
const seaRules = ({ depths, shore }: StreetColours): PaintRule[] => [
  ...Object.entries(depths).map(([depth, fill]) => ({
    ...area('bathymetry', fill),
    filter: (_zoom: number, { props }: Feature) => props.depth === Number(depth),
  })),
  {
    dataLayer: 'earth',
    symbolizer: new LineSymbolizer({ color: shore, width: 1.5, lineJoin: 'round' }),
    filter: kindIn('land'),
  },
]

const landRules = (colours: StreetColours): PaintRule[] => [
  { ...area('earth', colours.land), filter: isArea },
  area('landcover', colours.wood, ['forest']),
  area('landcover', colours.grass, ['grassland', 'scrub']),
  area('landcover', colours.farmland, ['farmland']),
  area('landcover', colours.sand, ['barren']),
  area('landcover', colours.built, ['urban_area']),
  area('landcover', colours.ice, ['glacier']),
  area('landuse', colours.farmland, ['farmland', 'orchard', 'farmyard', 'allotments']),
  area('landuse', colours.built, [
    'residential',
    'commercial',
    'industrial',
    'school',
    'university',
    'college',
    'hospital',
    'railway',
    'pedestrian',
    'aerodrome',
    'military',
  ]),
  area('landuse', colours.park, [
    'park',
    'national_park',
    'nature_reserve',
    'protected_area',
    'cemetery',
    'golf_course',
    'recreation_ground',
    'village_green',
    'playground',
    'pitch',
    'zoo',
    'garden',
  ]),
  area('landuse', colours.grass, ['grassland', 'grass', 'meadow', 'scrub']),
  area('landuse', colours.wood, ['forest', 'wood']),
  area('landuse', colours.sand, ['beach', 'sand']),
  area('landuse', colours.ice, ['glacier']),
]

const waterRules = ({ water, shore }: StreetColours): PaintRule[] => [
  { ...area('water', water), filter: isArea },
  {
    dataLayer: 'water',
    symbolizer: new LineSymbolizer({ color: shore, width: widthOf(widths.water), lineCap: 'round' }),
    filter: (zoom, feature) =>
      isLine(zoom, feature) && (zoom >= 13 || kindIn('river', 'canal')(zoom, feature)),
  },
]

/** The edges of all roads lie below all roads, so that crossings are open. */
const roadRules = (colours: StreetColours): PaintRule[] => [
  {
    dataLayer: 'roads',
    minzoom: 13,
    symbolizer: new LineSymbolizer({
      dash: [4, 3],
      color: colours.path,
      width: widthOf(widths.path),
    }),
    filter: kindIn('path'),
  },
  road('minor_road', colours.minorRoadEdge, widthOf(widths.minorRoad, 2 * edge)),
  road('major_road', colours.majorRoadEdge, widthOf(widths.majorRoad, 2 * edge)),
  road('highway', colours.highwayEdge, widthOf(widths.highway, 2 * edge)),
  road('other', colours.minorRoad, widthOf(widths.path)),
  road('minor_road', colours.minorRoad, widthOf(widths.minorRoad)),
  road('major_road', colours.majorRoad, widthOf(widths.majorRoad)),
  road('highway', colours.highway, widthOf(widths.highway)),
  road('rail', colours.rail, widthOf(widths.rail)),
]

/** Returns what is painted, from bottom to top. */
export const paintRules = (colours: StreetColours): PaintRule[] => [
  ...seaRules(colours),
  ...landRules(colours),
  ...waterRules(colours),
  { ...area('buildings', colours.building), minzoom: 14 },
  ...roadRules(colours),
  {
    dataLayer: 'boundaries',
    symbolizer: new LineSymbolizer({ dash: [5, 4], color: colours.boundary, width: 1.1 }),
    filter: kindIn('country'),
  },
  {
    dataLayer: 'boundaries',
    minzoom: 5,
    symbolizer: new LineSymbolizer({ dash: [2, 4], color: colours.boundary, width: 0.8 }),
    filter: kindIn('region'),
  },
]
