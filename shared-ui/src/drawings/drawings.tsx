import { productName } from '../words'
import { logoSrc } from './logo-src'
import { type DrawingKind, sketches, type Wash } from './sketches'

const tints: Record<Wash['tint'], string> = {
  sunset: 'var(--mui-palette-primary-main, #d9481c)',
  lagoon: 'var(--mui-palette-secondary-main, #0f6e6e)',
  ink: 'currentColor',
}

export interface EmptyDrawingProps {
  kind: DrawingKind
  /** In pixels; the height is three quarters of it. */
  width?: number
}

/**
 * Draws an illustration for an empty list or an error. Lines have the current text colour and areas the theme's accents.
 * It is hidden from screen readers, so put a text beside it.
 */
export function EmptyDrawing({ kind, width = 240 }: EmptyDrawingProps) {
  const { ground, washes, lines, hairlines } = sketches[kind]
  return (
    <svg viewBox="0 0 240 180" width={width} height={width * 0.75} fill="none" aria-hidden focusable="false">
      <path d={ground} fill={tints.lagoon} opacity={0.13} />
      {washes.map(({ d, tint, opacity }) => (
        <path key={d} d={d} fill={tints[tint]} opacity={opacity} />
      ))}
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path d={lines} strokeWidth={2.2} />
        <path d={hairlines} strokeWidth={1.4} opacity={0.7} />
      </g>
    </svg>
  )
}

/** Shows the logo for the given mode, 150 by 40 pixels. */
export function Logo({ mode }: { mode: 'light' | 'dark' }) {
  return <img src={logoSrc[mode]} width={150} height={40} alt={productName} decoding="sync" />
}
