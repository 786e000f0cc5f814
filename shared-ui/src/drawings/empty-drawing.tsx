import { type DrawingKind, sketches, type Wash } from './sketches'

const tints: Record<Wash['tint'], string> = {
  sunset: 'var(--mui-palette-primary-main, #d9481c)',
  lagoon: 'var(--mui-palette-secondary-main, #0f6e6e)',
  ink: 'currentColor',
}

export interface EmptyDrawingProps {
  kind: DrawingKind
  /** Width in pixels; the height is three quarters of it. */
  width?: number
}

/**
 * A calm line-and-wash drawing for an empty list or an error. Its lines take the colour of the text around it, its
 * washes the theme's two accents, so that it suits both modes. It says nothing to screen readers: words stand below.
 */
export function EmptyDrawing({ kind, width = 240 }: EmptyDrawingProps) {
  const { washes, lines, hairlines } = sketches[kind]
  return (
    <svg viewBox="0 0 240 180" width={width} height={width * 0.75} fill="none" aria-hidden focusable="false">
      {washes.map(({ d, tint, strength }) => (
        <path key={d} d={d} fill={tints[tint]} opacity={strength} />
      ))}
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path d={lines} strokeWidth={2.2} />
        <path d={hairlines} strokeWidth={1.4} opacity={0.7} />
      </g>
    </svg>
  )
}
