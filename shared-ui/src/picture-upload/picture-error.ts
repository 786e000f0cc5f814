import { pageLanguage } from '../messages/page-language'
import { words } from '../words'

const names: Record<string, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/heic': 'HEIC',
}
const oneOf = (texts: string[]) => new Intl.ListFormat(pageLanguage(), { type: 'disjunction' }).format(texts)

export interface PictureLimits {
  /** MIME types. */
  accept: readonly string[]
  maxBytes: number
}

/** The MIME types that the server accepts. */
export const acceptedPictures: readonly string[] = Object.keys(names)

/** Returns why a file is no picture to upload, as a sentence, or null. The server also checks the file's bytes. */
export const typeError = (file: File, accept: PictureLimits['accept']): string | null =>
  isAccepted(file.type, accept)
    ? null
    : words.upload.wrongType(oneOf(accept.map((type) => names[type] ?? type)))

/** Returns what to say of a file that is larger than a number of bytes. */
export const sizeError = (maxBytes: number): string => words.upload.tooLarge(Math.floor(maxBytes / 1e5) / 10)

// Some systems do not know HEIC and report an empty type for it.
const isAccepted = (type: string, accept: readonly string[]) =>
  accept.includes(type) || (type === '' && accept.includes('image/heic'))
