import { mapProvider } from './map-provider'
import type { PlaceDirectory } from './place-directory'

const directories = {
  embedded: () => import('./embedded/geonames-directory').then((module) => module.geonamesDirectory),
  google: () => import('./google/google-directory').then((module) => module.googleDirectory),
}

/** The directory of whoever draws this site's maps; each comes in a chunk of its own. */
export const loadPlaceDirectory = (): Promise<PlaceDirectory> => directories[mapProvider()]()
