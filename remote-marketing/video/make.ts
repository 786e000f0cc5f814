import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBanner } from './load-banner'
import { encode } from './encode'
import { renderFrames } from './render-frames'
import { movingParts } from './moving-parts'

const target = join(import.meta.dirname, '../src/features/landing/hero/video')

const bannerSvg = await loadBanner()

/** Makes the video of one mode and returns the hash of its source drawing. */
async function make(mode: 'light' | 'dark'): Promise<string> {
  const svg = bannerSvg({ mode })
  const folder = await mkdtemp(join(tmpdir(), 'banner-video-'))
  try {
    await renderFrames({ mode, svg, parts: movingParts[mode] }, folder)
    encode(folder, join(target, `${mode}.webm`))
  } finally {
    await rm(folder, { recursive: true })
  }
  return createHash('sha256').update(svg).digest('hex')
}

const sourceHashes = { light: await make('light'), dark: await make('dark') }
await writeFile(join(target, 'source-hashes.json'), `${JSON.stringify(sourceHashes, null, 2)}\n`)
