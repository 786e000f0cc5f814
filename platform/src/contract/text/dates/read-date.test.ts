import { dateWords, firstDayOfPeriod, periodWords, type RememberedDate } from './periods'
import { readDate } from './read-date'

const today = '2026-11-27'
const read = (text: string, locale = 'en-US') => readDate(text, { locale, today })
const wordsOf = (dates: RememberedDate[]) => dates.map(dateWords)

const certain: [text: string, words: string, locale?: string][] = [
  // As the site writes them.
  ['on 3 May 2027', 'on 3 May 2027'],
  ['for 3 May 2027', 'on 3 May 2027'],
  ['May 2027', 'in May 2027'],
  ['in summer 2027', 'in summer 2027'],
  ['since May 2024', 'in May 2024'],
  ['in 2024', 'in 2024'],
  ['some time ago', 'some time ago'],
  // English.
  ['May 3, 2027', 'on 3 May 2027'],
  ['May 3rd, 2027', 'on 3 May 2027'],
  ['the 22nd of May 2027', 'on 22 May 2027'],
  ['3-May-2027', 'on 3 May 2027'],
  ['2027 May 3', 'on 3 May 2027'],
  ['Monday, 3 May 2027', 'on 3 May 2027'],
  ['Mon. 3 May 2027', 'on 3 May 2027'],
  ['3 MAY 2027', 'on 3 May 2027'],
  ['Sept. 2019', 'in September 2019'],
  ['jul 2019', 'in July 2019'],
  ['Jul ’27', 'in July 2027'],
  ["3 May '27", 'on 3 May 2027'],
  ['3 May 99', 'on 3 May 1999'],
  ['fall 2027', 'in autumn 2027'],
  ['Winter of 2027', 'in winter 2027'],
  ['winter 2027/28', 'in winter 2027'],
  ['winter 2027-2028', 'in winter 2027'],
  ['summer ’19', 'in summer 2019'],
  ['maybe 2019', 'in 2019'],
  ['around May 2019?', 'in May 2019'],
  ['Summer of 2001, I think', 'in summer 2001'],
  ['2001, a year of rain', 'in 2001'],
  ['today', 'on 27 November 2026'],
  ['Yesterday!', 'on 26 November 2026'],
  ['tomorrow', 'on 28 November 2026'],
  ['last month', 'in October 2026'],
  ['next year', 'in 2027'],
  ['a year ago', 'in 2025'],
  ['some 5 years ago', 'in 2021'],
  // Numbers in one order only.
  ['2027', 'in 2027'],
  [' 2027 ', 'in 2027'],
  ['5/2027', 'in May 2027'],
  ['05.2027', 'in May 2027'],
  ['2027-05', 'in May 2027'],
  ['2027/5', 'in May 2027'],
  ['2027-05-03', 'on 3 May 2027'],
  ['2027/5/3', 'on 3 May 2027'],
  ['27.5.2027', 'on 27 May 2027'],
  ['03. 05. 2027', 'on 3 May 2027'],
  ['3.5.27', 'on 3 May 2027'],
  ['27/5/2027', 'on 27 May 2027'],
  ['5/27/2027', 'on 27 May 2027'],
  ['13/5/2027', 'on 13 May 2027'],
  ['5/5/2027', 'on 5 May 2027'],
  ['29.2.2028', 'on 29 February 2028'],
  ['29 Feb 2000', 'on 29 February 2000'],
  // The order of the locale, and weekdays, decide.
  ['3/5/2027', 'on 3 May 2027', 'en-GB'],
  ['3/5/2027', 'on 3 May 2027', 'de'],
  ['3-5-2027', 'on 3 May 2027', 'nl'],
  ['3/5/27', 'on 3 May 2027', 'fr'],
  ['Monday 3/5/2027', 'on 3 May 2027'],
  ['Fri 3/5/2027', 'on 5 March 2027'],
  // Chinese, Japanese and Korean, for every reader.
  ['2027年5月3日', 'on 3 May 2027'],
  ['２０２７年５月３日', 'on 3 May 2027'],
  ['2027年5月3日（月）', 'on 3 May 2027'],
  ['2027年5月3日 星期一', 'on 3 May 2027'],
  ['2027年5月', 'in May 2027'],
  ['2027年', 'in 2027'],
  ['2027年の夏', 'in summer 2027'],
  ['2027年冬季', 'in winter 2027'],
  ['昨日', 'on 26 November 2026', 'ja'],
  ['2027년 5월 3일', 'on 3 May 2027'],
  ['2027년 5월 3일 (월)', 'on 3 May 2027'],
  ['2027. 5. 3.', 'on 3 May 2027'],
  ['2027년 여름', 'in summer 2027', 'ko'],
  // Digits of other scripts.
  ['٣ مايو ٢٠٢٧', 'on 3 May 2027', 'ar'],
  ['٣‏/٥‏/٢٠٢٧', 'on 3 May 2027', 'ar'],
  ['صيف ٢٠٢٧', 'in summer 2027', 'ar'],
  ['٣ كانون الثاني ٢٠٢٧', 'on 3 January 2027', 'ar-LB'],
  ['۲۰۲۷-۰۵-۰۳', 'on 3 May 2027', 'fa'],
  ['۳ مهٔ ۲۰۲۷', 'on 3 May 2027', 'fa'],
  ['تابستان ۲۰۲۷', 'in summer 2027', 'fa'],
  ['３．５．２０２７', 'on 3 May 2027', 'ja'],
  ['३ मई २०२७', 'on 3 May 2027', 'hi'],
  ['২০২৭-০৫-০৩', 'on 3 May 2027', 'bn'],
  ['๓ พฤษภาคม ๒๐๒๗', 'on 3 May 2027', 'th'],
  ['၂၀၂၇-၀၅-၀၃', 'on 3 May 2027', 'my'],
  // Other languages, by the locale.
  ['3. Mai 2027', 'on 3 May 2027', 'de'],
  ['Montag, den 3. Mai 2027', 'on 3 May 2027', 'de'],
  ['März 2027', 'in March 2027', 'de'],
  ['12. Jänner 2027', 'on 12 January 2027', 'de'],
  ['Sommer 2027', 'in summer 2027', 'de'],
  ['gestern', 'on 26 November 2026', 'de'],
  ['1er août 2027', 'on 1 August 2027', 'fr'],
  ['été 2027', 'in summer 2027'],
  ['3 de mayo de 2027', 'on 3 May 2027', 'es'],
  ['otoño de 2027', 'in autumn 2027', 'es'],
  ['3 мая 2027 г.', 'on 3 May 2027', 'ru'],
  ['май 2027', 'in May 2027', 'ru'],
  ['летом 2027', 'in summer 2027', 'ru'],
  ['3 Μαΐου 2027', 'on 3 May 2027', 'el'],
  ['3 במאי 2027', 'on 3 May 2027', 'he'],
  ['3 d’agost del 2027', 'on 3 August 2027', 'ca'],
  ['3 Mayıs 2027', 'on 3 May 2027', 'tr'],
]
test.each(certain)('reads %j as %j', (text, words, locale = 'en-US') => {
  expect(wordsOf(read(text, locale))).toEqual([words])
})

