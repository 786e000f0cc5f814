import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { coverSvg } from '../src/covers/cover-svg'
import { drawings } from './drawings'
import { portraitSvg } from './portrait'
import { portraits } from './portraits'

// Makes the pictures of the server's demo content: `npx tsx shared-ui/demo-pictures/make.ts`
const target = join(import.meta.dirname, '../../api/src/demo/pictures')
/** The same widths as for uploaded pictures: api/src/modules/media. */
const widths = [320, 640, 1280]
const webp = { quality: 80, effort: 6 }
const defaultSvgDensity = 72

async function make(name: string, svg: string) {
  const drawing = Buffer.from(svg)
  const { width = 800 } = await sharp(drawing).metadata()
  const density = (defaultSvgDensity * Math.max(...widths)) / width
  const largest = await sharp(drawing, { density }).flatten().png().toBuffer()
  await mkdir(join(target, name))
  for (const width of widths) {
    const file = await sharp(largest).resize(width).webp(webp).toBuffer()
    await writeFile(join(target, name, `${width}.webp`), file)
  }
}

await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
for (const [name, drawing] of Object.entries(drawings)) await make(name, coverSvg(drawing))
for (const [name, look] of Object.entries(portraits)) await make(name, portraitSvg(look))
