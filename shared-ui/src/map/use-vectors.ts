import L from 'leaflet'
import { useEffect, useState } from 'react'
import { useColorMode } from '../color-mode/use-color-mode'
import { type LazyResource, lazyResource } from '../lazy/lazy-resource'
import { mapSettings } from './map-settings'
import type { Bounds } from './point'
import { showRelief } from './relief'
import { openVectorFile, showVectorFile, type VectorFile } from './streets/vector-file'

/** Natural Earth's map of the world, which every site has. */
const world = lazyResource((): Promise<VectorFile | null> => openVectorFile('/world.pmtiles'))

/** The site's streets; null without a PMTiles file. */
const streets = lazyResource(async (): Promise<VectorFile | null> => {
  const url = mapSettings().pmtilesUrl
  return url ? openVectorFile(url) : null
})

/** Shades the mountains of the world. */
function useRelief(map: L.Map | undefined) {
  const { shown: mode } = useColorMode()
  useEffect(() => (map ? showRelief(map, mode) : undefined), [map, mode])
}

/** Draws a file in a pane, in the colours of the mode. Draws nothing if it cannot be read. */
function useFile(
  map: L.Map | undefined,
  file: LazyResource<VectorFile | null>,
  pane: 'world' | 'streets' | 'inset',
) {
  const [opened, setOpened] = useState(file.value() ?? null)
  const { shown: mode } = useColorMode()

  useEffect(() => {
    file.load().then(setOpened, () => undefined)
  }, [file])
  useEffect(
    () => (map && opened ? showVectorFile(opened, { map, mode, pane }) : undefined),
    [map, opened, mode, pane],
  )
  return opened
}

/** Draws the world, and above it the site's streets. Returns the area that has some, or null. */
export function useVectors(map: L.Map | undefined): Bounds | null {
  useFile(map, world, 'world')
  useRelief(map)
  return useFile(map, streets, 'streets')?.bounds ?? null
}

/** Draws the world without names. */
export function useInset(map: L.Map | undefined) {
  useFile(map, world, 'inset')
  useRelief(map)
}

/** Shows the site's raster tiles above the world, which stays visible under missing ones. Returns whether one is shown. */
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
