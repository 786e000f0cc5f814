import { words } from '../words'

const names: Record<string, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/heic': 'HEIC',
}
const oneOf = new Intl.ListFormat('en', { type: 'disjunction' })

export interface PictureLimits {
  /** MIME types. */
  accept: readonly string[]
  maxBytes: number
}

/** What the server takes, as MIME types. */
export const acceptedPictures: readonly string[] = Object.keys(names)

/** Why a file can't be uploaded, in a sentence; null when it can. The server judges the bytes themselves. */
export const pictureError = (file: File, { accept, maxBytes }: PictureLimits): string | null => {
  if (!isAccepted(file.type, accept))
    return words.upload.wrongType(oneOf.format(accept.map((type) => names[type] ?? type)))
  if (file.size > maxBytes) return words.upload.tooLarge(String(Math.floor(maxBytes / 1e5) / 10))
  return null
}

// Some systems don't know HEIC and give its files no type at all.
const isAccepted = (type: string, accept: readonly string[]) =>
  accept.includes(type) || (type === '' && accept.includes('image/heic'))
