import L from 'leaflet'
import { useEffect, useState } from 'react'
import { mapSettings } from './map-settings'

/** Adds raster tiles above the shapes, which stay visible under missing tiles. Calls `onShown` after the first one. */
const addTiles = (map: L.Map, url: string, onShown: () => void) =>
  L.tileLayer(url, { maxZoom: 18, maxNativeZoom: 18 }).once('tileload', onShown).addTo(map)

/** Shows the site's raster tiles. Returns whether one is shown. */
export function useTiles(map: L.Map | undefined): boolean {
  const [isShown, setShown] = useState(false)
  const url = mapSettings().tilesUrl
  useEffect(() => {
    if (map && url) addTiles(map, url, () => setShown(true))
  }, [map, url])
  return isShown
}
