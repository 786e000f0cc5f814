import type { CoverKind, CoverRatio } from './cover-kind'
import { palettes, palettesOf } from './palettes'
import { hashOf, pick, randomFrom } from './random'
import { scenes } from './scenes'
import { sceneFor } from './scene-words'

/** Wide enough for the details to stay fine when the band fills a screen. */
const sheets: Record<CoverRatio, { width: number; height: number }> = {
  '4/3': { width: 800, height: 600 },
  '21/9': { width: 1260, height: 540 },
}

export interface CoverOf {
  /** Any text; it decides the scene and its details, and never stands in the drawing. */
  name: string
  kind: CoverKind
  ratio?: CoverRatio
}

/**
 * A landscape for something that has no picture, as SVG text: the same name and kind give the same one, in every
 * browser and in Node. It fills and crops like a photograph (`preserveAspectRatio` slice), weighs under 6 kB, and
 * its ids are its own, so that many may be inlined on one page.
 */
export const coverSvg = ({ name, kind, ratio = '4/3' }: CoverOf): string => {
  const seed = hashOf(`${kind}/${name.trim().toLowerCase()}`)
  const random = randomFrom(seed)
  const sheet = sheets[ratio]
  const palette = palettes[pick(random, palettesOf[kind])]
  const draw = scenes[sceneFor(name, kind, random)]
  const id = `c${hashOf(`${seed}${ratio}`).toString(36)}`
  const mirror = random() < 0.5 ? ` transform="matrix(-1 0 0 1 ${sheet.width} 0)"` : ''
  const drawing = `<g${mirror}>${draw({ ...sheet, palette, random, id })}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
}

/** The same drawing as an address for `src` or `url()`; the page's policy must allow `data:` for images. */
export const coverDataUrl = (cover: CoverOf): string =>
  `data:image/svg+xml,${encodeURIComponent(coverSvg(cover))}`
