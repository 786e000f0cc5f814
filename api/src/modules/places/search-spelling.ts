/** Letters that are no base letter with a mark to Unicode, but are typed as one. */
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
 * How names are compared: in lower case, without accents, apostrophes and punctuation, with single spaces. Zürich and
 * ZURICH become zurich, L’Aquila laquila, Port-au-Prince port au prince. Marks of other scripts stay: they are vowels.
 */
export const searchSpelling = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(latinGreekCyrillicMarks, '')
    .replace(apostrophes, '')
    .replace(/[ßøłđðþæœıħ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(notInWords, ' ')
    .trim()
    .normalize('NFC')
