import L from 'leaflet'
import { useEffect, useState } from 'react'
import { useColorMode } from '../color-mode/use-color-mode'
import { lazyResource } from '../lazy/lazy-resource'
import { mapSettings } from './map-settings'
import type { Bounds } from './point'
import type { Streets } from './streets/open-streets'

/** The site's streets; null without a PMTiles file. */
const streets = lazyResource(async (): Promise<Streets | null> => {
  const url = mapSettings().pmtilesUrl
  if (!url) return null
  const { openStreets } = await import('./streets/open-streets')
  return openStreets(url)
})

/**
 * Draws the streets of the site's PMTiles file, in the colours of the mode. Returns the area that has some, or null. The
 * shapes and names below remain if the file cannot be read.
 */
export function useStreets(map: L.Map | undefined): Bounds | null {
  const [opened, setOpened] = useState<Streets | null>(streets.value() ?? null)
  const { shown } = useColorMode()

  useEffect(() => {
    streets.load().then(setOpened, () => undefined)
  }, [])
  useEffect(() => (map ? opened?.show(map, shown) : undefined), [map, opened, shown])
  return opened?.bounds ?? null
}

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
