import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import L from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { PlusIcon } from '../icons'
import { shadow, waterColor } from '../theme/styles'
import { radius } from '../theme/tokens'
import { leafletStyles } from './map-surface'
import type { View } from './point'
import { useInset } from './use-vectors'
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

/** The zoom from which the inset is shown, and the difference to its own zoom, which is 3 at most. */
const insetFromZoom = 5
const surroundings = { lessZoom: 5, maxZoom: 3 }

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'min(132px, 30cqw)',
  height: 'min(96px, 100cqh - 24px)',
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: shadow(theme, 'resting'),
  backgroundColor: waterColor(theme),
  ...leafletStyles,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    width: 12,
    height: 12,
    zIndex: 1000,
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.background.paper}`,
    backgroundColor: theme.vars.palette.primary.main,
  },
}))

/** A small map of the surroundings with a dot at the position of the map. */
export const Inset = ({ view }: { view: View }) => view.zoom >= insetFromZoom && <Surroundings view={view} />

function Surroundings({ view: { centre, zoom } }: { view: View }) {
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<L.Map>()
  useInset(map)
  useEffect(() => {
    if (!element.current) return
    const inset = L.map(element.current, {
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      fadeAnimation: false,
      zoomAnimation: false,
    })
    inset.createPane('inset').style.zIndex = '150'
    setMap(inset)
    return () => void inset.remove()
  }, [])
  const { lat, lng } = centre
  useEffect(() => {
    const { lessZoom, maxZoom } = surroundings
    map?.setView([lat, lng], Math.min(zoom - lessZoom, maxZoom), { animate: false })
  }, [map, lat, lng, zoom])
  return <Frame ref={element} aria-hidden />
}

/** The longest bar in pixels. */
const maxWidth = 96

/** The height of a map below which the inset takes the place of the scale. */
const lowMap = '@container (max-height: 180px)'

const Scale = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 8,
  bottom: 8,
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
  [lowMap]: { display: 'none' },
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

const textOf = (metres: number) => (metres >= 1000 ? words.kilometres(metres / 1000) : words.metres(metres))

/** A bar with a round distance, as it is in the middle of the map. Draw it again when the map has moved. */
export function ScaleBar({ map }: { map: L.Map }) {
  const { x, y } = map.getSize().divideBy(2)
  const metres = map.distance(
    map.containerPointToLatLng([x - maxWidth / 2, y]),
    map.containerPointToLatLng([x + maxWidth / 2, y]),
  )
  if (metres === 0) return null
  const shown = roundDown(metres)
  const text = textOf(shown)
  return (
    <Scale role="img" aria-label={words.scale(text)}>
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

/** Zooms out to what the map of the world knows around a spot. */
export const MoreAround = ({ map }: { map: L.Map }) => (
  <Button
    size="small"
    onClick={() => map.setZoom(surroundingsZoom)}
    sx={{
      position: 'absolute',
      insetInline: 0,
      bottom: 8,
      zIndex: 999,
      width: 'max-content',
      marginInline: 'auto',
      backgroundColor: 'background.raised',
      border: 1,
      borderColor: 'divider',
      // Between the inset and the buttons.
      [lowMap]: { insetInline: 'calc(30cqw + 12px) 52px' },
    }}
  >
    {words.moreAround}
  </Button>
)
