import { foldText } from '../fold-text'
import { addDays, dayOf, partsOf, type RoughDate } from './periods'

/** The meaning of a word in a date. Months count from 1, seasons as in `seasons`, weekdays from Sunday, which is 0. */
export type DateName =
  | { kind: 'month' | 'season' | 'weekday'; value: number }
  | { kind: 'relative'; unit: 'day' | 'month' | 'year'; value: number }
  | { kind: 'unit'; of: 'day' | 'month' | 'year' }
  | { kind: 'years ago' | 'filler' | 'unknown' }

/** Names by their folded words with spaces between. */
export type DateNames = ReadonlyMap<string, DateName>

// No language needs another one's seasons for something else.
const seasonNames = [
  'spring,frühling,frühjahr,printemps,primavera,lente,voorjaar,vår,forår,wiosna,jaro,весна,весной,春,봄,الربيع,ربيع,بهار,אביב',
  'summer,sommer,été,verano,estate,verão,zomer,sommar,lato,léto,лето,летом,夏,여름,الصيف,صيف,تابستان,קיץ',
  'autumn,fall,herbst,automne,otoño,autunno,outono,herfst,höst,høst,efterår,jesień,podzim,осень,осенью,秋,가을,الخريف,خريف,پاییز,סתיו',
  'winter,hiver,invierno,inverno,vinter,zima,зима,зимой,冬,겨울,الشتاء,شتاء,زمستان,חורף',
]

const fillers =
  'in,on,of,the,at,for,since,around,about,approximately,circa,ca,c,maybe,perhaps,probably,possibly,some,time,sometime,' +
  'early,mid,late,year,month,i,think,im,am,den,der,en,au,le,de,du,del,di,に,の,季,天'

/** The units after the numbers of a date in China, Japan and Korea. */
const unitNames: Record<string, DateName> = {
  年: { kind: 'unit', of: 'year' },
  년: { kind: 'unit', of: 'year' },
  月: { kind: 'unit', of: 'month' },
  월: { kind: 'unit', of: 'month' },
  日: { kind: 'unit', of: 'day' },
  号: { kind: 'unit', of: 'day' },
  號: { kind: 'unit', of: 'day' },
  일: { kind: 'unit', of: 'day' },
}

/**
 * Matches the words of a text, with the dots and apostrophes in them. Chinese and Japanese have no spaces, so each of their
 * characters is a word.
 */
export const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}])[\p{L}\p{M}][.'’]?)*(?![\p{Script=Han}\p{Script=Hiragana}])[\p{L}\p{M}]/gu

/** Returns the key of a name in `DateNames`. */
export const keyOf = (words: readonly string[]): string => words.map(foldText).join(' ')

/** Returns the words of a text. */
export const wordsOf = (text: string): readonly string[] => text.match(wordPattern) ?? []

const gregorian = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const

/** The names of a language, of which Intl knows all but the seasons. */
function* namesIn(
  locale: string,
  lengths: readonly ('long' | 'short')[] = ['long', 'short'],
): Generator<[string, DateName]> {
  for (const length of lengths) {
    const texts = [
      new Intl.DateTimeFormat(locale, { ...gregorian, month: length }),
      new Intl.DateTimeFormat(locale, { ...gregorian, dateStyle: length === 'long' ? 'full' : 'medium' }),
    ]
    for (let month = 1; month <= 12; month++) {
      for (const text of texts) {
        const parts = text.formatToParts(Date.UTC(2026, month - 1, 4))
        const name = (parts.find(({ type }) => type === 'month')?.value ?? '').replace(/[^\p{L}\p{M}]+$/u, '')
        if (/^$|\d/u.test(name)) continue
        // Some languages inflect a name in a date, or put a letter before it.
        const inflected = wordsOf(text.format(Date.UTC(2026, month - 1, 4))).filter((word) =>
          word.includes(name),
        )
        for (const words of [name, ...inflected]) yield [words, { kind: 'month', value: month }]
        for (const { type, value } of parts)
          if (type === 'literal' || type === 'era')
            for (const word of wordsOf(value)) yield [word, { kind: 'filler' }]
      }
    }
  }
  for (const length of lengths) {
    const text = new Intl.DateTimeFormat(locale, { ...gregorian, weekday: length })
    // 4 January 2026 is a Sunday.
    for (let value = 0; value < 7; value++)
      yield [text.format(Date.UTC(2026, 0, 4 + value)), { kind: 'weekday', value }]
  }
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const unit of ['day', 'month', 'year'] as const)
    for (const value of [-1, 0, 1]) yield [relative.format(value, unit), { kind: 'relative', unit, value }]
}

/** Languages whose months all readers may write, because lists are older than the settings of a browser. */
const otherLanguages = ['de', 'de-AT', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'pl', 'cs', 'ru']
let othersNames: [string, DateName][] | undefined

const known: Record<string, DateNames> = {}

/** Returns the names that a reader of a locale may write in a date: those of the locale, and English ones. */
export function dateNames(locale: string): DateNames {
  const kept = known[locale]
  if (kept) return kept
  const names = new Map(Object.entries(unitNames))
  const add = (words: string, name: DateName) => {
    const key = keyOf(wordsOf(words))
    // A number in a name, as in 'tháng 5', would be read as a part of the date.
    if (!/\p{Nd}/u.test(words) && !names.has(key)) names.set(key, name)
  }
  add('some time ago', { kind: 'unknown' })
  add('years ago', { kind: 'years ago' })
  for (const words of ['year ago', 'a year ago']) add(words, { kind: 'relative', unit: 'year', value: -1 })
  for (const [value, season] of seasonNames.entries())
    for (const words of season.split(',')) add(words, { kind: 'season', value })
  const all = [...namesIn(locale), ...namesIn('en'), ...namesIn('en-GB')]
  // Where a short name of a month is also that of a weekday, as 'mar' in French, it is the month.
  for (const kind of ['month', 'weekday', 'relative', 'filler'])
    for (const [words, name] of all) if (name.kind === kind) add(words, name)
  for (const word of fillers.split(',')) add(word, { kind: 'filler' })
  // Short ones, such as 'out' for October in Portuguese, are other words elsewhere.
  othersNames ??= otherLanguages.flatMap((other) => [...namesIn(other, ['long'])])
  for (const [words, name] of othersNames) if (name.kind === 'month') add(words, name)
  known[locale] = names
  return names
}

/** Returns the period so many days, months or years from today. */
export function relativeDate(
  { unit, value }: Pick<Extract<DateName, { kind: 'relative' }>, 'unit' | 'value'>,
  today: string,
): RoughDate {
  const { year, month } = partsOf(today)
  if (unit === 'day') return { on: addDays(today, value), precision: 'day' }
  if (unit === 'year') return { on: dayOf(year + value), precision: 'year' }
  const months = year * 12 + month - 1 + value
  return { on: dayOf(Math.floor(months / 12), (months % 12) + 1), precision: 'month' }
}
