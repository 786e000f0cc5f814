import type { PageSources } from '@bucketeer/host'
import type { Config } from '../../config'

const googles = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']

/** The sources that Google's documentation of the Maps JavaScript API requires. */
const googleMaps: PageSources = {
  script: [...googles, 'https://*.ggpht.com', 'https://*.googleusercontent.com', 'blob:', "'unsafe-eval'"],
  style: ['https://fonts.googleapis.com'],
  image: [...googles, 'https://*.ggpht.com', 'https://*.googleusercontent.com'],
  font: ['https://fonts.gstatic.com'],
  connect: [...googles, 'data:', 'blob:'],
  frame: ['https://*.google.com'],
  evaluates: true,
}

/** Returns the host of the tiles' URL. A placeholder, as in `https://{s}.tiles.example`, becomes a wildcard. */
const tilesHost = (url: string | undefined) => {
  const host = url && /^https?:\/\/[^/?#]+/i.exec(url)?.[0]
  return host ? [host.replace(/^(https?:\/\/)[^/]*\{\w+\}[^.:]*/i, '$1*')] : []
}

/** Returns the sources of the configured maps. */
export const pageSources = ({ googleMapsApiKey, mapTilesUrl }: Config): PageSources => {
  const tiles = tilesHost(mapTilesUrl)
  return googleMapsApiKey
    ? { ...googleMaps, image: [...tiles, ...(googleMaps.image ?? [])] }
    : { image: tiles }
}
