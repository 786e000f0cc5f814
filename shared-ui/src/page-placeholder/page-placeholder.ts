import { modeAttribute } from '../color-mode/mode-names'
import { logoColours, logoSvg } from '../drawings/logo-src'
import { fallbackFaces, subsetFace, subsetFonts } from '../theme/subset-faces'
import { dark, light, pageWidth } from '../theme/tokens'

const colours = { light: { ...logoColours.light, ...light }, dark: { ...logoColours.dark, ...dark } }
type Colour = keyof typeof colours.light

const used = [
  'background',
  'divider',
  'bucket',
  'shine',
  'mountain',
  'snow',
  'sun',
  'word',
] as const satisfies Colour[]
const valuesOf = (mode: 'light' | 'dark') => used.map((name) => `--${name}:${colours[mode][name]}`).join(';')
const by = (name: Colour) => `var(--${name})`

// The bar has the position, height and bottom line of the shell's top bar.
const css = [
  `html{background:${light.background}}`,
  `html[${modeAttribute}=dark]{background:${dark.background};color-scheme:dark}`,
  '#root:not([hidden]):not(:empty)+#page-placeholder{display:none}',
  `#page-placeholder{display:block;--top-bar-height:64px;${valuesOf('light')}}`,
  `html[${modeAttribute}=dark] #page-placeholder{${valuesOf('dark')}}`,
  `#placeholder-bar{position:sticky;top:0;z-index:1;background:color-mix(in srgb,${by('background')} 92%,transparent);backdrop-filter:blur(12px);border-bottom:1px solid ${by('divider')}}`,
  `#placeholder-bar div{display:flex;align-items:center;box-sizing:border-box;height:var(--top-bar-height);max-width:${pageWidth.wide + 64}px;margin:0 auto;padding:0 16px}`,
  '@media(min-width:600px){#placeholder-bar div{padding:0 32px}}',
  '@media(min-width:1200px){#page-placeholder{--top-bar-height:72px}}',
  'body{margin:0}',
].join('')

/** The same font faces as in the theme, so that no text changes when the theme is loaded. */
const facesFrom = (addressOf: (font: string) => string) => [
  ...Object.values(subsetFonts).map((font) => subsetFace(font, addressOf(font.file))),
  ...fallbackFaces,
]

const logo = logoSvg({
  bucket: by('bucket'),
  shine: by('shine'),
  mountain: by('mountain'),
  snow: by('snow'),
  sun: by('sun'),
  word: by('word'),
})

/** Shown before any script has loaded: the background in the user's colour mode, and the bar with the logo. */
export const pagePlaceholder = {
  /** For the page's head. `addressOf` gets a font's file name without extension. */
  css: (addressOf: (font: string) => string) => css + facesFrom(addressOf).join(''),
  /** Must follow the empty `#root`. CSS hides it as soon as `#root` has content. */
  html: `<div id="page-placeholder" hidden><div id="placeholder-bar" aria-hidden="true"><div>${logo}</div></div></div>`,
}
