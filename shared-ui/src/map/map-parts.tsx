import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type L from 'leaflet'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { PlusIcon } from '../icons'
import { shadow } from '../theme/styles'
import { radius } from '../theme/tokens'
import { loadedShapes } from './load-shapes'
import { type Point, type View, wrapPoint } from './point'
import type { Shape } from './shape'
import { words } from './words'

const shownMs = 1_500

const Hint = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: theme.spacing(2),
  zIndex: 1000,
  width: 'max-content',
  maxWidth: '90%',
  marginInline: 'auto',
  padding: theme.spacing(1, 2),
  borderRadius: radius.control,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.raised,
  pointerEvents: 'none',
  transition: 'opacity 150ms',
  '&[data-shown=false]': { opacity: 0 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}))

/** Tells somebody who moves one finger over the map that two move it. */
export function FingerHint({ surface }: { surface: RefObject<HTMLElement | null> }) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const element = surface.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onMove = ({ touches }: TouchEvent) => {
      clearTimeout(timer)
      setShown(touches.length === 1)
      timer = setTimeout(() => setShown(false), shownMs)
    }
    element.addEventListener('touchmove', onMove, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('touchmove', onMove)
    }
  }, [surface])

  return (
    <Hint aria-hidden data-shown={isShown}>
      {words.twoFingers}
    </Hint>
  )
}

/** The zoom from which the locator is shown. */
const neededFromZoom = 5

const Inset = styled('svg')(({ theme }) => ({
  display: 'block',
  width: 132,
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: shadow(theme, 'resting'),
  backgroundColor: `color-mix(in oklab, ${theme.vars.palette.secondary.main} 20%, ${theme.vars.palette.background.default})`,
  '& path': { fill: theme.vars.palette.background.paper },
  '& circle': { fill: theme.vars.palette.primary.main, stroke: theme.vars.palette.background.paper },
}))

/** The equirectangular projection: a degree is one unit. */
const pathOf = (shapes: Shape[]) =>
  shapes
    .flatMap(({ paths }) => paths)
    .map(
      (ring) => `M${ring.map(([lng = 0, lat = 0]) => `${lng.toFixed(1)} ${(-lat).toFixed(1)}`).join('L')}Z`,
    )
    .join('')

/** A small world map with a dot at the position of the map. */
export function Locator({ view: { centre, zoom } }: { view: View }) {
  // The map was loaded with these shapes.
  const shapes = loadedShapes('coarse')
  const path = useMemo(() => shapes && pathOf(shapes.land), [shapes])
  if (!path || zoom < neededFromZoom) return null
  const { lat, lng }: Point = wrapPoint(centre)
  return (
    <Inset viewBox="-180 -84 360 144" aria-hidden="true">
      <path d={path} />
      <circle cx={lng} cy={-lat} r={9} strokeWidth={4} />
    </Inset>
  )
}

/** The longest bar in pixels. */
const maxWidth = 96

const Scale = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 8,
  zIndex: 998,
  padding: '0 4px 3px',
  borderRadius: 4,
  fontSize: 14,
  lineHeight: '18px',
  color: theme.vars.palette.text.primary,
  // Names and streets run below it.
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 75%, transparent)`,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
}))

const Bar = styled('div')(({ theme }) => ({
  height: 5,
  border: `2px solid ${theme.vars.palette.text.primary}`,
  borderTop: 0,
}))

/** Returns the largest of 1, 2 and 5 with zeros that is not above a number. */
export function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([5, 2].find((step) => step * power <= value) ?? 1)
}

const textOf = (metres: number) =>
  metres >= 1000 ? `${(metres / 1000).toLocaleString('en')} km` : `${metres} m`

interface ScaleBarProps {
  map: L.Map
  /** Pixels above the lower edge of the map. */
  bottom: number
}

/** A bar with a round distance, as it is in the middle of the map. Draw it again when the map has moved. */
export function ScaleBar({ map, bottom }: ScaleBarProps) {
  const { x, y } = map.getSize().divideBy(2)
  const metres = map.distance(
    map.containerPointToLatLng([x - maxWidth / 2, y]),
    map.containerPointToLatLng([x + maxWidth / 2, y]),
  )
  if (metres === 0) return null
  const shown = roundDown(metres)
  const text = textOf(shown)
  return (
    <Scale role="img" aria-label={words.scale(text)} style={{ bottom }}>
      {text}
      <Bar style={{ width: (maxWidth * shown) / metres }} />
    </Scale>
  )
}

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  borderRadius: radius.control,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: shadow(theme, 'lifted'),
  '& > *': { width: 40, height: 40, color: theme.vars.palette.text.primary },
  '& > :first-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > [aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
  '& > :focus-visible': { outlineOffset: -3 },
}))

const Minus = styled('span')({ width: 16, height: 2, backgroundColor: 'currentColor' })

/** Buttons to zoom in and out. At an end they keep the focus, which a disabled button would lose. */
export function ZoomButtons({ map }: { map: L.Map }) {
  const isClosest = map.getZoom() >= map.getMaxZoom()
  const isFurthest = map.getZoom() <= map.getMinZoom()
  return (
    <Group>
      <ButtonBase
        aria-label={words.closer}
        aria-disabled={isClosest}
        onClick={() => !isClosest && map.zoomIn()}
      >
        <PlusIcon size={20} />
      </ButtonBase>
      <ButtonBase
        aria-label={words.further}
        aria-disabled={isFurthest}
        onClick={() => !isFurthest && map.zoomOut()}
      >
        <Minus />
      </ButtonBase>
    </Group>
  )
}

/** The zoom that shows the surroundings: a region with its coasts, lakes, rivers and towns. */
const surroundingsZoom = 9

/** Says that the map knows nothing closer, and offers to zoom out. */
export const NoStreets = ({ map }: { map: L.Map }) => (
  <Paper
    elevation={0}
    sx={{
      position: 'absolute',
      insetInline: 0,
      // Above the numbers of the grid and the scale bar, which it would cover on a narrow map.
      bottom: 64,
      zIndex: 999,
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      width: 'max-content',
      maxWidth: '92%',
      marginInline: 'auto',
      paddingInlineStart: 2,
      paddingInlineEnd: 0.5,
      backgroundColor: 'background.raised',
      border: 1,
      borderColor: 'divider',
    }}
  >
    <Typography variant="body2">{words.noStreets}</Typography>
    <Button size="small" onClick={() => map.setZoom(surroundingsZoom)}>
      {words.zoomOut}
    </Button>
  </Paper>
)
