/**
 * Subsets the Latin fonts of the packages to the characters, weights and features that the site's own texts use, which
 * halves their size. Browsers load the full fonts for any other character. Run it again when the packages change:
 * `npx tsx shared-ui/font-subsets/make.ts`
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { subsetRanges, subsetWeights } from '../src/theme/subset-faces'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'shared-ui/src/theme/font-subsets')

/** Kerning, ligatures and marks; `tnum` gives digits of equal width. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']

const text = subsetRanges
  .flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  .join('')

interface Font {
  name: string
  file: string
  variationAxes: Record<string, number | { min: number; max: number }>
}

const fonts: Font[] = [
  {
    name: 'inter',
    file: 'inter-latin-wght-normal.woff2',
    variationAxes: { wght: { min: subsetWeights.inter[0], max: subsetWeights.inter[1] } },
  },
  {
    name: 'fraunces',
    file: 'fraunces-latin-opsz-normal.woff2',
    // Headings have one weight and sizes from 18 to 50 pixels.
    variationAxes: { wght: subsetWeights.fraunces, opsz: { min: 18, max: 50 } },
  },
]

for (const { name, file, variationAxes } of fonts) {
  const source = join(root, 'node_modules/@fontsource-variable', name)
  const full = await readFile(join(source, 'files', file))
  const subset = await subsetFont(full, text, { targetFormat: 'woff2', variationAxes, keepFeatures })
  await writeFile(join(folder, `${name}-subset.woff2`), subset)
  await copyFile(join(source, 'LICENSE'), join(folder, `${name}-LICENSE.txt`))
}
