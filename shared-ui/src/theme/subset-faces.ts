/** The ranges of code points in the font subsets: Western European letters and punctuation. */
export const subsetRanges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bc, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2002, 0x200d],
  [0x2010, 0x2015],
  [0x2018, 0x201f],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]

/** The weights in the font subsets; for Inter the lowest and the highest. */
export const subsetWeights = { inter: [400, 700], fraunces: 600 } as const

const hex = (codePoint: number) => codePoint.toString(16)
const ranges = subsetRanges
  .map(([from, to]) => `U+${from === to ? hex(from) : `${hex(from)}-${hex(to)}`}`)
  .join()

/** Returns a rule without spaces, because each page has it in its HTML. */
const fontFace = (family: string, descriptors: Record<string, string>) =>
  `@font-face{font-family:'${family}';${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/** Returns the `@font-face` rule of one file, for a range of characters and of weights. */
export const face = (family: string, url: string, range: string, weights: string) =>
  fontFace(family, {
    'font-weight': weights,
    'font-display': 'swap',
    src: `url(${url}) format('woff2')`,
    'unicode-range': range,
  })

export interface Font {
  family: string
  /** The name of the subset's file without extension. */
  file: string
  /** The lowest and the highest weight of the subset. */
  weights: readonly [number, number]
}

/** The font subsets, which the page preloads. */
export const subsetFonts = {
  fraunces: {
    family: 'Fraunces Variable',
    file: 'fraunces-subset',
    weights: [subsetWeights.fraunces, subsetWeights.fraunces],
  },
  inter: { family: 'Inter Variable', file: 'inter-subset', weights: subsetWeights.inter },
} as const satisfies Record<string, Font>

/** Returns the `@font-face` rule of a font's subset. */
export const subsetFace = ({ family, weights: [from, to] }: Font, url: string) =>
  face(family, url, ranges, `${from} ${to}`)

interface Fallback {
  family: string
  weights: string
  locals: string[]
  /** The width of text in the web font relative to the local font, in percent. */
  size: number
  /** The ascent and descent of the web font, in percent of its size. */
  ascent: number
  descent: number
}

/** Returns a local font with the metrics of the web font, so that nothing shifts when the web font has loaded. */
function fallbackFace({ family, weights, locals, size, ascent, descent }: Fallback): string {
  const ofSize = (metric: number) => `${((metric / size) * 100).toFixed(1)}%`
  return fontFace(family, {
    'font-weight': weights,
    src: locals.map((name) => `local('${name}')`).join(),
    'size-adjust': `${size}%`,
    'ascent-override': ofSize(ascent),
    'descent-override': ofSize(descent),
    'line-gap-override': '0%',
  })
}

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

/** The fallbacks of both families, shown until the web fonts have loaded. */
export const fallbackFaces = fallbacks.map(fallbackFace)
