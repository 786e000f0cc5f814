/** Matches the letters of scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u
/** Matches the signs that change the direction of what follows them. */
const directions = /[\u202a-\u202e\u2066-\u2069]/
/** Matches the beginning and the end of an isolated text. Only as a pair they stay, because an end alone would end ours. */
const isolates = /[\u2066-\u2069]/g
const isPaired = (signs: readonly string[]) => {
  let depth = 0
  return signs.every((sign) => (depth += sign === '\u2069' ? -1 : 1) >= 0) && depth === 0
}

/** Returns whether a text has letters that run from right to left. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

/**
 * Returns a name for a sentence, with the signs that keep its direction from the words around it (U+2068 and U+2069). Most
 * names need none and stay as they are.
 */
export const isolate = (name: string): string => {
  if (!isRightToLeft(name) && !directions.test(name)) return name
  const inner = isPaired(name.match(isolates) ?? []) ? name : name.replace(isolates, '')
  return `\u2068${inner}\u2069`
}
