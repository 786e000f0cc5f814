import { placeCalls } from '@bucketeer/shared-auth'
import { lazyResource, MapFrame, SiteMap, type SiteMapProps } from '@bucketeer/shared-ui'
import { request } from '../request'
import { mapProvider } from './map-provider'

const places = placeCalls(request)

/** Loads Google's map and Google's script. */
async function loadGoogleMap() {
  const script = import('./google/load-google').then(({ loadGoogle }) => loadGoogle())
  const [{ GooglePlaceMap }] = await Promise.all([import('./google/google-map'), script])
  return GooglePlaceMap
}

const googleMap = lazyResource(loadGoogleMap)

export type PlaceMapProps = Omit<SiteMapProps, 'places'>

/** A map of the site's provider: Google's, or the site's own. */
export const PlaceMap = (props: PlaceMapProps) =>
  mapProvider() === 'google' ? (
    <MapFrame code={googleMap} map={props} />
  ) : (
    <SiteMap {...props} places={places} />
  )
