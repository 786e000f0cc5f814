import { siteConfig } from '@bucketeer/shared-auth'

/** Who draws maps and finds places: Google where the site has a key for it, else what the site brings itself. */
export const mapProvider = () => (siteConfig().maps.googleMapsApiKey ? 'google' : 'embedded')
