import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'
import frauncesLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'
import frauncesSubset from './font-subsets/fraunces-subset.woff2'
import interSubset from './font-subsets/inter-subset.woff2'
import { face, fallbackFaces, subsetFace, subsetFonts, type Font } from './subset-faces'

// From the style sheets of the font packages.
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** The last matching `@font-face` wins: the preloaded subset comes last, so that the full files are rarely loaded. */
function facesOf(font: Font, latinExt: string, latin: string, subset: string) {
  const [from, to] = font.weights
  return [
    ...[`100 ${from - 1}`, `${from} ${to}`, `${to + 1} 900`].flatMap((weights) => [
      face(font.family, latinExt, latinExtRange, weights),
      face(font.family, latin, latinRange, weights),
    ]),
    subsetFace(font, subset),
  ]
}

/** The `@font-face` rules of Fraunces and Inter, both hosted by this site, and of their fallbacks. */
export const fontFaces = [
  ...facesOf(subsetFonts.fraunces, frauncesLatinExt, frauncesLatin, frauncesSubset),
  ...facesOf(subsetFonts.inter, interLatinExt, interLatin, interSubset),
  ...fallbackFaces,
].join('\n')
