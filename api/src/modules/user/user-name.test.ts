import { texts } from '../../../test/sample-texts'
import { isMixedName, isRoleName, readableName } from './user-name'

test.each([
  ['a zero-width space', 'An\u200bna', 'Anna'],
  ['zero-width joiners in Latin', 'A\u200dn\u200cna', 'Anna'],
  ['a soft hyphen', 'An\u00adna', 'Anna'],
  ['a mark of byte order', '\ufeffAnna', 'Anna'],
  ['a word joiner and an invisible separator', 'An\u2060n\u2063a', 'Anna'],
  ['a combining grapheme joiner', 'A\u034fnna', 'Anna'],
  ['a variation selector', 'Anna\ufe0f', 'Anna'],
  ['fillers of Hangul', 'Anna\u3164\u115f\uffa0', 'Anna'],
  ['a tag', 'Anna\u{e0041}', 'Anna'],
  ['directions', '\u202eannA\u202c\u2067\u2069\u200e\u061c', 'annA'],
  ['controls', 'An\u0007na\u009bSmith', 'An na Smith'],
  ['other spaces', ' Anna\u00a0\u2003\u3000Smith\u2800\n', 'Anna Smith'],
  ['a space and an invisible sign', 'Anna \u200b Smith', 'Anna Smith'],
  ['many accents', `Z${'\u0301\u0327'.repeat(9)}oe`, 'Z\u0301\u0327oe'],
])('a name loses %s', (_sign, typed, stored) => {
  expect(readableName(typed)).toBe(stored)
  expect(readableName(stored)).toBe(stored)
})

test.each([
  ...['Anna', 'Cafe\u0301', 'Vie\u0302\u0323t', 'İstanbul', 'O’Neil', 'Anne-Sophie', 'ṣọ̀lá'],
  ...['مُحَمَّد', 'علی\u200cرضا', 'שָׁלוֹם', 'क्\u200dष', 'ശ്രീനിവാസന്\u200d', 'ක්\u200dරිස්ටි', 'ที่รัก', '葛\u{e0100}城'],
  ...['👩‍👩‍👧‍👦', '❤️', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏳️‍🌈 Ann', '👍🏿', '🇨🇭'],
])('the name %j stays as it is', (name) => expect(readableName(name)).toBe(name))

test('a name of anything that can be seen can be seen', () => {
  const names = texts.filter(({ refusedAs }) => !refusedAs.includes('title'))
  for (const { text } of names) expect(readableName(text)).toMatch(/[^\s\p{Cf}]/u)
})

test.each([
  ['Cyrillic а', 'Аnna'],
  ['Cyrillic о and е', 'Bоb Smith'],
  ['Greek omicron', 'Bοb'],
  ['Greek capitals', 'ΑNNA'],
  ['Latin among Cyrillic', 'Aнна'],
  ['Armenian', 'Bօb'],
  ['Cherokee', 'ᎪNNA'],
  ['Lisu', 'ꓮNNA'],
  ['an accent between', 'А\u0301nna'],
])('a word is mixed with %s', (_letters, name) => expect(isMixedName(name)).toBe(true))

test.each([
  ...['Anna', 'Анна', 'Άννα', 'Անա', 'Анна Smith', 'Smith-Анна', 'Мария (Mary)', 'Μαρία Jones'],
  ...[
    'Tシャツ太郎',
    '山田Taro',
    'K팝',
    'Xさん',
    'ヤマダ・太郎',
    '李Li',
    'علیAli',
    'محمد Smith',
    'דנה Dana',
    'סTom',
  ],
  ...['ทอมTom', 'राहुलR', 'გიორგიG', 'ሰላምS', 'Đặng Thị Hồng', 'Øyvind', 'Łukasz', 'Ştefan', 'ŋaala', 'ɓala'],
  ...['Анна2', 'R2D2', '𝓐𝓷𝓷𝓪', 'Ｔｏｋｙｏ', '🪣Анна', 'Кᠮ', 'J.Ü. Анна', '4711', ''],
])('the words of %j are not mixed', (name) => expect(isMixedName(name)).toBe(false))

test.each([
  ...['Moderator', 'MODERATOR', 'Ann, Moderator', 'Moderatorin Ann', 'M o d e r a t o r', 'Möderatör'],
  ...['M0derat0r', 'Mode\u200brator', 'Моdеrаtоr', 'Ｍｏｄｅｒａｔｏｒ', 'Μοderator', '𝐌𝐨𝐝𝐞𝐫𝐚𝐭𝐨𝐫'],
  ...[
    'Admin',
    '@dmin',
    'Administrator',
    'Bucketeer',
    'Bucketeer Team',
    'The official Bucketeer',
    'Support team',
  ],
  ...['المشرف'],
])('%s is the name of a role', (name) => expect(isRoleName(name)).toBe(true))

test.each([
  ...['Ann', 'A happy bucketeer', 'Bucketeer Bob', 'Moderate Max', 'Adminka', 'Team Rocket', 'Staffan'],
  ...['Мария', 'Μαρία', 'محمد', '李小龙', '4711', '🪣', ''],
])('%s is the name of a person', (name) => expect(isRoleName(name)).toBe(false))
