/**
 * Returns a function that tells whether texts contain all words of a search, in any order and spelling. Without words it
 * is always true.
 */
export function textMatcher(search: string): (...texts: (string | null | undefined)[]) => boolean {
  const words = foldText(search).split(' ')
  return (...texts) => {
    const folded = foldText(texts.filter(Boolean).join(' \n '))
    return words.every((word) => folded.includes(word))
  }
}

/** Latin letters that Unicode does not decompose, by what people type for them. */
const latinLetters = {
  ...{ ss: 'ß', ae: 'æ', oe: 'œ', th: 'þ', o: 'øɔɵ', l: 'łƚ', d: 'đðɖɗ', i: 'ıɨɩ', h: 'ħ', n: 'ŋɲ', t: 'ŧƭ' },
  ...{ e: 'əǝɛ', f: 'ƒ', g: 'ǥɠɣ', k: 'ĸƙ', b: 'ɓƀ', c: 'ƈ', r: 'ɍ', u: 'ʉʊ', v: 'ʋ', y: 'ƴɏ', z: 'ƶʒ' },
}

/** Letters that Unicode does not decompose, each with what people type for it. */
const plainLetters = new Map([
  ...Object.entries(latinLetters).flatMap(([typed, letters]) =>
    [...letters].map((letter): [string, string] => [letter, typed]),
  ),
  ...Object.entries({
    ς: 'σ',
    // Hebrew has final letters, Yiddish digraphs.
    ...{ ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', װ: 'וו', ױ: 'וי', ײ: 'יי' },
    // Persian and Urdu have code points of their own for letters that look the same.
    ...{ ٱ: 'ا', ة: 'ه', ۃ: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ڪ: 'ك' },
    // Bengali and Malayalam have code points for consonants without their vowel.
    ...{ ৎ: 'ত্', ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' },
    // Variants that are mixed within one country, in names of people and places.
    ...{ 臺: '台', 髙: '高', 﨑: '崎', '𠮷': '吉', 峯: '峰' },
  }),
])
const hasPlainLetter = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu')

/** Ranges of letters, each with the first letter of the range that replaces it. */
const replacedRanges = [
  // Katakana, by hiragana.
  { from: 0x30a1, to: 0x30f6, by: 0x3041 },
  { from: 0x30fd, to: 0x30fe, by: 0x309d },
  // Letters of Amharic that sound alike.
  { from: 0x1210, to: 0x1216, by: 0x1200 },
  { from: 0x1220, to: 0x1227, by: 0x1230 },
  { from: 0x1280, to: 0x1286, by: 0x1200 },
  { from: 0x12d0, to: 0x12d6, by: 0x12a0 },
  { from: 0x1340, to: 0x1346, by: 0x1338 },
]
const isInReplacedRange =
  /[\u30a1-\u30f6\u30fd\u30fe\u1210-\u1216\u1220-\u1227\u1280-\u1286\u12d0-\u12d6\u1340-\u1346]/g

function replaceByRange(letter: string): string {
  const code = letter.charCodeAt(0)
  const range = replacedRanges.find(({ from, to }) => from <= code && code <= to)
  return range ? String.fromCharCode(code - range.from + range.by) : letter
}

/** Signs that people type as apostrophes, and that Unicode decomposes to a space and an accent. */
const spacingAccents = /[´΄᾽᾿῾]/g

/** Apostrophes, and signs within words of Armenian, Hebrew, Thai, Lao and Catalan. */
const signsInWords =
  /['`‘’‛′‵ʹʺʻʼʽʾʿˈˊˋˮꞌ\u055a-\u055c\u055e\u05f3\u05f4\u0e2f\u0eaf]|"(?<=[\u05d0-\u05f2]")(?=[\u05d0-\u05f2])|[·‧](?<=l.)(?=l)/g

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/gu

/**
 * Accents of Latin, Greek and Cyrillic; points of Hebrew; vowels, hamza and the stretched line of Arabic; dots of borrowed
 * sounds in Devanagari, Gurmukhi, Gujarati and Kannada, which make other letters in Bengali and Odia.
 */
const marks =
  // eslint-disable-next-line no-misleading-character-class -- it matches the marks, not letters with them
  /[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u2de0-\u2dff\ufe20-\ufe2f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff\u093c\u0a3c\u0abc\u0cbc]/g

const foreignDigit = /[^\P{Nd}0-9]/gu

/** Returns the ASCII digit. Unicode has the ten digits of a script in a row, sometimes several times. */
export function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/** The ga of Japanese place names, written as a ke between Chinese characters. */
const gaWrittenAsKe = /[\u30b1\u30f6](?<=\p{Script=Han}.)(?=\p{Script=Han})/gu

/** Replacements that depend on the letters around. */
const spellings: [RegExp, string][] = [
  // Devanagari: two signs for a nasal vowel; a nasal before a consonant of its group is written as a letter or as a dot.
  [/\u0901/g, '\u0902'],
  [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, '\u0902'],
  // Thai: two e in a row look like ae. Thai and Lao: a tone mark before or after the ring of am.
  [/\u0e40\u0e40/g, '\u0e41'],
  [/([\u0e4d\u0ecd])([\u0e48-\u0e4b\u0ec8-\u0ecb])/g, '$2$1'],
  // Thai, Lao and Khmer: the repetition mark with or without a space.
  [/\s+(?=[\u0e46\u0ec6\u17d7])/g, ''],
  // Khmer: da and ta look the same below another letter.
  [/\u17d2\u178a/g, '\u17d2\u178f'],
  // Chinese and Japanese: a mark repeats a character.
  [
    /[\u3005\u303b\u309d](?<=((?![\u3005\u303b])[\p{Script=Han}\u3041-\u3096])\u3099?[\u3005\u303b\u309d]+)/gu,
    '$1',
  ],
]

/** Everything but letters, marks, numbers and emoji. */
const betweenWords = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]+|[©®]/gu

/**
 * Folds a text for search and for the comparison of names: spellings that people use for one another become equal.
 * The result is in lower case, without accents, vowel points, apostrophes, punctuation and invisible characters, with
 * ASCII digits, hiragana for katakana, and single spaces between words: Zürich and ZURICH become zurich, L’Aquila
 * laquila, Port-au-Prince port au prince. Vowels of Indic and Thai scripts stay, and so do emoji. A folded text stays
 * the same when it is folded again.
 */
export const foldText = (text: string): string => (isAscii(text) ? foldAscii(text) : foldUnicode(text))

const isAscii = (text: string) => !/\P{ASCII}/u.test(text)

const foldAscii = (text: string) =>
  text
    .toLowerCase()
    .replace(/['`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const foldUnicode = (text: string) =>
  spellings
    .reduce((folded, [pattern, spelling]) => folded.replace(pattern, spelling), foldLetters(text))
    .replace(betweenWords, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC')

const foldLetters = (text: string) =>
  text
    .replace(spacingAccents, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(invisible, '')
    .replace(signsInWords, '')
    .replace(marks, '')
    .replace(hasPlainLetter, (letter) => plainLetters.get(letter) ?? letter)
    .replace(gaWrittenAsKe, 'か\u3099')
    .replace(isInReplacedRange, replaceByRange)
    .replace(foreignDigit, asciiDigit)

/**
 * Returns a key that is equal for spellings of one name. A name of signs only, which folding would empty, is compared
 * as it is.
 */
export const nameKey = (name: string): string => foldText(name) || name.normalize('NFKC').trim()
