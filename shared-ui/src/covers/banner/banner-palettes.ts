import type { Palette } from '../palettes'

/** The banner's colours by mode: the brand's orange and teal, at sunrise and at night. */
export const bannerPalettes: Record<'light' | 'dark', Palette> = {
  light: {
    light: 'day',
    sky: ['#f19a72', '#f9c494', '#fff0d0'],
    sun: '#fff8e2',
    land: ['#eac7a8', '#4f9796', '#0f3540'],
    sand: ['#fbe0c4', '#efb491', '#a9614f'],
    water: ['#f8d9b0', '#1f7f88'],
    bright: '#fff8ea',
    accent: '#d9481c',
  },
  dark: {
    light: 'night',
    sky: ['#0a1026', '#1c3060', '#6a80b0'],
    sun: '#fdf3da',
    land: ['#5a72a2', '#22366a', '#070d1c'],
    sand: ['#8b93b5', '#4a5486', '#151b3c'],
    water: ['#6c84b0', '#0e1a3c'],
    bright: '#ffedd0',
    accent: '#ff8a5c',
  },
}
