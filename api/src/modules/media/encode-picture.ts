import sharp from 'sharp'
import { BadRequest, HttpError } from '../../errors/http-error'
import { isPicture } from './picture-kind'
import { largestWidth, pictureWidths, type PictureWidth } from './picture-widths'
import { words } from './words'

export interface EncodedPicture {
  /** Of the largest file, in pixels, turned as its EXIF says. */
  width: number
  height: number
  /** One WebP file for each width. */
  files: { width: PictureWidth; bytes: Buffer }[]
}

// For the whole process: the decoder for SVG could fetch what it names, and each other one is a risk for nothing.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
// The queue bounds how many pictures are worked on; one of them takes one core, so that calls go on beside it.
sharp.concurrency(1)
sharp.cache(false)

const mostPixels = 40_000_000
/** The WebP format knows no larger side. */
const longestSide = 16_383
const quality = 80
const longestSeconds = 20

/**
 * Re-encodes the uploaded file at `path` without its metadata in each width; a smaller picture is not made larger.
 * @throws HttpError, telling why the file can't be taken
 */
export const encodePicture = async (path: string): Promise<EncodedPicture> => {
  if (!(await isPicture(path))) throw new HttpError(415, words.otherKind)
  try {
    const largest = await decode(path)
    const files = []
    for (const width of pictureWidths) files.push({ width, bytes: await encode(largest, width) })
    return { width: largest.info.width, height: largest.info.height, files }
  } catch (error) {
    throw refusal(error)
  }
}

interface Raster {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const fitting = (width: number) =>
  ({ width, height: longestSide, fit: 'inside', withoutEnlargement: true }) as const

/** Once, in the largest width: what comes after is cheap. */
const decode = (path: string): Promise<Raster> =>
  sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(fitting(largestWidth))
    .raw()
    .toBuffer({ resolveWithObject: true })

const encode = ({ data, info: { width, height, channels } }: Raster, wanted: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels } }).resize(fitting(wanted)).webp({ quality }).toBuffer()

const refusal = (error: unknown): HttpError => {
  const isLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
  return isLarge ? new HttpError(413, words.tooManyPixels) : new BadRequest(words.damaged)
}
