/** Matches the letters of scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u
/** Matches the signs that change the direction of what follows. */
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Returns whether a text has letters that run from right to left. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

/**
 * Returns a name for a sentence, with the signs that keep its direction from the words around it (U+2068 and U+2069). Most
 * names need none and stay as they are.
 */
export const isolate = (name: string): string => {
  const plain = name.replace(directions, '')
  return isRightToLeft(plain) || plain !== name ? `\u2068${plain}\u2069` : name
}
