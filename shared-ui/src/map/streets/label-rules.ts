import {
  CenteredTextSymbolizer,
  CircleSymbolizer,
  type Feature,
  GeomType,
  GroupSymbolizer,
  type JsonObject,
  type LabelRule,
  LineLabelSymbolizer,
  OffsetTextSymbolizer,
} from 'protomaps-leaflet'
import { font } from '../../theme/tokens'
import type { StreetColours } from './street-colours'

/** English names where there are some, as in the place search. */
const labelProps = ['name:en', 'name']

const haloWidth = 3

const fontOf = (weight: number, size: number, style = '') =>
  `${style} ${weight} ${size}px ${font.body}`.trim()

const numberOf = (props: JsonObject, name: string) => {
  const value = props[name]
  return typeof value === 'number' ? value : 0
}

const isKind = ({ props }: Feature, ...kinds: string[]) =>
  typeof props.kind === 'string' && kinds.includes(props.kind)

/** Shows a feature from its own zoom, which the tiles have for places and points of interest. */
const isDue = (zoom: number, { props }: Feature) => zoom >= numberOf(props, 'min_zoom')

const largestFirst = (one: JsonObject, other: JsonObject) =>
  numberOf(other, 'population_rank') - numberOf(one, 'population_rank')

/** The rank in the tiles of a town with more than 100,000 people. */
const largeTown = 9

const settlementRules = ({ text, softText, halo }: StreetColours): LabelRule[] => [
  {
    dataLayer: 'places',
    maxzoom: 8,
    symbolizer: new CenteredTextSymbolizer({
      labelProps,
      fill: text,
      stroke: halo,
      width: haloWidth,
      font: fontOf(600, 14),
      letterSpacing: 1,
      textTransform: 'uppercase',
    }),
    filter: (_, feature) => isKind(feature, 'country'),
  },
  {
    dataLayer: 'places',
    symbolizer: new CenteredTextSymbolizer({
      labelProps,
      fill: text,
      stroke: halo,
      width: haloWidth,
      lineHeight: 1.2,
      font: (zoom, feature) => {
        const isLarge = feature !== undefined && numberOf(feature.props, 'population_rank') >= largeTown
        return isLarge ? fontOf(600, zoom >= 10 ? 18 : 15) : fontOf(500, zoom >= 13 ? 16 : 14)
      },
    }),
    sort: largestFirst,
    filter: (zoom, feature) => isKind(feature, 'locality') && isDue(zoom, feature),
  },
  {
    dataLayer: 'places',
    minzoom: 5,
    maxzoom: 10,
    symbolizer: new CenteredTextSymbolizer({
      labelProps,
      fill: softText,
      stroke: halo,
      width: haloWidth,
      font: fontOf(500, 14),
      letterSpacing: 1,
      textTransform: 'uppercase',
    }),
    filter: (_, feature) => isKind(feature, 'region'),
  },
  {
    dataLayer: 'places',
    minzoom: 12,
    symbolizer: new CenteredTextSymbolizer({
      labelProps,
      fill: softText,
      stroke: halo,
      width: haloWidth,
      font: fontOf(500, 14),
      letterSpacing: 0.5,
    }),
    filter: (_, feature) => isKind(feature, 'neighbourhood', 'macrohood'),
  },
]

const peak = ({ natureText, halo }: StreetColours): LabelRule => ({
  dataLayer: 'pois',
  minzoom: 9,
  symbolizer: new GroupSymbolizer([
    new CircleSymbolizer({ radius: 3, fill: natureText, stroke: halo, width: 1.5 }),
    new OffsetTextSymbolizer({
      labelProps,
      fill: natureText,
      stroke: halo,
      width: haloWidth,
      font: fontOf(500, 14),
      offsetX: 6,
      offsetY: 4.5,
    }),
  ]),
  filter: (zoom, feature) => isKind(feature, 'peak', 'volcano', 'viewpoint') && isDue(zoom, feature),
})

const park = ({ natureText, halo }: StreetColours): LabelRule => ({
  dataLayer: 'pois',
  minzoom: 9,
  symbolizer: new CenteredTextSymbolizer({
    labelProps,
    fill: natureText,
    stroke: halo,
    width: haloWidth,
    font: fontOf(500, 14),
  }),
  filter: (zoom, feature) =>
    isKind(feature, 'national_park', 'nature_reserve', 'park', 'beach', 'forest', 'garden') &&
    isDue(zoom, feature),
})

const waters = ({ waterText, halo }: StreetColours): LabelRule[] => [
  {
    dataLayer: 'water',
    symbolizer: new CenteredTextSymbolizer({
      labelProps,
      fill: waterText,
      stroke: halo,
      width: haloWidth,
      lineHeight: 1.3,
      font: fontOf(500, 14, 'italic'),
    }),
    filter: (zoom, feature) => feature.geomType === GeomType.Point && isDue(zoom, feature),
  },
  {
    dataLayer: 'water',
    minzoom: 12,
    symbolizer: new LineLabelSymbolizer({
      labelProps,
      fill: waterText,
      stroke: halo,
      width: haloWidth,
      font: fontOf(500, 14, 'italic'),
      repeatDistance: 400,
    }),
    filter: (_, feature) => feature.geomType === GeomType.Line && isKind(feature, 'river', 'canal'),
  },
]

const roads = ({ text, softText, halo }: StreetColours): LabelRule[] =>
  [
    { kinds: ['highway', 'major_road'], minzoom: 13, fill: text },
    { kinds: ['minor_road', 'path', 'other'], minzoom: 15, fill: softText },
  ].map(({ kinds, minzoom, fill }) => ({
    dataLayer: 'roads',
    minzoom,
    symbolizer: new LineLabelSymbolizer({
      labelProps,
      fill,
      stroke: halo,
      width: haloWidth,
      font: fontOf(400, 14),
    }),
    filter: (_, feature) => isKind(feature, ...kinds),
  }))

/** Returns what is named. Where names overlap, the first rule wins. */
export const labelRules = (colours: StreetColours): LabelRule[] => [
  ...settlementRules(colours),
  peak(colours),
  park(colours),
  ...waters(colours),
  ...roads(colours),
]
