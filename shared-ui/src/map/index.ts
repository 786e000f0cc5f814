export { Credits as MapCredits } from './credits'
export {
  areaRadius,
  type NamedPlace,
  type Pin,
  type PlaceSource,
  type SiteMapProps,
  type SitePinMapProps,
  type WorldMapProps,
} from './map-props'
export { MapFrame, SiteMap, SitePinMap, SiteWorldMap } from './map-frame'
export { mapSettings, type MapSettings } from './map-settings'
export type { Bounds, Point } from './point'
