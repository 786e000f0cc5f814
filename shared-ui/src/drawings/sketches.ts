import drawn from './sketches.json'

/** A coloured area under the lines. */
export interface Wash {
  d: string
  tint: 'sunset' | 'lagoon' | 'ink'
  /** 0 to 1. */
  opacity: number
}

export interface Sketch {
  /** The light area behind everything. */
  ground: string
  washes: Wash[]
  /** The path drawn with the thick stroke. */
  lines: string
  /** The path drawn with the thin stroke. */
  hairlines: string
}

export type DrawingKind = 'bucket' | 'journal' | 'kick' | 'lost' | 'broken' | 'search'

/** Drawn on 240 by 180 units, with the horizon at 156. */
export const sketches = drawn as Record<DrawingKind, Sketch>
