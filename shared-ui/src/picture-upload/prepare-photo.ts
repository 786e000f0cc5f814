import { sizeError } from './picture-error'
import { sizeOfPicture, type PictureSize } from './picture-size'
import { toJpeg } from './to-jpeg'
import { words } from '../words'

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

const shrink = async (file: File, maxBytes: number, size: PictureSize | null) => {
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
export const preparePhoto = async (file: File, maxBytes = mostBytes): Promise<File> => {
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