test.each([
  ['3/5/2027', ['on 3 May 2027', 'on 5 March 2027'], 'en-US'],
  ['3-5-2027', ['on 3 May 2027', 'on 5 March 2027'], 'en'],
  ['3/5/2027', ['on 3 May 2027', 'on 5 March 2027'], 'ja'],
  ['٣/٥/٢٠٢٧', ['on 3 May 2027', 'on 5 March 2027'], 'en-US'],
  ['27-05-03', ['on 27 May 2003', 'on 3 May 2027'], 'de'],
  ['3.5.60', ['on 3 May 1960', 'on 3 May 2060'], 'de'],
  ['27 May 03', ['on 27 May 2003', 'on 3 May 2027'], 'en-GB'],
  ['Jul 27', ['on 27 July 2026', 'on 27 July 2027', 'in July 2027'], 'en-US'],
  ['27 November', ['on 27 November 2026', 'on 27 November 2027', 'in November 2027'], 'en-GB'],
  ['5月3日', ['on 3 May 2026', 'on 3 May 2027'], 'ja'],
  ['summer', ['in summer 2026', 'in summer 2027'], 'en-GB'],
  ['July', ['in July 2026', 'in July 2027'], 'en-GB'],
  ['29th February', ['on 29 February 2024', 'on 29 February 2028'], 'en-GB'],
])('asks what %j is', (text, words, locale) => {
  expect(wordsOf(read(text, locale))).toEqual(words)
})

