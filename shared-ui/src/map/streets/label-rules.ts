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
import { isLine, kindIn } from './paint-rules'
import type { StreetColours } from './street-colours'

const fontOf = (weight: number, size: number, style = '') =>
  `${style} ${weight} ${size}px ${font.body}`.trim()

function numberOf(props: JsonObject, name: string) {
  const value = props[name]
  return typeof value === 'number' ? value : 0
}

/** Shows a feature from its own zoom, which the tiles have for places and points of interest. */
const isDue = (zoom: number, { props }: Feature) => zoom >= numberOf(props, 'min_zoom')

const dueKindIn =
  (...kinds: string[]) =>
  (zoom: number, feature: Feature) =>
    kindIn(...kinds)(zoom, feature) && isDue(zoom, feature)

const largestFirst = (one: JsonObject, other: JsonObject) =>
  numberOf(other, 'population_rank') - numberOf(one, 'population_rank')

/** The rank in the tiles of a town with more than 100,000 people. */
const largeTown = 9

/** The styles of a text. Names are English where there are some, as in the place search. */
const textIn = ({ halo }: StreetColours, fill: string, textFont = fontOf(500, 14)) => ({
  labelProps: ['name:en', 'name'],
  fill,
  stroke: halo,
  width: 3,
  font: textFont,
})

const capitals = { letterSpacing: 1, textTransform: 'uppercase' } as const

const settlementRules = (colours: StreetColours): LabelRule[] => [
  {
    dataLayer: 'places',
    maxzoom: 8,
    symbolizer: new CenteredTextSymbolizer({
      ...textIn(colours, colours.text, fontOf(600, 14)),
      ...capitals,
    }),
    filter: dueKindIn('country'),
  },
  {
    dataLayer: 'places',
    symbolizer: new CenteredTextSymbolizer({
      ...textIn(colours, colours.text),
      lineHeight: 1.2,
      font: (zoom, feature) => {
        const isLarge = feature !== undefined && numberOf(feature.props, 'population_rank') >= largeTown
        return isLarge ? fontOf(600, zoom >= 10 ? 18 : 15) : fontOf(500, zoom >= 13 ? 16 : 14)
      },
    }),
    sort: largestFirst,
    filter: dueKindIn('locality'),
  },
  {
    dataLayer: 'places',
    minzoom: 5,
    maxzoom: 10,
    symbolizer: new CenteredTextSymbolizer({ ...textIn(colours, colours.softText), ...capitals }),
    filter: kindIn('region'),
  },
  {
    dataLayer: 'places',
    minzoom: 12,
    symbolizer: new CenteredTextSymbolizer({ ...textIn(colours, colours.softText), letterSpacing: 0.5 }),
    filter: kindIn('neighbourhood', 'macrohood'),
  },
]

const natureRules = (colours: StreetColours): LabelRule[] => [
  {
    dataLayer: 'pois',
    minzoom: 7,
    symbolizer: new GroupSymbolizer([
      new CircleSymbolizer({ radius: 3, fill: colours.natureText, stroke: colours.halo, width: 1.5 }),
      new OffsetTextSymbolizer({ ...textIn(colours, colours.natureText), offsetX: 6, offsetY: 4.5 }),
    ]),
    filter: dueKindIn('peak', 'volcano', 'viewpoint'),
  },
  {
    dataLayer: 'pois',
    minzoom: 9,
    symbolizer: new CenteredTextSymbolizer(textIn(colours, colours.natureText)),
    filter: dueKindIn('national_park', 'nature_reserve', 'park', 'beach', 'forest', 'garden'),
  },
]

function waterRules(colours: StreetColours): LabelRule[] {
  const text = textIn(colours, colours.waterText, fontOf(500, 14, 'italic'))
  return [
    {
      dataLayer: 'water',
      symbolizer: new CenteredTextSymbolizer({ ...text, lineHeight: 1.3 }),
      filter: (zoom, feature) => feature.geomType === GeomType.Point && isDue(zoom, feature),
    },
    {
      dataLayer: 'water',
      minzoom: 12,
      symbolizer: new LineLabelSymbolizer({ ...text, repeatDistance: 400 }),
      filter: (zoom, feature) => isLine(zoom, feature) && kindIn('river', 'canal')(zoom, feature),
    },
  ]
}

const roadRule = (colours: StreetColours, fill: string, minzoom: number, ...kinds: string[]): LabelRule => ({
  dataLayer: 'roads',
  minzoom,
  symbolizer: new LineLabelSymbolizer(textIn(colours, fill, fontOf(400, 14))),
  filter: kindIn(...kinds),
})

/** Returns what is named. Where names overlap, the first rule wins. */
export const labelRules = (colours: StreetColours): LabelRule[] => [
  ...settlementRules(colours),
  ...natureRules(colours),
  ...waterRules(colours),
  roadRule(colours, colours.text, 13, 'highway', 'major_road'),
  roadRule(colours, colours.softText, 15, 'minor_road', 'path', 'other'),
]

/** The zoom from which the names of towns come from the place search, which knows more of them. */
export const townsFromZoom = 5

/** Returns what is named of the world. */
export const worldLabelRules = (colours: StreetColours): LabelRule[] =>
  labelRules(colours).map((rule) =>
    rule.dataLayer === 'places' ? { ...rule, maxzoom: townsFromZoom - 1 } : rule,
  )
