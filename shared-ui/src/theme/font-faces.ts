import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'
import frauncesLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'
import frauncesFirst from './first-fonts/fraunces-first.woff2'
import interFirst from './first-fonts/inter-first.woff2'
import { firstLetters, firstWeights } from './first-letters'

// The subsets' ranges are those of the font packages' own style sheets.
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const first = firstLetters.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join()

const face = (family: string, url: string, range: string, weights: string) => `@font-face {
  font-family: '${family}'; font-style: normal; font-weight: ${weights}; font-display: swap;
  src: url(${url}) format('woff2'); unicode-range: ${range};
}`

interface Files {
  latinExt: string
  latin: string
  /** The letters of the first paint, in the weights from and to. */
  first: string
  weights: readonly [number, number]
}

/** Of several faces for a letter the last one counts: the small file, which is preloaded, in the weights that it has. */
const facesOf = (family: string, { latinExt, latin, first: firstFile, weights: [from, to] }: Files) => [
  ...[`100 ${from - 1}`, `${from} ${to}`, `${to + 1} 900`].flatMap((weights) => [
    face(family, latinExt, latinExtRange, weights),
    face(family, latin, latinRange, weights),
  ]),
  face(family, firstFile, first, `${from} ${to}`),
]

interface Fallback {
  family: string
  weights: string
  locals: string[]
  /** Width of running text over the local font's, in percent. */
  size: number
  /** The web font's own ascent and descent, in percent of its size. */
  ascent: number
  descent: number
}

/** A local font stretched to the web font's measures, so that no line moves when the web font arrives. */
const fallbackFace = ({ family, weights, locals, size, ascent, descent }: Fallback) => `@font-face {
  font-family: '${family}'; font-style: normal; font-weight: ${weights};
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${size}%; ascent-override: ${((ascent / size) * 100).toFixed(1)}%;
  descent-override: ${((descent / size) * 100).toFixed(1)}%; line-gap-override: 0%;
}`

// Measured in a browser on 180 letters of running text: Inter at 16 px, Fraunces at 40 px and weight 600.
const inter = { family: 'Inter Fallback', ascent: 96.9, descent: 24.1 }
const fallbacks: Fallback[] = [
  { ...inter, weights: '100 550', locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], size: 106.8 },
  {
    ...inter,
    weights: '551 900',
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    size: 101.5,
  },
  {
    family: 'Fraunces Fallback',
    weights: '100 900',
    locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    size: 109.2,
    ascent: 97.8,
    descent: 25.5,
  },
]

/** The faces of Fraunces and Inter, hosted by the site itself, and the fallbacks that stand in until they arrive. */
export const fontFaces = [
  ...facesOf('Fraunces Variable', {
    latinExt: frauncesLatinExt,
    latin: frauncesLatin,
    first: frauncesFirst,
    weights: [firstWeights.fraunces, firstWeights.fraunces],
  }),
  ...facesOf('Inter Variable', {
    latinExt: interLatinExt,
    latin: interLatin,
    first: interFirst,
    weights: firstWeights.inter,
  }),
  ...fallbacks.map(fallbackFace),
].join('\n')
