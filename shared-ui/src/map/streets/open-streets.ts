import type L from 'leaflet'
import { PMTiles } from 'pmtiles'
import { leafletLayer } from 'protomaps-leaflet'
import { font } from '../../theme/tokens'
import type { Bounds } from '../point'
import { labelRules } from './label-rules'
import { paintRules } from './paint-rules'
import { dark, light } from './street-colours'

/** The site's PMTiles file, opened. */
export interface Streets {
  /** The area of the file. */
  bounds: Bounds
  /**
   * Draws it on a map.
   * @returns a function that removes it
   */
  show(map: L.Map, mode: 'light' | 'dark'): () => void
}

const colours = { light, dark }

/** Otherwise the first names have another font. */
const loadFont = () =>
  Promise.allSettled([400, 500, 600].map((weight) => document.fonts.load(`${weight} 14px ${font.body}`)))

/**
 * Reads the header of a PMTiles file with the layers of Protomaps' basemap.
 * @throws Error for a file that cannot be read
 */
export async function openStreets(url: string): Promise<Streets> {
  const file = new PMTiles(url)
  const [{ minLat, minLon, maxLat, maxLon, maxZoom }] = await Promise.all([file.getHeader(), loadFont()])
  return {
    bounds: { south: minLat, west: minLon, north: maxLat, east: maxLon },
    show: (map, mode) => {
      // It finds Leaflet in `window.L`, where Leaflet puts itself.
      const layer = leafletLayer({
        url: file,
        maxDataZoom: maxZoom,
        paintRules: paintRules(colours[mode]),
        labelRules: labelRules(colours[mode]),
        bounds: [
          [minLat, minLon],
          [maxLat, maxLon],
        ],
        pane: 'streets',
      }) as unknown as L.GridLayer
      layer.addTo(map)
      return () => void layer.remove()
    },
  }
}