test.each([
  ...['', ' ', 'soon', 'long ago', '?', 'constructor', '27', '5', '20270', '0000', '99999', '0', '1e3'],
  // Days and months that do not exist.
  ...[
    '31 February 2027',
    '29.2.2027',
    '2027-02-30',
    '31/4/2027',
    '13/2027',
    '0/2027',
    '0.5.2027',
    '13/13/2027',
  ],
  ...['2027-00-10', '3/0/2027', '32 May 2027', '2100-02-29', 'Tuesday 3 May 2027', 'Monday'],
  // Other calendars, and years that nobody means.
  ...[
    '2570',
    '3 พฤษภาคม 2570',
    '๓/๕/๒๕๗๐',
    'พ.ศ. 2570',
    '1406',
    '۱۴۰۶/۲/۱۳',
    '1448',
    '5787',
    '令和9年5月3日',
  ],
  ...[
    '民國116年5月3日',
    '27年5月3日',
    '平成31年',
    '1066',
    '3 May 9999',
    '3.5.0001',
    '2027 BC',
    '-2027',
    '−2027',
  ],
  // Several dates, and what is more than a date.
  ...['2019 or 2020', 'May/June 2027', '3–5 May 2027', '3-5 May 2027', '2027–28', '2027/2028', 'before 2019'],
  ...[
    'after 2010',
    'not 2019',
    '1990s',
    'the 90s',
    '2027 km',
    '$2027',
    'room 2019',
    'at 20:27',
    '10:30',
    '50 %',
  ],
  ...[
    '2027-05-03T10:00:00Z',
    '1.2.3.2027',
    '3,5,2027',
    '3/5-2027',
    '3/5',
    '5/27',
    '1/2/3',
    '20270503',
    '2001, 2002',
  ],
  ...['summer May 2027', 'summer winter 2027', 'in 26 minutes', 'July, August 2027 or later', '2001, ٢٠٠٢'],
  ...['decided 2019', 'marathon', '½/5/2027', '3 foo 2027', '3 Mai 2027 oder 2028'],
])('understands no date in %j', (text) => {
  for (const locale of ['en-US', 'en-GB', 'de', 'ja', 'th', 'fa', 'ar'])
    expect(read(text, locale)).toEqual([])
})

const written: RememberedDate[] = [1800, 1912, 1999, 2024, 2026, 2027, 2100, 2299]
  .flatMap((year) =>
    Array.from({ length: 12 }, (_, month) =>
      new Date(Date.UTC(year, month, 1 + month * 2)).toISOString().slice(0, 10),
    ),
  )
  .flatMap((day) =>
    (['day', 'month', 'season', 'year'] as const).map((precision) => ({
      on: firstDayOfPeriod(day, precision),
      precision,
    })),
  )
  .filter(({ on }) => on >= '1800')

test.each(['en-GB', 'en-US', 'de', 'ar', 'ja', 'fa'])('reads what the site writes, in %s', (locale) => {
  for (const { on, precision } of written) {
    if (on === null || precision === 'unknown') continue
    const date = { on, precision }
    for (const text of [dateWords(date), `for ${periodWords(date)}`, periodWords(date)])
      expect([text, ...read(text, locale)]).toEqual([text, date])
  }
  expect(read(dateWords({ on: null, precision: 'unknown' }), locale)).toEqual([
    { on: null, precision: 'unknown' },
  ])
})

const languages =
  'en-GB,en-US,de,fr,es,it,pt,nl,sv,da,nb,fi,pl,cs,sk,sl,hr,hu,ro,bg,ru,uk,sr,el,tr,he,ar,ar-EG,ar-LB,fa,ur,hi,bn,ta,te,mr,' +
  'th,my,km,ka,hy,az,kk,zh,zh-TW,ja,ko,id,ms,fil,sw,ca,eu,gl,cy,ga,is,lt,lv,et'

test.each(languages.split(','))('reads the dates of a browser in %s', (locale) => {
  for (let month = 0; month < 12; month++) {
    const moment = Date.UTC(2027, month, 23)
    const on = new Date(moment).toISOString().slice(0, 10)
    for (const style of ['long', 'medium'] as const) {
      const text = new Intl.DateTimeFormat(locale, {
        calendar: 'gregory',
        dateStyle: style,
        timeZone: 'UTC',
      }).format(moment)
      expect([text, ...read(text, locale)]).toEqual([text, { on, precision: 'day' }])
    }
  }
})
