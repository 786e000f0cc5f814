import { toJpeg } from '../photos/to-jpeg'

/** The longest sides in pixels to try, the largest first. */
const sides = [2560, 1600, 1024]

/**
 * Makes a picture smaller than a number of bytes.
 * @throws if the browser cannot read it, or none is small enough
 */
export const shrinkPicture = async (file: File, maxBytes: number): Promise<File> => {
  for (const side of sides) {
    const smaller = await toJpeg(file, side)
    if (smaller.size <= maxBytes) return smaller
  }
  throw new Error('The picture stays too large.')
}
