import { mix } from './colour'
import type { Palette } from './palettes'
import type { Stage } from './stage'

const midnight = '#0a1130'
const deepBlue = '#1d3a75'

/** Returns the palette at night. Mixes in blue first, because warm colours would turn grey. */
const darkened = (palette: Palette): Palette => {
  const sink = (colour: string, share: number) => mix(mix(colour, deepBlue, 0.62), midnight, share)
  const [top, middle, low] = palette.sky
  return {
    ...palette,
    light: 'night',
    sky: [sink(top, 0.82), sink(middle, 0.52), sink(low, 0.02)],
    land: [sink(palette.land[0], 0.25), sink(palette.land[1], 0.5), sink(palette.land[2], 0.8)],
    water: [sink(palette.water[0], 0.15), sink(palette.water[1], 0.62)],
    sun: '#fdf4dd',
    bright: '#ffeccb',
  }
}

/** Replaces the palette with its night version, for scenes that only exist at night. */
export const afterDark = (stage: Stage): Stage =>
  stage.palette.light === 'night' ? stage : { ...stage, palette: darkened(stage.palette) }
