import { siteConfig } from '@bucketeer/shared-auth'

/** The map provider: Google if the site has a key, else the site's own map. */
export const mapProvider = () => (siteConfig().maps.googleMapsApiKey ? 'google' : 'embedded')
