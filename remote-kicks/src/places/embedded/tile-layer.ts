import L from 'leaflet'

/** Puts raster tiles over the shapes, which stay to be seen where a tile does not come. `onShown` hears of the first. */
export const addTiles = (map: L.Map, url: string, onShown: () => void) =>
  L.tileLayer(url, { maxZoom: 18, maxNativeZoom: 18 }).once('tileload', onShown).addTo(map)
