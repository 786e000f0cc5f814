import type { SitePinMapProps, WorldMapProps } from './map-props'

/** Loads the site's own maps. */
export const loadMaps = () => import('./embedded-map')

/** Loads clusters too, a chunk of their own: the map of one spot needs none. */
export async function loadPinMap() {
  const [{ PinMap }, { indexPins }] = await Promise.all([loadMaps(), import('./pin-index')])
  return (props: SitePinMapProps) => <PinMap {...props} indexPins={indexPins} />
}

/** Loads the map of the world, which needs no library of maps. */
export async function loadWorldMap() {
  const shapes = import('./load-countries').then(({ loadCountries }) => loadCountries())
  const [{ WorldMap }, countries] = await Promise.all([import('./world-map'), shapes])
  return (props: WorldMapProps) => <WorldMap {...props} shapes={countries} />
}
