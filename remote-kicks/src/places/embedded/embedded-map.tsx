import { Box, styled } from '@bucketeer/shared-ui'
import L from 'leaflet'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { mapSettings } from '../map-settings'
import { type PlaceMapProps } from '../place-map-props'
import { words } from '../words'
import { Credits } from './credits'
import { FingerHint } from './finger-hint'
import { Locator } from './locator'
import { MapSurface } from './map-surface'
import { showPin } from './pin-layer'
import { shapesUpToZoom } from './shape-layer'
import { useLeafletMap } from './use-leaflet-map'
import { useNames } from './use-names'
import { type View } from './view'
import { CentreDescription } from './centre-description'
import { ZoomButtons } from './zoom-buttons'

/** Adds raster tiles above the shapes, which stay visible under missing tiles. Calls `onShown` after the first one. */
const addTiles = (map: L.Map, url: string, onShown: () => void) =>
  L.tileLayer(url, { maxZoom: 18, maxNativeZoom: 18 }).once('tileload', onShown).addTo(map)

const Layout = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0.75, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}))

const Corner = styled('div')(({ theme }) => ({ position: 'absolute', top: theme.spacing(1.5), zIndex: 1000 }))

/** The crosshair at the centre of the map, for picking by keyboard. */
const Crosshair = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 28,
  height: 28,
  zIndex: 1000,
  display: 'none',
  pointerEvents: 'none',
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.text.primary}`,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
  ':focus-visible + &': { display: 'block' },
}))

/** The site's own map: Natural Earth's shapes, GeoNames' places, and raster tiles if configured. */
export function EmbeddedMap(props: PlaceMapProps) {
  const { marker, onPick, label } = props
  const element = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { map, view, pickMiddle } = useLeafletMap(element, props)

  const onKeyDown = (event: KeyboardEvent) => {
    if (!onPick || event.key !== 'Enter') return
    event.preventDefault()
    pickMiddle()
  }
  return (
    <Layout>
      <Box sx={{ position: 'relative', flex: 1 }}>
        <MapSurface
          ref={element}
          role="application"
          aria-label={label}
          aria-describedby={hintId}
          tabIndex={0}
          data-pick={onPick !== undefined}
          data-zoom={view?.zoom}
          data-centre={view && centreText(view)}
          data-plain={view !== undefined && view.zoom > shapesUpToZoom}
          onKeyDown={onKeyDown}
        />
        {onPick && <Crosshair />}
        <span id={hintId} hidden>
          {onPick ? words.map.keysAndPick : words.map.keys}
        </span>
        {map && view && <MapContent map={map} view={view} marker={marker} />}
        <FingerHint surface={element} />
      </Box>
      <Foot>
        {view && <CentreDescription view={view} />}
        <Credits />
      </Foot>
    </Layout>
  )
}

/** Exposes the view for tests. */
const centreText = ({ centre: { lat, lng } }: View) => `${lat.toFixed(4)} ${lng.toFixed(4)}`

interface MapContentProps extends Pick<PlaceMapProps, 'marker'> {
  map: L.Map
  view: View
}

function MapContent({ map, view, marker }: MapContentProps) {
  const hasTiles = useTiles(map)
  usePin(map, marker)
  return (
    <>
      {!hasTiles && <Names map={map} view={view} marker={marker} />}
      <Corner sx={{ right: 12 }}>
        <ZoomButtons map={map} />
      </Corner>
      <Corner sx={{ left: 12, pointerEvents: 'none' }}>
        <Locator view={view} />
      </Corner>
    </>
  )
}

/** Tiles contain names. */
function Names({ map, view, marker }: MapContentProps) {
  useNames(map, view, marker)
  return null
}

function usePin(map: L.Map, marker: PlaceMapProps['marker']) {
  useEffect(() => (marker ? showPin(map, marker) : undefined), [map, marker])
}

function useTiles(map: L.Map) {
  const [isShown, setShown] = useState(false)
  const url = mapSettings().tilesUrl
  useEffect(() => {
    if (url) addTiles(map, url, () => setShown(true))
  }, [map, url])
  return isShown
}
