import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Breakpoint } from '@mui/material/styles'
import type { ComponentType } from 'react'
import { type LazyResource, lazyResource, useIdleResource } from '../lazy/lazy-resource'
import { SectionBoundary, SectionFailure } from '../states/banners'
import { radius } from '../theme/tokens'
import { loadMaps, loadPinMap, loadWorldMap } from './load-maps'
import type { SiteMapProps, SitePinMapProps, WorldMapProps } from './map-props'
import { words } from './frame-words'

const frame = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `${radius.card}px`,
  border: 1,
  borderColor: 'divider',
  // A stacking context keeps the map's layers below floating elements of the page.
  isolation: 'isolate',
} as const

/** A height of a map by breakpoint: pixels, or CSS. */
type MapHeight = Partial<Record<Breakpoint, number | string>>

interface MapFrameProps<Props extends object> {
  /** The map's code, which is loaded when the first page with a map is idle. */
  code: LazyResource<ComponentType<Props>>
  map: Props
  /** In pixels or as CSS, by breakpoint. */
  height?: MapHeight | undefined
}

const usualHeight = { xs: 300, md: 380 }

/** A map in its frame. The page works without it if it fails to load. */
export function MapFrame<Props extends object>({ code, map, height = usualHeight }: MapFrameProps<Props>) {
  const { value: Map, hasFailed, load } = useIdleResource(code)
  if (hasFailed) return <SectionFailure message={words.error} onRetry={load} />
  return (
    <SectionBoundary message={words.error}>
      {/* East is on the right in each language. */}
      <Box dir="ltr" sx={{ ...frame, height }}>
        {Map ? (
          <Map {...map} />
        ) : (
          <Skeleton role="status" variant="rectangular" height="100%" aria-label={words.loading} />
        )}
      </Box>
    </SectionBoundary>
  )
}

const spotMap = lazyResource(async () => (await loadMaps()).SpotMap)
const pinMap = lazyResource(loadPinMap)
const worldMap = lazyResource(loadWorldMap)

/** The site's own map of one spot. Its code is lazy. */
export const SiteMap = ({ height, ...props }: SiteMapProps & { height?: MapHeight | undefined }) => (
  <MapFrame code={spotMap} map={props} height={height} />
)

/** The site's own map of several spots, with a numbered pin for each. Its code is lazy. */
export const SitePinMap = ({
  height = { xs: 340, md: 440, lg: 620 },
  ...props
}: SitePinMapProps & { height?: MapHeight }) => <MapFrame code={pinMap} map={props} height={height} />

/**
 * The world with some countries in colour, which fills its parent. Hidden from screen readers: show the names beside it. Shows
 * nothing until its code has loaded, when the page is idle, or if that fails.
 */
export function SiteWorldMap(props: WorldMapProps) {
  const { value: World } = useIdleResource(worldMap)
  return World && <World {...props} />
}
