import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coverSvg, type CoverProps } from '../src/covers/cover-svg'

const target = join(import.meta.dirname, '../../shell/src/account-page/scenes')

/**
 * The covers beside the forms of the account pages, by file name. Run this file again when covers change:
 * `npx tsx shared-ui/demo-pictures/account-scenes.ts`
 */
const scenes: Record<string, CoverProps> = {
  'log-in': { name: 'A quiet lake at dawn', kind: 'Journal' },
  'sign-up': { name: 'Balloons over the valley', kind: 'Travel' },
  'forgot-password': { name: 'A lighthouse in the dusk', kind: 'Travel' },
  'reset-password': { name: 'Over the pass at sunrise', kind: 'Activity' },
}

await mkdir(target, { recursive: true })
for (const [file, scene] of Object.entries(scenes))
  await writeFile(join(target, `${file}.svg`), `${coverSvg(scene)}\n`)
