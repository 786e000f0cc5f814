import { Loader } from '@googlemaps/js-api-loader'
import { mapSettings } from '@bucketeer/shared-ui'

let loader: Loader | undefined

/** Loads Google's script once. Only this code requests another host. */
function googleLoader() {
  loader ??= new Loader({
    apiKey: mapSettings().googleMapsApiKey ?? '',
    version: 'quarterly',
    libraries: ['maps', 'places', 'geocoding'],
    language: 'en',
    // Retries would delay the error message, which has a retry.
    retries: 0,
  })
  return loader
}

/** Returns Google's libraries. @throws Error if the script fails to load. */
export const loadGoogle = () => googleLoader().load()
