import emblemDrawings from './drawings/emblems.json'
import landmarkDrawings from './drawings/landmarks.json'
import type { DrawingContext } from './drawing-context'
import { type CoverKind, nightPalette, palettes, palettesOf } from './palettes'
import { landmark, paper, paperColour } from './paper'
import { between, hashOf, pick, type Random, randomFrom } from './random'
import { type SceneName, scenes } from './scenes'
import { inSeason, seasonOf } from './seasons'
import { weather } from './shapes/weather'
import { found, subjectOf } from './subject'

/** The aspect ratio: 4:3 on cards, 21:9 behind a page's head. */
export type CoverRatio = '4/3' | '21/9'

/** In units. 21:9 is larger, because it may fill the width of the screen. */
const sizes: Record<CoverRatio, { width: number; height: number }> = {
  '4/3': { width: 800, height: 600 },
  '21/9': { width: 1260, height: 540 },
}

export interface CoverProps {
  /** Any text. Decides the subject and its details. It is written on the cover when no drawing fits. */
  name: string
  kind: CoverKind
  ratio?: CoverRatio
  /** The names of its place and country, which decide the scene when the name says nothing. */
  place?: string | null | undefined
  /** The covers of a list from the one before it to the one after it, with which it must not share a scene. */
  beside?: readonly Pick<CoverProps, 'name' | 'place'>[] | undefined
}

const emblems: Record<string, string> = emblemDrawings
const landmarks: Record<string, string> = landmarkDrawings
const isScene = (subject: string): subject is SceneName => subject in scenes

/** Moves the viewer nearer to some part of the landscape. */
function framed(drawing: string, random: Random, { width, height }: { width: number; height: number }) {
  const zoom = between(random, 1, 1.22)
  const [x, y] = [-width * (zoom - 1) * random(), -height * (zoom - 1) * between(random, 0.3, 1)]
  const mirrored = random() < 0.5
  const [scaleX, moveX] = mirrored ? [-zoom, width - x] : [zoom, x]
  const matrix = [scaleX, 0, 0, zoom, moveX, y].map((value) => +value.toFixed(2)).join(' ')
  return `<g transform="matrix(${matrix})">${drawing}</g>`
}

const seedOf = ({ name, kind }: CoverProps) => hashOf(`${kind}/${name.trim().toLowerCase()}`)
const paletteOf = ({ kind }: CoverProps, random: Random) => palettes[pick(random, palettesOf[kind])]

/** Returns the darkest colour of a cover's land, in summer by day. */
export const groundOf = (cover: CoverProps) => paletteOf(cover, randomFrom(seedOf(cover))).land[2]

/** Returns the colour of a cover's paper by day if it has an emblem. */
export const paperOf = (cover: CoverProps) =>
  (subjectOf(cover) ?? '') in emblems ? paperColour(paletteOf(cover, randomFrom(seedOf(cover)))) : undefined

/**
 * Returns a cover as SVG text, less than 8 kB: a landscape, a landmark, or paper with an emblem or the name, as words of the
 * name and place say. The same ones give the same cover in every browser and in Node. It is cropped like a photograph
 * (`preserveAspectRatio` slice). Its ids are unique, so that a page can contain several covers.
 */
export function coverSvg({ ratio = '4/3', ...cover }: CoverProps): string {
  const { name } = cover
  const seed = seedOf(cover)
  const random = randomFrom(seed)
  const size = sizes[ratio]
  const subject = subjectOf(cover) ?? ''
  const season = seasonOf(name)
  const day = inSeason(paletteOf(cover, random), subject, season, random)
  const isByNight = found(name, (word) => word === 'dark').length > 0
  const context: DrawingContext = {
    ...size,
    palette: isByNight ? nightPalette(day) : day,
    random,
    id: `c${hashOf(`${seed}${ratio}`).toString(36)}`,
    omits: pick(random, ['birds', 'clouds']),
  }
  // The title of a page stands on its band, where paper with the same title would be empty.
  const isBandOfTitle = ratio === '21/9' && !(subject in emblems)
  const drawing = isScene(subject)
    ? framed(scenes[subject](context) + weather(context, subject, season), random, size)
    : subject in landmarks || isBandOfTitle
      ? landmark(context, landmarks[subject] ?? '')
      : paper({ ...context, palette: day }, name, emblems[subject])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
}

/** The data URLs of covers, because lists render again and again. */
const drawn = new Map<string, string>()

/** Returns the cover as a data URL. The content security policy must allow `data:` for images. */
export function coverDataUrl(cover: CoverProps): string {
  const key = JSON.stringify(cover)
  const url = drawn.get(key) ?? `data:image/svg+xml,${encodeURIComponent(coverSvg(cover))}`
  if (drawn.size > 500) drawn.clear()
  drawn.set(key, url)
  return url
}
