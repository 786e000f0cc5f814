import { nightPalette, type Palette } from './palettes'
import type { Random } from './random'

/** The input of a scene. */
export interface DrawingContext {
  /** In units. */
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random
  /** The prefix of every id, because a page may contain several covers. */
  readonly id: string
  /** One is left out of the sky, because sun, birds and clouds are too much for one cover. */
  readonly omits?: 'birds' | 'clouds'
}

/** Returns the SVG elements of a whole landscape. */
export type Scene = (context: DrawingContext) => string

/** Replaces the palette with its night version, for scenes that only exist at night. */
export const withNightPalette = (context: DrawingContext): DrawingContext => ({
  ...context,
  palette: nightPalette(context.palette),
})
