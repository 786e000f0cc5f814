import type { PublicConfig } from '@bucketeer/platform'
import type { Config } from '../../config'

/** Returns the operator's name, contact, or both; null without them. */
const operatorOf = ({ operatorName, contact }: Config) =>
  operatorName && contact ? `${operatorName} (contact: ${contact})` : (operatorName ?? contact ?? null)

/** Returns the public part of the configuration. @param pmtilesUrl the URL of a map file that can be used */
export const publicConfig = (config: Config, pmtilesUrl: string | null = null): PublicConfig => ({
  apiUrl: config.apiUrl ?? '',
  maps: {
    googleMapsApiKey: config.googleMapsApiKey ?? null,
    pmtilesUrl,
    tilesUrl: config.mapTilesUrl ?? null,
    tilesAttribution: config.mapTilesAttribution ?? null,
  },
  mail: { isSent: config.smtpUrl !== undefined, contact: config.contact ?? null },
  signUp: config.signUp,
  operator: operatorOf(config),
})
