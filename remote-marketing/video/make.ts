import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBanner } from './drawing'
import { encode } from './encode'
import { film } from './film'
import { movingParts } from './moving-parts'

const target = join(import.meta.dirname, '../src/features/landing/hero/video')

const bannerSvg = await loadBanner()

/** Makes the video of one mode; returns the hash of the drawing that it was made of. */
const make = async (mode: 'light' | 'dark'): Promise<string> => {
  const svg = bannerSvg({ mode })
  const folder = await mkdtemp(join(tmpdir(), 'banner-video-'))
  try {
    await film({ mode, svg, parts: movingParts[mode] }, folder)
    encode(folder, join(target, `${mode}.webm`))
  } finally {
    await rm(folder, { recursive: true })
  }
  return createHash('sha256').update(svg).digest('hex')
}

const madeOf = { light: await make('light'), dark: await make('dark') }
await writeFile(join(target, 'made-of.json'), `${JSON.stringify(madeOf, null, 2)}\n`)
