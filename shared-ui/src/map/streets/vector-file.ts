import type L from 'leaflet'
import { PMTiles } from 'pmtiles'
import { leafletLayer } from 'protomaps-leaflet'
import { font } from '../../theme/tokens'
import type { Bounds } from '../point'
import { labelRules, worldLabelRules } from './label-rules'
import { paintRules } from './paint-rules'
import { dark, light } from './street-colours'

/** An opened PMTiles file with the layers of Protomaps' basemap. */
export interface VectorFile {
  tiles: PMTiles
  maxZoom: number
  /** The area of the file. */
  bounds: Bounds
}

const colours = { light, dark }

/** Otherwise the first names have another font. */
const loadFont = () =>
  Promise.allSettled([400, 500, 600].map((weight) => document.fonts.load(`${weight} 14px ${font.body}`)))

/**
 * Reads the header of a PMTiles file.
 * @throws Error for a file that cannot be read
 */
export async function openVectorFile(url: string): Promise<VectorFile> {
  const tiles = new PMTiles(url)
  await loadFont()
  const { minLat, minLon, maxLat, maxLon, maxZoom } = await tiles.getHeader()
  return { tiles, maxZoom, bounds: { south: minLat, west: minLon, north: maxLat, east: maxLon } }
}

interface Drawing {
  map: L.Map
  mode: 'light' | 'dark'
  /** The pane: the world and its inset lie on water, streets on the world. The inset has no names. */
  pane: 'world' | 'streets' | 'inset'
}

/**
 * Draws a file on a map.
 * @returns a function that removes it
 */
export function showVectorFile({ tiles, maxZoom, bounds }: VectorFile, { map, mode, pane }: Drawing) {
  const { south, west, north, east } = bounds
  const names = { world: worldLabelRules, streets: labelRules, inset: () => [] }
  // It finds Leaflet in `window.L`, where Leaflet puts itself.
  const layer = leafletLayer({
    url: tiles,
    maxDataZoom: maxZoom,
    paintRules: paintRules(colours[mode]),
    labelRules: names[pane](colours[mode]),
    pane,
    ...(pane === 'streets'
      ? {
          bounds: [
            [south, west],
            [north, east],
          ],
        }
      : { backgroundColor: colours[mode].water }),
  }) as unknown as L.GridLayer
  layer.addTo(map)
  return () => void layer.remove()
}
