import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { coverSvg, type CoverProps } from '../src/covers/cover-svg'

const root = join(import.meta.dirname, '../..')

/**
 * The landscapes of prerendered pages, by file: each is the page's largest image and must not wait for the drawing code.
 * Run again when covers change: `npx tsx shared-ui/page-pictures/static-scenes.ts`
 */
const scenes: Record<string, CoverProps> = {
  'shell/src/account-page/scenes/log-in.svg': { name: 'A quiet lake at dawn', kind: 'Journal' },
  'shell/src/account-page/scenes/sign-up.svg': { name: 'Balloons over the valley', kind: 'Travel' },
  'shell/src/account-page/scenes/forgot-password.svg': { name: 'A lighthouse in the dusk', kind: 'Travel' },
  'shell/src/account-page/scenes/reset-password.svg': { name: 'Over the pass at sunrise', kind: 'Activity' },
  'remote-marketing/src/features/journey/landscape.svg': {
    name: 'The long way over the mountains',
    kind: 'Travel',
    ratio: '21/9',
  },
}

for (const [file, scene] of Object.entries(scenes)) {
  const path = join(root, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${coverSvg(scene)}\n`)
}
