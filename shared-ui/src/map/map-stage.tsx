import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { CentreDescription } from './centre-description'
import { Credits } from './credits'
import { FingerHint, Inset, MoreAround, ScaleBar, ZoomButtons } from './map-parts'
import { MapSurface } from './map-surface'
import type { PlaceSource } from './map-props'
import { type View, wrapPoint } from './point'
import { contains } from './shape'
import type { ShownMap } from './use-leaflet-map'
import { Names } from './names'
import { useTiles, useVectors } from './use-vectors'
import { words } from './words'

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

/** The zoom above which the map of the world has little to draw. */
const worldUpToZoom = 11

interface MapStageProps {
  /** The element of the Leaflet map. */
  surface: RefObject<HTMLDivElement | null>
  shown: ShownMap | null
  /** The accessible name of the map. */
  label: string
  places: PlaceSource
  /** Whether the map shows an area only. Its centre is not described then, because it would read as the exact spot. */
  isArea?: boolean
  /** Picks the middle of the map. */
  onEnter?(): void
  /** What lies over the map. */
  children?: ReactNode
}

/** A map with its buttons, inset, scale and foot. */
export function MapStage(props: MapStageProps) {
  const { surface, shown, label, places, isArea = false, onEnter, children } = props
  const hintId = useId()
  const { map, view } = shown ?? {}
  const streetBounds = useVectors(map)
  const hasTiles = useTiles(map)
  const hasStreets =
    view !== undefined && streetBounds !== null && contains(streetBounds, wrapPoint(view.centre))
  const isBare = view !== undefined && view.zoom > worldUpToZoom && !hasStreets && !hasTiles

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter on a pin within the map is the pin's own.
    if (!onEnter || event.key !== 'Enter' || event.target !== event.currentTarget) return
    event.preventDefault()
    onEnter()
  }
  return (
    <Layout>
      <Box sx={{ position: 'relative', flex: 1, containerType: 'size' }}>
        <MapSurface
          ref={surface}
          role="application"
          aria-label={label}
          aria-describedby={hintId}
          tabIndex={0}
          data-pick={onEnter !== undefined}
          data-zoom={view?.zoom}
          data-centre={view && centreText(view)}
          data-streets={hasStreets}
          onKeyDown={onKeyDown}
        />
        {onEnter && <Crosshair />}
        <span id={hintId} hidden>
          {onEnter ? words.keysAndPick : words.keys}
        </span>
        {shown && (
          <>
            {/* Tiles contain names. */}
            {!hasTiles && <Names {...shown} {...{ places, streetBounds }} />}
            <Corner sx={{ insetInlineEnd: 12 }}>
              <ZoomButtons map={shown.map} />
            </Corner>
            <Corner sx={{ insetInlineStart: 12, pointerEvents: 'none' }}>
              <Inset view={shown.view} />
            </Corner>
            <ScaleBar map={shown.map} />
            {isBare && <MoreAround map={shown.map} />}
          </>
        )}
        <FingerHint surface={surface} />
        {children}
      </Box>
      <Foot>
        {view && !isArea && <CentreDescription view={view} places={places} />}
        <Credits hasStreets={hasStreets} />
      </Foot>
    </Layout>
  )
}

/** Exposes the view for tests. */
const centreText = ({ centre: { lat, lng } }: View) => `${lat.toFixed(4)} ${lng.toFixed(4)}`
