/** The colours of the light mode. `tokens.test.ts` checks the contrast of both modes. */
export const light = {
  background: '#FAF6EF',
  /** Cards, fields and bars. */
  surface: '#FFFFFF',
  /** Menus, dialogs and toasts. */
  raised: '#FFFFFF',
  text: '#1B2430',
  mutedText: '#566173',
  /** Decorative lines. */
  divider: '#E7DFD2',
  /** The edge of a control, with 3:1 contrast to its surroundings. */
  edge: '#8C8473',
  /** The main action of a page. */
  accent: '#CB4116',
  strongAccent: '#A93310',
  onAccent: '#FFFFFF',
  /** Links and selected controls. */
  secondary: '#0F6E6E',
  strongSecondary: '#0A5555',
  onSecondary: '#FFFFFF',
  error: '#B3261E',
  errorTint: '#FCEBE7',
  success: '#2C6E3F',
  successTint: '#E8F2E6',
  warning: '#8A5A00',
  warningTint: '#FBF0D9',
  info: '#2F5F93',
  infoTint: '#E8F0F7',
  /** One colour for each category, for text and chips. */
  chill: '#4A5BA8',
  travel: '#9A5B0B',
  activity: '#3F7437',
  /** The colour of shadows, as an RGB triple for `rgb(… / alpha)`. */
  shadow: '74 56 28',
}

export type Colors = typeof light

export const dark: Colors = {
  background: '#0E1420',
  surface: '#161E2E',
  raised: '#1D2739',
  text: '#F2EDE4',
  mutedText: '#A8B3C4',
  divider: '#2A3548',
  edge: '#6C7B94',
  accent: '#FF8A5C',
  strongAccent: '#FFA37D',
  onAccent: '#2A0F04',
  secondary: '#5CC8C0',
  strongSecondary: '#85DAD3',
  onSecondary: '#05201F',
  error: '#FF9A8F',
  errorTint: '#3A1E22',
  success: '#86D29A',
  successTint: '#17302A',
  warning: '#F0C06A',
  warningTint: '#33291A',
  info: '#93BEEA',
  infoTint: '#1A2C45',
  chill: '#A7B4F5',
  travel: '#F0B868',
  activity: '#9BD08C',
  shadow: '0 0 0',
}

/** In pixels. */
export const radius = { control: 12, card: 20, chip: 999 }

/** In pixels: the width of lists, and of pages for reading and forms. */
export const pageWidth = { wide: 1280, reading: 880 }

/** The height of `PageBand`: 21:9 of the page's width within limits, so that what is below it begins above the fold. */
export const bandHeight = 'clamp(300px, min(44vh, max(40vw, 380px)), 548px)'

/** The height of a low `PageBand`, below which a list begins above the fold. */
export const lowBandHeight = 'clamp(104px, min(11vw, 20vh), 200px)'

/** In milliseconds. */
export const duration = { quick: 150, calm: 250 }

export const font = {
  heading: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
  body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
}
