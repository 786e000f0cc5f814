import { open } from 'node:fs/promises'
import sharp from 'sharp'
import { InvalidValue } from '@bucketeer/host/server'
import { HttpError } from '@bucketeer/host/http'
import { largestWidth, pictureWidths, type PictureWidth } from './picture-urls'
import { words } from './words'

const starts = (bytes: Buffer, at: number, signature: Buffer) =>
  bytes.subarray(at, at + signature.length).equals(signature)

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const jpeg = Buffer.from('ffd8ff', 'hex')
const riff = Buffer.from('RIFF')
const webp = Buffer.from('WEBP')

const isPictureHead = (bytes: Buffer): boolean =>
  starts(bytes, 0, png) || starts(bytes, 0, jpeg) || (starts(bytes, 0, riff) && starts(bytes, 8, webp))

const headLength = 12

/** Returns the type of a PNG, JPEG or WebP file by its first bytes, ignoring its name. */
const isPicture = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return isPictureHead(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

export interface EncodedPicture {
  /** Pixels of the largest file, after rotation by EXIF. */
  width: number
  height: number
  /** One WebP file for each width. */
  files: { width: PictureWidth; bytes: Buffer }[]
}

// Applies to the whole process. The SVG decoder could load external resources, and unused decoders add risk.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
// The queue limits concurrent pictures. One picture uses one core, so that requests can run in parallel.
sharp.concurrency(1)
sharp.cache(false)

const maxPixels = 40_000_000
/** The maximum side of a WebP picture. */
const longestSide = 16_383
const quality = 80
const longestSeconds = 20

/**
 * Re-encodes the uploaded file at `path` in each width, without its metadata and without enlarging it.
 * @throws HttpError or InvalidValue with the reason for a refused file
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

/** Decodes once, in the largest width. The smaller widths are cheap. */
const decode = (path: string): Promise<Raster> =>
  sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(fitting(largestWidth))
    .raw()
    .toBuffer({ resolveWithObject: true })

const encode = ({ data, info: { width, height, channels } }: Raster, wanted: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels } }).resize(fitting(wanted)).webp({ quality }).toBuffer()

const refusal = (error: unknown): Error => {
  const isLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
  return isLarge ? new HttpError(413, words.tooManyPixels) : new InvalidValue(words.damaged)
}
