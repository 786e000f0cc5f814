import { sizeError } from './picture-error'
import { words } from '../words'

interface PictureSize {
  /** Pixels, before rotation by EXIF. */
  width: number
  height: number
}

async function bytesAt(file: Blob, from: number, count: number) {
  const bytes = new Uint8Array(await file.slice(from, from + count).arrayBuffer())
  if (bytes.length < count) throw new RangeError('The file has ended.')
  return new DataView(bytes.buffer)
}

/** JPEG's markers of a frame: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

async function jpegSize(file: Blob): Promise<PictureSize> {
  for (let at = 2; ;) {
    const segment = await bytesAt(file, at, 9)
    const marker = segment.getUint8(1)
    if (isFrame(marker)) return { width: segment.getUint16(7), height: segment.getUint16(5) }
    // Markers may be padded with 0xff.
    at += marker === 0xff ? 1 : 2 + segment.getUint16(2)
  }
}

async function webpSize(file: Blob, kind: number): Promise<PictureSize> {
  const header = await bytesAt(file, 20, 10)
  const short = (at: number) => header.getUint16(at, true)
  // VP8X: 24 bits each, less one.
  if (kind === 0x58)
    return {
      width: short(4) + (header.getUint8(6) << 16) + 1,
      height: short(7) + (header.getUint8(9) << 16) + 1,
    }
  // VP8L: 14 bits each, less one, after a signature byte.
  if (kind === 0x4c) {
    const bits = header.getUint32(1, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  return { width: short(6) & 0x3fff, height: short(8) & 0x3fff }
}

/** Reads the size of a JPEG, PNG or WebP from its header, without decoding it. Returns null for any other file. */
export async function sizeOfPicture(file: Blob): Promise<PictureSize | null> {
  try {
    const start = await bytesAt(file, 0, 24)
    const first = start.getUint32(0)
    if (first >>> 16 === 0xffd8) return await jpegSize(file)
    if (first === 0x89504e47) return { width: start.getUint32(16), height: start.getUint32(20) }
    return first === 0x52494646 ? await webpSize(file, start.getUint8(15)) : null
  } catch {
    return null
  }
}

const quality = 0.9

/**
 * Lets the browser scale while it decodes, because phones have no memory for all pixels. One side, which keeps the shape
 * of a picture that EXIF rotates.
 */
const resizeOf = (size: PictureSize | null, longestSide: number): ImageBitmapOptions =>
  size && Math.min(size.width, size.height) > longestSide
    ? { resizeWidth: longestSide, resizeQuality: 'high' }
    : {}

/**
 * Re-encodes a picture as JPEG, scaled down to the longest side in pixels.
 * @param size its size, if it is known
 * @throws if the browser cannot read it
 */
async function toJpeg(file: File, longestSide: number, size: PictureSize | null): Promise<File> {
  const bitmap = await createImageBitmap(file, resizeOf(size, longestSide))
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (context) {
      // JPEG has no transparency, which would be black.
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob) throw new Error('The browser could not encode the photo.')
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } finally {
    bitmap.close()
  }
}

/** The largest file that the server accepts, in bytes. */
const mostBytes = 10_000_000
/** The most pixels that the server decodes. */
const mostPixels = 40_000_000
/** The longest sides in pixels to try, the largest first. The first is twice the width that the server keeps. */
const sides = [2560, 1600, 1024]

/** Systems that do not know HEIC report no type for it. */
const isHeic = ({ type, name }: File) =>
  /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

const isLarge = (size: PictureSize | null) => size !== null && size.width * size.height > mostPixels

async function shrink(file: File, maxBytes: number, size: PictureSize | null) {
  for (const side of sides) {
    const smaller = await toJpeg(file, side, size)
    if (smaller.size <= maxBytes) return smaller
  }
  throw new Error('The picture stays too large.')
}

/**
 * Returns a file that the server can read: re-encodes HEIC and AVIF, and makes files smaller that have too many bytes or
 * pixels. Returns any other file unchanged.
 * @param maxBytes at most what the server accepts
 * @throws Error for users if the browser cannot do it
 */
export async function preparePhoto(file: File, maxBytes = mostBytes): Promise<File> {
  const size = await sizeOfPicture(file)
  const isReadable = !isHeic(file) && file.type !== 'image/avif'
  const limit = Math.min(maxBytes, mostBytes)
  if (isReadable && file.size <= limit && !isLarge(size)) return file
  const message = isReadable
    ? isLarge(size)
      ? words.upload.tooManyPixels
      : sizeError(limit)
    : words.upload.noKind(isHeic(file) ? 'HEIC' : 'AVIF')
  return shrink(file, limit, size).catch((cause: unknown) => {
    throw new Error(message, { cause })
  })
}
