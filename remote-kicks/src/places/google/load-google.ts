import { Loader } from '@googlemaps/js-api-loader'
import { siteConfig } from '@bucketeer/shared-auth'

let loader: Loader | undefined

/** Google's own script, once for the page; it is the only thing here that asks another host. */
const googleLoader = () => {
  loader ??= new Loader({
    apiKey: siteConfig().maps.googleMapsApiKey ?? '',
    version: 'quarterly',
    libraries: ['maps', 'places', 'geocoding'],
    language: 'en',
    // Who looks at the page tries again; seconds of silence would only keep them waiting.
    retries: 0,
  })
  return loader
}

/** Google's libraries. @throws when the script does not come. */
export const loadGoogle = () => googleLoader().load()
