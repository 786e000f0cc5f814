/**
 * Subsets the Latin fonts of the packages to the characters, weights and features that the site's own texts use, which
 * halves their size. Browsers load the full fonts for any other character. Run it again when the packages change:
 * `npx tsx shared-ui/first-fonts/make.ts`
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { firstLetters, firstWeights } from '../src/theme/first-letters'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'shared-ui/src/theme/first-fonts')

/** Kerning, ligatures and marks; `tnum` gives digits of equal width. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']

const text = firstLetters
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
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
    variationAxes: { wght: { min: firstWeights.inter[0], max: firstWeights.inter[1] } },
  },
  {
    name: 'fraunces',
    file: 'fraunces-latin-opsz-normal.woff2',
    // Headings have one weight and sizes from 18 to 50 pixels.
    variationAxes: { wght: firstWeights.fraunces, opsz: { min: 18, max: 50 } },
  },
]

for (const { name, file, variationAxes } of fonts) {
  const source = join(root, 'node_modules/@fontsource-variable', name)
  const whole = await readFile(join(source, 'files', file))
  const first = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes, keepFeatures })
  await writeFile(join(folder, `${name}-first.woff2`), first)
  await copyFile(join(source, 'LICENSE'), join(folder, `${name}-LICENSE.txt`))
}
