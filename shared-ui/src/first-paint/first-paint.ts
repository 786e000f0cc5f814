import { colorModeScript, modeAttribute } from '../color-mode/color-mode-script'
import { logoColours, logoSvg } from '../drawings/logo-src'
import { dark, light, pageWidth } from '../theme/tokens'

const colours = { light: { ...logoColours.light, ...light }, dark: { ...logoColours.dark, ...dark } }
type Colour = keyof typeof colours.light

const used = ['line', 'bucket', 'shine', 'mountain', 'snow', 'sun', 'word'] as const satisfies Colour[]
const valuesOf = (mode: 'light' | 'dark') => used.map((name) => `--${name}:${colours[mode][name]}`).join(';')
const by = (name: Colour) => `var(--${name})`

// As the shell's own bar is: its place, its height, the hairline under it.
const css = [
  `html{background:${light.ground}}`,
  `html[${modeAttribute}=dark]{background:${dark.ground};color-scheme:dark}`,
  '#root:not(:empty)+#first-paint{display:none}',
  `#first-paint{display:block;border-bottom:1px solid ${by('line')};${valuesOf('light')}}`,
  `html[${modeAttribute}=dark] #first-paint{${valuesOf('dark')}}`,
  `#first-paint div{display:flex;align-items:center;box-sizing:border-box;height:64px;max-width:${pageWidth.wide + 64}px;margin:0 auto;padding:0 16px}`,
  '@media(min-width:600px){#first-paint div{padding:0 32px}}',
  '@media(min-width:1200px){#first-paint div{height:72px}}',
  'body{margin:0}',
].join('')

// A constructed style sheet, since a content security policy may forbid a script to write a <style>.
const paint = `try{var s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets=[s]}catch(e){}`

const logo = logoSvg({
  bucket: by('bucket'),
  shine: by('shine'),
  mountain: by('mountain'),
  snow: by('snow'),
  sun: by('sun'),
  word: by('word'),
})

/** What a page shows before any script of a part has come: the ground in the right mode, and the bar with the logo. */
export const firstPaint = {
  /** For the page's head. */
  script: `${colorModeScript};${paint}`,
  /** To stand right after the empty `#root`; it hides itself as soon as that has something in it. */
  html: `<div id="first-paint" aria-hidden="true" hidden><div>${logo}</div></div>`,
}
