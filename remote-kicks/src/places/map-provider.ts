import { mapSettings } from '@bucketeer/shared-ui'

/** The map provider: Google if the site has a key, else the site's own map. */
export const mapProvider = () => (mapSettings().googleMapsApiKey ? 'google' : 'embedded')
