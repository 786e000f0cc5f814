import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId, type KeyboardEvent, type RefObject } from 'react'
import { CentreDescription } from './centre-description'
import { Credits } from './credits'
import { FingerHint } from './finger-hint'
import { Locator } from './locator'
import { MapSurface } from './map-surface'
import type { PlaceSource } from './place-source'
import type { Point } from './point'
import { shapesUpToZoom } from './shape-layer'
import type { ShownMap } from './use-leaflet-map'
import { useNames } from './use-names'
import { useTiles } from './use-tiles'
import { type View } from './view'
import { words } from './words'
import { ZoomButtons } from './zoom-buttons'

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

interface MapStageProps {
  /** The element of the Leaflet map. */
  surface: RefObject<HTMLDivElement | null>
  shown: ShownMap | null
  /** The accessible name of the map. */
  label: string
  places: PlaceSource
  /** Spots with a pin, which names avoid. */
  markers: readonly Point[]
  /** Picks the middle of the map. */
  onEnter?(): void
}

/** A map with its buttons, locator and foot. */
export function MapStage({ surface, shown, label, places, markers, onEnter }: MapStageProps) {
  const hintId = useId()
  const view = shown?.view

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter on a pin within the map is the pin's own.
    if (!onEnter || event.key !== 'Enter' || event.target !== event.currentTarget) return
    event.preventDefault()
    onEnter()
  }
  return (
    <Layout>
      <Box sx={{ position: 'relative', flex: 1 }}>
        <MapSurface
          ref={surface}
          role="application"
          aria-label={label}
          aria-describedby={hintId}
          tabIndex={0}
          data-pick={onEnter !== undefined}
          data-zoom={view?.zoom}
          data-centre={view && centreText(view)}
          data-plain={view !== undefined && view.zoom > shapesUpToZoom}
          onKeyDown={onKeyDown}
        />
        {onEnter && <Crosshair />}
        <span id={hintId} hidden>
          {onEnter ? words.keysAndPick : words.keys}
        </span>
        {shown && <Content shown={shown} places={places} markers={markers} />}
        <FingerHint surface={surface} />
      </Box>
      <Foot>
        {view && <CentreDescription view={view} places={places} />}
        <Credits />
      </Foot>
    </Layout>
  )
}

/** Exposes the view for tests. */
const centreText = ({ centre: { lat, lng } }: View) => `${lat.toFixed(4)} ${lng.toFixed(4)}`

interface ContentProps extends Pick<MapStageProps, 'places' | 'markers'> {
  shown: ShownMap
}

function Content({ shown, places, markers }: ContentProps) {
  const { map, view } = shown
  const hasTiles = useTiles(map)
  return (
    <>
      {!hasTiles && <Names {...shown} places={places} markers={markers} />}
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
function Names(props: Parameters<typeof useNames>[0]) {
  useNames(props)
  return null
}
