import { toJpeg } from './to-jpeg'
import { words } from './words'

/** The largest file that the server accepts, in bytes. */
const mostBytes = 10_000_000
/** The longest side in pixels of a re-encoded photo, twice the width that the server keeps. */
const longestSide = 2560

/** Systems that do not know HEIC report no type for it. */
const isHeic = ({ type, name }: File) =>
  /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/**
 * Returns a file that the server can read: re-encodes HEIC, and makes files smaller that are larger than the server
 * accepts. Returns any other file unchanged.
 * @throws Error for users if the browser cannot read HEIC
 */
export const preparePhoto = async (file: File): Promise<File> => {
  if (isHeic(file))
    return toJpeg(file, longestSide).catch((cause: unknown) => {
      throw new Error(words.noHeic, { cause })
    })
  // The server has the words for a large file that the browser cannot read.
  return file.size > mostBytes ? toJpeg(file, longestSide).catch(() => file) : file
}
