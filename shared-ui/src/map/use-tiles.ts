import L from 'leaflet'
import { useEffect, useState } from 'react'
import { mapSettings } from './map-settings'

/** Shows the site's raster tiles above the shapes, which stay visible under missing ones. Returns whether one is shown. */
export function useTiles(map: L.Map | undefined): boolean {
  const [isShown, setShown] = useState(false)
  const url = mapSettings().tilesUrl
  useEffect(() => {
    if (!map || !url) return
    const tiles = L.tileLayer(url, { maxZoom: 18, maxNativeZoom: 18 })
    tiles.once('tileload', () => setShown(true)).addTo(map)
  }, [map, url])
  return isShown
}
