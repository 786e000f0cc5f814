import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { shadow } from '../theme/styles'
import { radius } from '../theme/tokens'
import type { Point } from './point'
import { loadedShapes } from './load-shapes'
import type { Shape } from './shape'
import { wrapPoint, type View } from './view'

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
