import { mix } from './colour'
import type { Palette } from './palettes'
import type { DrawingContext } from './drawing-context'

const midnight = '#0a1130'
const deepBlue = '#1d3a75'

/** Returns the palette at night. Mixes in blue first, because warm colours would turn grey. */
export const nightPalette = (palette: Palette): Palette => {
  if (palette.light === 'night') return palette
  const darken = (colour: string, share: number) => mix(mix(colour, deepBlue, 0.62), midnight, share)
  const [top, middle, low] = palette.sky
  return {
    ...palette,
    light: 'night',
    sky: [darken(top, 0.82), darken(middle, 0.52), darken(low, 0.02)],
    land: [darken(palette.land[0], 0.25), darken(palette.land[1], 0.5), darken(palette.land[2], 0.8)],
    water: [darken(palette.water[0], 0.15), darken(palette.water[1], 0.62)],
    sun: '#fdf4dd',
    bright: '#ffeccb',
  }
}

/** Replaces the palette with its night version, for scenes that only exist at night. */
export const withNightPalette = (context: DrawingContext): DrawingContext => ({
  ...context,
  palette: nightPalette(context.palette),
})
