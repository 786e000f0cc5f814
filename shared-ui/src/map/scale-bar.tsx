import { styled } from '@mui/material/styles'
import type L from 'leaflet'
import { words } from './words'

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
