import { lazyResource } from '../lazy/lazy-resource'
import { loadMaps } from './load-maps'
import { MapFrame } from './map-frame'
import type { SiteMapProps, SitePinMapProps } from './map-props'

const spotMap = lazyResource(async () => (await loadMaps()).SpotMap)
const pinMap = lazyResource(async () => (await loadMaps()).PinMap)

/** The site's own map of one spot. Its code is lazy. */
export const SiteMap = (props: SiteMapProps) => <MapFrame code={spotMap} map={props} />

/** The site's own map of several spots, with a numbered pin for each. Its code is lazy. */
export const SitePinMap = (props: SitePinMapProps) => (
  <MapFrame code={pinMap} map={props} height={{ xs: 340, md: 440, lg: 560 }} />
)
