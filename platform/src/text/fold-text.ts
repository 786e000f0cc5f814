/** Letters that Unicode does not decompose, with the letters that people type for them. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
}

const latinGreekCyrillicMarks = /[\u0300-\u036f]/g
const apostrophes = /['’‘ʼʻ`´ʹʿʾ]/g
const notInWords = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * Normalises a name for search: lower case, no accents, apostrophes and punctuation, single spaces. Zürich and ZURICH
 * become zurich, L’Aquila laquila, Port-au-Prince port au prince. Keeps marks of other scripts, which are vowels.
 */
export const foldText = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(latinGreekCyrillicMarks, '')
    .replace(apostrophes, '')
    .replace(/[ßøłđðþæœıħ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(notInWords, ' ')
    .trim()
    .normalize('NFC')
