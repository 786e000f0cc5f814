import { mapProvider } from './map-provider'
import type { PlaceDirectory } from './place-directory'

const directories = {
  embedded: () => import('./geonames-directory').then((module) => module.geonamesDirectory),
  google: () => import('./google/google-directory').then((module) => module.googleDirectory),
}

/** Loads the directory of the site's map provider, a chunk of its own. */
export const loadPlaceDirectory = (): Promise<PlaceDirectory> => directories[mapProvider()]()
