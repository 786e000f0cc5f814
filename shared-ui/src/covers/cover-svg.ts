import { type CoverKind, nightPalette, palettes, palettesOf } from './palettes'
import { between, hashOf, pick, type Random, randomFrom } from './random'
import { scenes } from './scenes'
import { hasWordOf, inSeason, sceneFor, seasonOf } from './scene-words'
import { weather } from './shapes/weather'

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
  /** The names of its place and country, which decide the scene when the name says nothing. */
  place?: string | null | undefined
  /** In degrees. Without words that decide the scene, it suits this latitude. */
  latitude?: number | null | undefined
}

/** The share of covers that are drawn at night although their names have no word for it, 0 to 1. */
const nights = 0.16

const nightWords = [
  'night',
  'midnight',
  'star',
  'stargaz',
  'moon',
  'moonlight',
  'galaxy',
  'lantern',
  'firework',
]

/** Moves the viewer nearer to some part of the landscape. */
function framed(drawing: string, random: Random, { width, height }: { width: number; height: number }) {
  const zoom = between(random, 1, 1.22)
  const [x, y] = [-width * (zoom - 1) * random(), -height * (zoom - 1) * between(random, 0.3, 1)]
  const mirrored = random() < 0.5
  const [scaleX, moveX] = mirrored ? [-zoom, width - x] : [zoom, x]
  const matrix = [scaleX, 0, 0, zoom, moveX, y].map((value) => +value.toFixed(2)).join(' ')
  return `<g transform="matrix(${matrix})">${drawing}</g>`
}

/**
 * Returns a landscape as SVG text, less than 8 kB: scene, composition, hour, season and weather follow from the name, kind,
 * place and latitude. The same ones give the same landscape in every browser and in Node. It is cropped like a
 * photograph (`preserveAspectRatio` slice). Its ids are unique, so that a page can contain several covers.
 */
export function coverSvg({ name, kind, ratio = '4/3', ...where }: CoverProps): string {
  const seed = hashOf(`${kind}/${name.trim().toLowerCase()}`)
  const random = randomFrom(seed)
  const size = sizes[ratio]
  const scene = sceneFor({ name, ...where }, kind, random)
  const season = seasonOf(name)
  const day = inSeason(palettes[pick(random, palettesOf[kind])], scene, season, random)
  const isByNight = random() < nights || hasWordOf(name, nightWords)
  const palette = isByNight ? nightPalette(day) : day
  const context = { ...size, palette, random, id: `c${hashOf(`${seed}${ratio}`).toString(36)}` }
  const drawing = framed(scenes[scene](context) + weather(context, scene, season), random, size)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
}

/** Returns the cover as a data URL. The content security policy must allow `data:` for images. */
export const coverDataUrl = (cover: CoverProps): string =>
  `data:image/svg+xml,${encodeURIComponent(coverSvg(cover))}`
