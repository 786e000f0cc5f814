/** The maps of the site; fields that are not configured are null. */
export interface MapSettings {
  /** If set, Google provides maps and place search. */
  googleMapsApiKey: string | null
  /** The URL of raster tiles for the embedded map, with {z}, {x} and {y}. */
  tilesUrl: string | null
  /** The copyright notice of the tiles. */
  tilesAttribution: string | null
}

/** Whether the site can send mail, and whom users can contact. */
export interface MailSettings {
  isSent: boolean
  /** A text by the operator; null if not configured. */
  contact: string | null
}

/** The site's configuration, which the server puts into the page. */
export interface SiteConfig {
  maps: MapSettings
  /** Missing from older servers. */
  mail?: MailSettings
}

let current: SiteConfig = { maps: { googleMapsApiKey: null, tilesUrl: null, tilesAttribution: null } }

/** Sets the site's configuration. The shell calls it once, before the first render. */
export const configureSite = (config: SiteConfig): void => {
  current = config
}

/** Returns the site's configuration; nothing is configured before `configureSite`. */
export const siteConfig = (): SiteConfig => current
