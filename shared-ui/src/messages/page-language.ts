import { isRightToLeft, isRightToLeftLanguage } from '@bucketeer/platform/text'

let language = 'en'

/** Returns the language of the page, such as `en` or `pt-BR`. */
export const pageLanguage = (): string => language

/** Sets the language of the page, before anything is rendered. */
export function setPageLanguage(next: string): void {
  language = next
}

/** Returns whether the page's language is written from right to left. */
export const isRightToLeftPage = (): boolean => isRightToLeftLanguage(language)

/**
 * Returns a text of the site that runs in the direction of the page. From right to left, one that begins with a Latin word,
 * a number or a name needs the right-to-left mark for that: texts run in the direction of their first letter.
 */
export const directed = (text: string): string =>
  isRightToLeftPage() && text !== '' && !isRightToLeft(text.slice(0, 1)) ? `\u200F${text}` : text

/** The sign of a distance to the right, or of the right arrow key: 1 forward, -1 back in the reading direction of the page. */
export const rightward = (): 1 | -1 => (isRightToLeftPage() ? -1 : 1)

/** Returns 1 for the arrow key that goes forward in the reading direction, -1 for the one that goes back, 0 for others. */
export const arrowStep = (key: string): 1 | 0 | -1 =>
  key === 'ArrowRight' ? rightward() : key === 'ArrowLeft' ? (-rightward() as 1 | -1) : 0

/** Returns texts as one in the page's language, such as 'Ada, Ben, Cleo'. */
export const joined = (texts: Iterable<string>): string =>
  new Intl.ListFormat(language, { style: 'short', type: 'unit' }).format(texts)

/** Returns a size as '820 kB', '4.2 MB' or '12 MB' in the page's language. */
export function formatBytes(bytes: number): string {
  const [unit, size]: [string, number] =
    bytes >= 1e9 ? ['gigabyte', 1e9] : bytes >= 1e6 ? ['megabyte', 1e6] : ['kilobyte', 1e3]
  const value = bytes / size
  return value.toLocaleString(language, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 })
}
