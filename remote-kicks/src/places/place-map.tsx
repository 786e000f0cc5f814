import { placeCalls } from '@bucketeer/shared-auth'
import { lazyResource, MapFrame, SiteMap, type SiteMapProps } from '@bucketeer/shared-ui'
import type { ComponentProps } from 'react'
import { request } from '../request'
import { mapProvider } from './place-directory'

/** The centre of maps without a chosen place: Mount Everest (S9.5). */
export const defaultCentre = { lat: 27.9881, lng: 86.925 }

/** S9.3 and S9.4. */
export const mapZoom = { create: 15, detail: 10 }

const places = placeCalls(request)

/** Loads Google's map and Google's script. */
async function loadGoogleMap() {
  const script = import('./google/load-google').then(({ loadGoogle }) => loadGoogle())
  const [{ GooglePlaceMap }] = await Promise.all([import('./google/google-map'), script])
  return GooglePlaceMap
}

const googleMap = lazyResource(loadGoogleMap)

export type PlaceMapProps = Omit<SiteMapProps, 'places'>

type FramedMapProps = PlaceMapProps & Pick<ComponentProps<typeof SiteMap>, 'height'>

/** A map of the site's provider: Google's, or the site's own. */
export const PlaceMap = ({ height, ...props }: FramedMapProps) =>
  mapProvider() === 'google' ? (
    <MapFrame code={googleMap} map={props} height={height} />
  ) : (
    <SiteMap {...props} places={places} height={height} />
  )
