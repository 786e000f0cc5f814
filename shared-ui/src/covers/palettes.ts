import { type Colour, mix } from './colour'

/** The kinds of cover, which decide the colours. The kind of a Kick's cover is its category. */
export const coverKinds = ['Chill', 'Travel', 'Activity', 'Bucket', 'Journal'] as const
export type CoverKind = (typeof coverKinds)[number]

type Ramp = readonly [Colour, Colour, Colour]

/** The colours of a cover: `sky` from the zenith to the horizon, the others from far to near. */
export interface Palette {
  readonly light: 'day' | 'dusk' | 'night'
  readonly sky: Ramp
  readonly sun: Colour
  readonly land: Ramp
  readonly sand: Ramp
  readonly water: readonly [Colour, Colour]
  /** Snow, foam, lit windows. */
  readonly bright: Colour
  /** For one conspicuous object: a sail, a tent, a roof. */
  readonly accent: Colour
}

export const palettes = {
  lagoonMorning: {
    light: 'day',
    sky: ['#6fbcc0', '#b5dfd6', '#fdebd3'],
    sun: '#fff8e6',
    land: ['#a3d2c8', '#4b9c99', '#123f49'],
    sand: ['#f9e3c6', '#f0c298', '#b8775c'],
    water: ['#a5dad2', '#23808a'],
    bright: '#fffdf5',
    accent: '#f2704f',
  },
  coralHaze: {
    light: 'day',
    sky: ['#f0967c', '#f7bfa3', '#fdead2'],
    sun: '#fff6e2',
    land: ['#e3bfae', '#5f9695', '#15404c'],
    sand: ['#fbe0c4', '#efb491', '#a9614f'],
    water: ['#f3cdb4', '#2f8790'],
    bright: '#fff8ec',
    accent: '#e4543f',
  },
  seaGlass: {
    light: 'day',
    sky: ['#4d9fb0', '#9ad0d0', '#eef4e0'],
    sun: '#fffbe8',
    land: ['#b2d8c6', '#55a28c', '#174e50'],
    sand: ['#f7ecd0', '#e8cb9c', '#a78260'],
    water: ['#b4dfd5', '#2c8795'],
    bright: '#ffffff',
    accent: '#ff7d5c',
  },
  lavenderEvening: {
    light: 'dusk',
    sky: ['#7f83bd', '#cdaecb', '#fddcc6'],
    sun: '#ffeed6',
    land: ['#c3abc8', '#69719f', '#222e54'],
    sand: ['#f6d8c6', '#d9a7a6', '#735a7b'],
    water: ['#dcbfd0', '#4f6c9f'],
    bright: '#fff3e6',
    accent: '#f06a54',
  },
  sunrise: {
    light: 'day',
    sky: ['#ec7f56', '#f8b070', '#fee8ba'],
    sun: '#fff8e0',
    land: ['#eeb489', '#a95d5b', '#3c2240'],
    sand: ['#fadb9f', '#eba558', '#9c4f35'],
    water: ['#f8cd95', '#2f7785'],
    bright: '#fff6df',
    accent: '#0f8b8d',
  },
  goldenLagoon: {
    light: 'day',
    sky: ['#2f979f', '#93cdbb', '#fde7af'],
    sun: '#fff6d2',
    land: ['#c4d2a2', '#5a977d', '#17444b'],
    sand: ['#fae1a4', '#ebb25c', '#a2602f'],
    water: ['#a2d9c3', '#12717a'],
    bright: '#fffbe9',
    accent: '#e2532a',
  },
  spice: {
    light: 'dusk',
    sky: ['#cf4b38', '#f09352', '#fddc9c'],
    sun: '#fff1c9',
    land: ['#eba472', '#9a4746', '#351b31'],
    sand: ['#f8c780', '#db7f43', '#773230'],
    water: ['#f5b370', '#4d4a68'],
    bright: '#fff0cf',
    accent: '#1f868a',
  },
  goldenHour: {
    light: 'dusk',
    sky: ['#35648f', '#8fb0b9', '#fddca2'],
    sun: '#fff3d0',
    land: ['#c3beae', '#52768b', '#172c45'],
    sand: ['#f8dca6', '#d3a471', '#6d5257'],
    water: ['#e6cfa6', '#2f5f80'],
    bright: '#fff5dc',
    accent: '#ea6a33',
  },
  electricDusk: {
    light: 'dusk',
    sky: ['#3a2272', '#b63d87', '#ff9f6b'],
    sun: '#ffe49a',
    land: ['#d2648c', '#6a2f88', '#1e0e42'],
    sand: ['#ffb880', '#dc5679', '#491d62'],
    water: ['#f08a8e', '#37297f'],
    bright: '#ffe9c9',
    accent: '#2fdcc0',
  },
  citrus: {
    light: 'day',
    sky: ['#149fc8', '#75d6dc', '#fff2bf'],
    sun: '#ffdd5c',
    land: ['#a0dfb4', '#1ea07f', '#0a4755'],
    sand: ['#ffe596', '#ffb54a', '#d25c34'],
    water: ['#86e0de', '#0b76a0'],
    bright: '#ffffff',
    accent: '#ff4a5b',
  },
  poppy: {
    light: 'day',
    sky: ['#f9514f', '#ff9468', '#ffe6aa'],
    sun: '#fff8d8',
    land: ['#fba388', '#b4386b', '#35134a'],
    sand: ['#ffdc98', '#ff9e5e', '#a8325a'],
    water: ['#ffc28f', '#1b6d9c'],
    bright: '#fff7e3',
    accent: '#00a3a3',
  },
  glacier: {
    light: 'day',
    sky: ['#1b5dbd', '#63acea', '#e6f6fa'],
    sun: '#fffae0',
    land: ['#b2d3ed', '#457dc2', '#102a62'],
    sand: ['#fde6b6', '#f2b265', '#a25633'],
    water: ['#b0dcf4', '#195cad'],
    bright: '#ffffff',
    accent: '#ff6326',
  },
  inkDawn: {
    light: 'dusk',
    sky: ['#1f2a48', '#5f6389', '#f5bb9c'],
    sun: '#ffe6c8',
    land: ['#a08ba0', '#434a6d', '#10172b'],
    sand: ['#dfae92', '#866273', '#262540'],
    water: ['#cfa29d', '#27314f'],
    bright: '#ffe9cf',
    accent: '#ec7548',
  },
  nightBlue: {
    light: 'night',
    sky: ['#0c1430', '#22366a', '#7485b2'],
    sun: '#fcf4de',
    land: ['#5a6f9f', '#263869', '#091026'],
    sand: ['#8b93b5', '#4a5486', '#151b3c'],
    water: ['#6379a8', '#121e45'],
    bright: '#ffeccb',
    accent: '#f5935f',
  },
  sepia: {
    light: 'day',
    sky: ['#b39f86', '#d9c5a6', '#f8ecd5'],
    sun: '#fffaec',
    land: ['#d3c09c', '#8a8262', '#2b3136'],
    sand: ['#f0dbb0', '#d2a567', '#7a5238'],
    water: ['#ddd0b0', '#4d6d6d'],
    bright: '#fff9ea',
    accent: '#b8452c',
  },
  plumDusk: {
    light: 'dusk',
    sky: ['#2c2249', '#7b4c79', '#f4a98f'],
    sun: '#ffe3c4',
    land: ['#b77b8d', '#593d6b', '#1a122f'],
    sand: ['#eeb096', '#93577a', '#33204d'],
    water: ['#d98f91', '#3a2c59'],
    bright: '#ffe6c7',
    accent: '#f2b84b',
  },
} satisfies Record<string, Palette>

type PaletteName = keyof typeof palettes

/** The palettes of each kind. */
export const palettesOf: Record<CoverKind, readonly [PaletteName, ...PaletteName[]]> = {
  Chill: ['lagoonMorning', 'coralHaze', 'seaGlass', 'lavenderEvening'],
  Travel: ['sunrise', 'goldenLagoon', 'spice', 'goldenHour'],
  Activity: ['electricDusk', 'citrus', 'poppy', 'glacier'],
  Bucket: [
    'lagoonMorning',
    'sunrise',
    'goldenLagoon',
    'glacier',
    'lavenderEvening',
    'goldenHour',
    'coralHaze',
  ],
  Journal: ['inkDawn', 'nightBlue', 'sepia', 'plumDusk'],
}

const midnight = '#0a1130'
const deepBlue = '#1d3a75'

/** Returns the palette at night. Mixes in blue first, because warm colours would turn grey. */
export function nightPalette(palette: Palette): Palette {
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
