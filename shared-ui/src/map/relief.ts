import L from 'leaflet'
import { PMTiles } from 'pmtiles'

/** The grey tiles show the light of the north-west; level ground is in the middle. By day its shadows are drawn, by night the light. */
const looks = {
  light: { filter: 'brightness(2)', mixBlendMode: 'multiply', opacity: '0.45' },
  dark: { filter: 'invert(1) brightness(2) invert(1)', mixBlendMode: 'screen', opacity: '0.3' },
}

/** Closer up, slopes are a blur. */
const maxZoom = 5
const maxNativeZoom = 3

const tiles = new PMTiles('/relief.pmtiles')

class Relief extends L.GridLayer {
  override createTile({ z, x, y }: L.Coords, done: L.DoneCallback) {
    const tile = document.createElement('img')
    tile.alt = ''
    const show = async () => {
      const found = await tiles.getZxy(z, x, y)
      if (!found) return
      tile.src = URL.createObjectURL(new Blob([found.data]))
      await tile.decode().finally(() => URL.revokeObjectURL(tile.src))
    }
    // Without its relief, a map is as useful.
    show().then(
      () => done(undefined, tile),
      (error: Error) => done(error, tile),
    )
    return tile
  }
}

/**
 * Shades the mountains of the world on a map.
 * @returns a function that removes it
 */
export function showRelief(map: L.Map, mode: 'light' | 'dark') {
  const pane = map.getPane('relief') ?? map.createPane('relief')
  Object.assign(pane.style, { ...looks[mode], zIndex: '160', pointerEvents: 'none' })
  const layer = new Relief({ pane: 'relief', maxNativeZoom, maxZoom }).addTo(map)
  return () => void layer.remove()
}
