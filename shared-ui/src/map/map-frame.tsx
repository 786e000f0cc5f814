import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { Breakpoint } from '@mui/material/styles'
import { type ComponentType, useEffect, useState } from 'react'
import { type LazyResource, lazyResource, whenPageIdle } from '../lazy/lazy-resource'
import { SectionBoundary } from '../states/banners'
import { radius } from '../theme/tokens'
import { loadMaps, loadPinMap, loadWorldMap } from './load-maps'
import type { SiteMapProps, SitePinMapProps, WorldMapProps } from './map-props'
import { words } from './words'

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
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(code.value() ? 'loaded' : 'loading')
  useEffect(() => {
    if (state !== 'loading') return
    return whenPageIdle(() => {
      code.load().then(
        () => setState('loaded'),
        () => setState('failed'),
      )
    })
  }, [code, state])
  if (state === 'failed') return <MapFailure onRetry={() => setState('loading')} />
  const loaded = code.value()
  return (
    <SectionBoundary message={words.error}>
      {/* East is on the right in each language. */}
      <Box dir="ltr" sx={{ ...frame, height }}>
        {loaded ? <LoadedMap code={loaded} map={map} /> : <MapSkeleton />}
      </Box>
    </SectionBoundary>
  )
}

interface LoadedMapProps<Props extends object> {
  code: ComponentType<Props>
  map: Props
}

const LoadedMap = <Props extends object>({ code: Map, map }: LoadedMapProps<Props>) => <Map {...map} />

const MapSkeleton = () => (
  <Skeleton role="status" variant="rectangular" height="100%" aria-label={words.loading} />
)

/** Shown instead of a map that fails to load. */
const MapFailure = ({ onRetry }: { onRetry(): void }) => (
  <Alert
    severity="error"
    action={
      <Button size="small" color="inherit" onClick={onRetry}>
        {words.retry}
      </Button>
    }
  >
    {words.error}
  </Alert>
)

const spotMap = lazyResource(async () => (await loadMaps()).SpotMap)
const pinMap = lazyResource(loadPinMap)
const worldMap = lazyResource(loadWorldMap)

/** The site's own map of one spot. Its code is lazy. */
export const SiteMap = ({ height, ...props }: SiteMapProps & { height?: MapHeight | undefined }) => (
  <MapFrame code={spotMap} map={props} height={height} />
)

/** The site's own map of several spots, with a numbered pin for each. Its code is lazy. */
export const SitePinMap = ({
  height = { xs: 340, md: 440, lg: 560 },
  ...props
}: SitePinMapProps & { height?: MapHeight }) => <MapFrame code={pinMap} map={props} height={height} />

/**
 * The world with some countries in colour, which fills its parent. Hidden from screen readers: show the names beside it. Shows
 * nothing until its code has loaded, when the page is idle, or if that fails.
 */
export function SiteWorldMap(props: WorldMapProps) {
  const [World, setWorld] = useState(() => worldMap.value())
  useEffect(
    () =>
      whenPageIdle(
        () =>
          void worldMap.load().then(
            (loaded) => setWorld(() => loaded),
            () => undefined,
          ),
      ),
    [],
  )
  return World && <World {...props} />
}
