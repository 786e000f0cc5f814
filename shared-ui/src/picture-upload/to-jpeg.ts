import type { PictureSize } from './picture-size'

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
export const toJpeg = async (file: File, longestSide: number, size: PictureSize | null): Promise<File> => {
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
