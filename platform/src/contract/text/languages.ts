/** The cookie with the language that the user chose. The server reads it, because it sees no token when it sends a page. */
export const languageCookie = 'language'

/** The languages of the scripts that are written from right to left. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Returns whether a language, such as `ar` or `ar-EG`, is written from right to left. */
export const isRightToLeftLanguage = (language: string): boolean =>
  rightToLeft.has(language.split('-', 1)[0] ?? '')
