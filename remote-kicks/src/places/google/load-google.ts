import { Loader } from '@googlemaps/js-api-loader'
import { mapSettings } from '@bucketeer/shared-ui'

/**
 * Loads Google's script and returns its libraries. Only this code requests another host. The library creates one loader,
 * which loads the script once.
 * @throws Error if the script fails to load
 */
export const loadGoogle = () =>
  new Loader({
    apiKey: mapSettings().googleMapsApiKey ?? '',
    version: 'quarterly',
    libraries: ['maps', 'places', 'geocoding'],
    language: 'en',
    // Retries would delay the error message, which has a retry.
    retries: 0,
  }).load()
