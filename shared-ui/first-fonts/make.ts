/**
 * Makes the fonts of the first paint, `src/theme/first-fonts/`, from the packages' Latin subsets: the letters, weights
 * and features that the site's own words use, in half of the bytes. What else a text may need is in the whole files,
 * which come when a page has it. Run it anew when the packages change: `npx tsx shared-ui/first-fonts/make.ts`
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { firstLetters, firstWeights } from '../src/theme/first-letters'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'shared-ui/src/theme/first-fonts')

/** Kerning, ligatures, marks and the like; figures of one width for counts. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']

const text = firstLetters
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
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
    // Headings have one weight, and are drawn for their size between 18 and 50 pixels.
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
