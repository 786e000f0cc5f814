/** How maps are drawn; null is what is not configured. */
export interface MapSettings {
  /** With it, maps and the search for places are Google's. */
  googleMapsApiKey: string | null
  /** Raster tiles under the embedded map: an address with {z}, {x} and {y} in it. */
  tilesUrl: string | null
  /** To whom the tiles are owed. */
  tilesAttribution: string | null
}

/** Whether the site can send mail, and whom people ask for help. */
export interface MailSettings {
  isSent: boolean
  /** In words of the operator; null when not configured. */
  contact: string | null
}

/** What the server says about this site, beyond where the API is. */
export interface SiteConfig {
  maps: MapSettings
  /** Not said by older servers. */
  mail?: MailSettings
}

let current: SiteConfig = { maps: { googleMapsApiKey: null, tilesUrl: null, tilesAttribution: null } }

/** Says how this site is configured. The shell calls it once, before anything is rendered; until then nothing is. */
export const configureSite = (config: SiteConfig): void => {
  current = config
}

/** How this site is configured. */
export const siteConfig = (): SiteConfig => current
