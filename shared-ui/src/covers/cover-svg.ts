import { type CoverKind, palettes, palettesOf } from './palettes'
import { hashOf, pick, randomFrom } from './random'
import { scenes } from './scenes'
import { sceneFor } from './scene-words'

/** The aspect ratio: 4:3 on cards, 21:9 behind a page's head. */
export type CoverRatio = '4/3' | '21/9'

/** In units. 21:9 is larger, because it may fill the width of the screen. */
const sizes: Record<CoverRatio, { width: number; height: number }> = {
  '4/3': { width: 800, height: 600 },
  '21/9': { width: 1260, height: 540 },
}

export interface CoverProps {
  /** Any text. Decides the scene and its details, and is not part of the SVG. */
  name: string
  kind: CoverKind
  ratio?: CoverRatio
}

/**
 * Returns a landscape as SVG text, less than 6 kB. The same name and kind give the same landscape in every browser and
 * in Node. It is cropped like a photograph (`preserveAspectRatio` slice). Its ids are unique, so that a page can contain
 * several covers.
 */
export const coverSvg = ({ name, kind, ratio = '4/3' }: CoverProps): string => {
  const seed = hashOf(`${kind}/${name.trim().toLowerCase()}`)
  const random = randomFrom(seed)
  const size = sizes[ratio]
  const palette = palettes[pick(random, palettesOf[kind])]
  const draw = scenes[sceneFor(name, kind, random)]
  const id = `c${hashOf(`${seed}${ratio}`).toString(36)}`
  const mirror = random() < 0.5 ? ` transform="matrix(-1 0 0 1 ${size.width} 0)"` : ''
  const drawing = `<g${mirror}>${draw({ ...size, palette, random, id })}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
}

/** Returns the cover as a data URL. The content security policy must allow `data:` for images. */
export const coverDataUrl = (cover: CoverProps): string =>
  `data:image/svg+xml,${encodeURIComponent(coverSvg(cover))}`
