import { lazyResource } from '../lazy/lazy-resource'
import { loadMaps, loadPinMap, loadWorldMap } from './load-maps'
import { MapFrame, type MapHeight } from './map-frame'
import type { SiteMapProps, SitePinMapProps, WorldMapProps } from './map-props'

const spotMap = lazyResource(async () => (await loadMaps()).SpotMap)
const pinMap = lazyResource(loadPinMap)
const worldMap = lazyResource(loadWorldMap)

/** The site's own map of one spot. Its code is lazy. */
export const SiteMap = (props: SiteMapProps) => <MapFrame code={spotMap} map={props} />

/** The site's own map of several spots, with a numbered pin for each. Its code is lazy. */
export const SitePinMap = ({
  height = { xs: 340, md: 440, lg: 560 },
  ...props
}: SitePinMapProps & { height?: MapHeight }) => <MapFrame code={pinMap} map={props} height={height} />

/** The world with some countries in colour. Hidden from screen readers: show the names beside it. Its code is lazy. */
export const SiteWorldMap = (props: WorldMapProps) => (
  <MapFrame code={worldMap} map={props} height={{ xs: 212, sm: 320, md: 340 }} />
)
