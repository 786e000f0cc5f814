import { join } from 'node:path'
import sharp from 'sharp'
import { bannerSvg } from '../src/covers/banner'
import { logoColours, logoSvg } from '../src/drawings/logo-src'

// Makes the default link preview, in the size that most chats use: `npx tsx shared-ui/page-pictures/preview.ts`
const target = join(import.meta.dirname, '../../shell/src/preview.jpg')

const banner = await sharp(Buffer.from(bannerSvg({ mode: 'light' })))
  .resize({ width: 1200, height: 630, position: 'right' })
  .png()
  .toBuffer()
const logo = await sharp(Buffer.from(logoSvg(logoColours.light)), { density: 72 * 4 })
  .resize({ width: 420 })
  .toBuffer()

await sharp(banner)
  .composite([{ input: logo, left: 72, top: 72 }])
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(target)
