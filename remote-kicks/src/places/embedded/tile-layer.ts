import L from 'leaflet'

/** Adds raster tiles above the shapes, which stay visible under missing tiles. Calls `onShown` after the first one. */
export const addTiles = (map: L.Map, url: string, onShown: () => void) =>
  L.tileLayer(url, { maxZoom: 18, maxNativeZoom: 18 }).once('tileload', onShown).addTo(map)
