import type { PublicConfig } from '@bucketeer/platform'
import type { Config } from '../../config'

/** Returns the public part of the configuration. */
export const publicConfig = (config: Config): PublicConfig => ({
  apiUrl: config.apiUrl ?? '',
  maps: {
    googleMapsApiKey: config.googleMapsApiKey ?? null,
    tilesUrl: config.mapTilesUrl ?? null,
    tilesAttribution: config.mapTilesAttribution ?? null,
  },
  mail: { isSent: config.smtpUrl !== undefined, contact: config.contact ?? null },
  signUp: config.signUp,
})
