/** How maps are drawn; null is what is not configured. */
export interface MapSettings {
  /** With it, maps and the search for places are Google's. */
  googleMapsApiKey: string | null
  /** Raster tiles under the embedded map: an address with {z}, {x} and {y} in it. */
  tilesUrl: string | null
  /** To whom the tiles are owed. */
  tilesAttribution: string | null
}

/** What the server says about this site, beyond where the API is. */
export interface SiteConfig {
  maps: MapSettings
}

let current: SiteConfig = { maps: { googleMapsApiKey: null, tilesUrl: null, tilesAttribution: null } }

/** Says how this site is configured. The shell calls it once, before anything is rendered; until then nothing is. */
export const configureSite = (config: SiteConfig): void => {
  current = config
}

/** How this site is configured. */
export const siteConfig = (): SiteConfig => current
