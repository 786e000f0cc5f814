/** The part of the configuration that the host reads. */
export interface HostConfig {
  /** The public origin of the site, without a trailing slash. */
  publicUrl?: string
  /** The origin of the API, without a trailing slash. Default: the page's own origin. */
  apiUrl?: string
  /** Allows developers to override parts in their own tab. */
  allowOverrides: boolean
  /** URLs of development servers that replace releases, by part. Empty unless `allowOverrides`. */
  overrides: Record<string, string>
  /** Origins from which overrides may be loaded, besides localhost. */
  overrideOrigins: string[]
  /** Authorises releases of every part, and the creation of deploy tokens. */
  deployToken?: string
  /** The failures after which a canary is rolled back. */
  canaryBudget: CanaryBudget
  /** Enables Google's maps and place search. Visitors can read the key: restrict it to the site's origin. */
  googleMapsApiKey?: string
  /** Raster tiles of the embedded map, such as `https://tiles.example/{z}/{x}/{y}.png`. */
  mapTilesUrl?: string
}

/** The failures that a canary may have before it is rolled back. */
export interface CanaryBudget {
  /** The percentage of reporting visitors for whom it may fail. */
  percent: number
  /** Minimum number of reporting visitors before a rollback. */
  minVisitors: number
  /** Maximum number of visitors that count per IPv4 address or IPv6 /64, so that one person cannot pose as many. */
  visitorsPerAddress: number
}
