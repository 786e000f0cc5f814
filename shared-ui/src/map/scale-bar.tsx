import { styled } from '@mui/material/styles'
import type L from 'leaflet'
import { words } from './words'

/** The longest bar in pixels. */
const maxWidth = 96

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 12,
  bottom: 10,
  zIndex: 998,
  padding: '0 4px',
  border: `2px solid ${theme.vars.palette.text.secondary}`,
  borderTop: 0,
  fontSize: 14,
  lineHeight: '18px',
  color: theme.vars.palette.text.primary,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 70%, transparent)`,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
}))

/** Returns the largest of 1, 2 and 5 with zeros that is not above a number. */
export function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([5, 2].find((step) => step * power <= value) ?? 1)
}

const textOf = (metres: number) =>
  metres >= 1000 ? `${(metres / 1000).toLocaleString('en')} km` : `${metres} m`

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
    <Bar role="img" aria-label={words.scale(text)} style={{ width: (maxWidth * shown) / metres }}>
      {text}
    </Bar>
  )
}
