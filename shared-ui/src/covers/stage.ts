import type { Palette } from './palettes'
import type { Random } from './random'

/** What a scene draws on: a sheet of `width` by `height` units, its colours and its own chance. */
export interface Stage {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random
  /** Prefix for every id in the drawing: many covers may be inlined on one page. */
  readonly id: string
}

/** Draws a whole picture, from the sky to what stands in front. */
export type Scene = (stage: Stage) => string
