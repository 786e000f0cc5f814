import { lazyResource } from '../lazy/lazy-resource'
import { loadEmbeddedMap } from './load-embedded-map'
import { MapFrame } from './map-frame'
import type { SiteMapProps } from './map-props'

const embeddedMap = lazyResource(loadEmbeddedMap)

/** The site's own map of one spot. Its code is lazy. */
export const SiteMap = (props: SiteMapProps) => <MapFrame code={embeddedMap} map={props} />
