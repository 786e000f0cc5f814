import { words } from './words'

/** The largest file that the server accepts, in bytes. */
const mostBytes = 10_000_000
/** The longest side in pixels of a re-encoded photo, twice the width that the server keeps. */
const longestSide = 2560
const quality = 0.9

/** Systems that do not know HEIC report no type for it. */
const isHeic = ({ type, name }: File) =>
  /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

const toJpeg = async (file: File): Promise<File> => {
  const bitmap = await createImageBitmap(file)
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob) throw new Error('The browser could not encode the photo.')
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } finally {
    bitmap.close()
  }
}

/**
 * Returns a file that the server can read: re-encodes HEIC, and makes files smaller that are larger than the server
 * accepts. Returns any other file unchanged.
 * @throws Error for users if the browser cannot read HEIC
 */
export const preparePhoto = async (file: File): Promise<File> => {
  if (isHeic(file))
    return toJpeg(file).catch((cause: unknown) => {
      throw new Error(words.noHeic, { cause })
    })
  // The server has the words for a large file that the browser cannot read.
  return file.size > mostBytes ? toJpeg(file).catch(() => file) : file
}
