import { Alert, Box, Button, radius, SectionBoundary, Skeleton } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { loadEmbeddedMap } from './embedded/load-embedded-map'
import { mapProvider } from './map-provider'
import type { PlaceMapProps } from './place-map-props'
import { words } from './words'

/** Loads Google's map and Google's script. */
async function loadGoogleMap() {
  const script = import('./google/load-google').then(({ loadGoogle }) => loadGoogle())
  const [{ GooglePlaceMap }] = await Promise.all([import('./google/google-map'), script])
  return GooglePlaceMap
}

const providers: Record<ReturnType<typeof mapProvider>, () => Promise<ComponentType<PlaceMapProps>>> = {
  embedded: loadEmbeddedMap,
  google: loadGoogleMap,
}

const frame = {
  position: 'relative',
  height: { xs: 300, md: 380 },
  overflow: 'hidden',
  borderRadius: `${radius.card}px`,
  border: 1,
  borderColor: 'divider',
  // A stacking context keeps the map's layers below floating elements of the page.
  isolation: 'isolate',
} as const

/** A map. Its code is loaded with the first map of a visit. The page works without it if that fails. */
export function PlaceMap(props: PlaceMapProps) {
  const provider = mapProvider()
  const { data, isError, refetch } = useQuery({
    queryKey: ['map-code', provider],
    queryFn: providers[provider],
    structuralSharing: false,
    staleTime: Infinity,
    retry: false,
  })
  if (isError) return <MapFailure onRetry={() => void refetch()} />
  return (
    <SectionBoundary message={words.map.error}>
      <Box sx={frame}>{data ? <LoadedMap {...props} map={data} /> : <MapSkeleton />}</Box>
    </SectionBoundary>
  )
}

const LoadedMap = ({ map: Map, ...props }: PlaceMapProps & { map: ComponentType<PlaceMapProps> }) => (
  <Map {...props} />
)

const MapSkeleton = () => (
  <Skeleton role="status" variant="rectangular" height="100%" aria-label={words.map.loading} />
)

/** Shown instead of a map that fails to load. */
export const MapFailure = ({ onRetry }: { onRetry?(): void }) => (
  <Alert
    severity="error"
    action={
      onRetry && (
        <Button size="small" color="inherit" onClick={onRetry}>
          {words.map.retry}
        </Button>
      )
    }
  >
    {words.map.error}
  </Alert>
)
