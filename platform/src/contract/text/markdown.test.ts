import fc from 'fast-check'
import { lexMarkdown, plainText } from './markdown'

const kindsOf = (text: string) => [...new Set(lexMarkdown(text).map(({ type }) => type))].join()

describe('what people write without meaning Markdown stays as it was written', () => {
  test.each([
    ['a time in brackets', '[10:30]: Louvre'],
    ['a footnote', 'At sea[^1]\n[^1]: or nearly'],
    ['a range', '3~5일, 10~12시'],
    ['a long vowel', '좋아~~정말~~'],
    ['a size', '5*3*2 m'],
    ['a product at the beginning', '*2*3'],
    ['a name in Python', 'snake_case_name and __init'],
    ['a hashtag', '#vanlife'],
    ['a vote', '+1 for Rome'],
    ['a year', '1986. What a year'],
    ['a number with a zero', '007. He said'],
    ['a date', '07. Juni: Rom'],
    ['an apostrophe', 'it`s nice, isn`t it'],
    ['an element', 'I <3 you, <b>really</b>, <!-- or not -->'],
    ['a block of HTML', '<div>\nx\n</div>'],
    ['waves', '~~~ Day 2 ~~~\nSun'],
    ['a fence that never ends', '``` Rome\nSun'],
    ['a picture', '![A lake](lake.png)'],
    ['a link to nowhere', '[Louvre](10:30)'],
    ['a link with a title', '[Louvre](https://louvre.example "at 10:30")'],
    ['a link without text', '[](mailto:a)'],
    ['a short row', 'a|b\nc'],
    ['an entity', 'AT&amp;T &#65;'],
    ['underlines', 'Day 1\n===='],
  ])('%s', (_name, text) => {
    expect(plainText(text)).toBe(text)
    expect(kindsOf(text)).toBe('paragraph')
  })

  test('a reference in a list stays as it was written', () => {
    const text = '[MS-XLSX]: Excel (.xlsx) Extensions\n[MS-OE376]: Office'
    expect(plainText(text.replace(/^/gm, '- '))).toBe(text)
  })

  test('an indented line is a paragraph', () => {
    expect(kindsOf('    it rained')).toBe('paragraph')
  })

  test('dashes below a line divide, and make it no heading', () => {
    expect(kindsOf('Day 1\n---\nSun')).toBe('paragraph,hr')
  })

  test('a table with a row that is too long stays as it was written', () => {
    expect(plainText('a | b\n--|--\n1 | 2 | 3')).toBe('a | b\n--|--\n1 | 2 | 3')
  })
})

describe('Markdown that the site shows', () => {
  test.each([
    ['**bold** and _soft_, ~~gone~~', 'bold and soft, gone'],
    ['# Morning\n\nTea', 'Morning\nTea'],
    ['- bread\n- [ ] cheese', 'bread\n[ ] cheese'],
    ['7. Juni\n9. Juni', '7. Juni\n9. Juni'],
    ['> quoted', 'quoted'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b\n1 2'],
    ['```js\nlet a\n```', 'js\nlet a'],
    ['The [hut](https://hut.example) and `code`', 'The hut and code'],
    ['这是*重点*内容', '这是重点内容'],
    ['\\*no\\*', '*no*'],
  ])('the plain text of %j is %j', (markdown, text) => {
    expect(plainText(markdown)).toBe(text)
  })
})

describe('property', () => {
  const piece = fc.constantFrom(
    ...'*_~`#>|[](){}<>!\\-+=:."\'&^1039\n\t  '.split(''),
    ...[
      '**',
      '~~',
      '```',
      '---',
      '===',
      '\n\n',
      '\n    ',
      '\n- ',
      '\n1. ',
      '\n> ',
      '|-|-|\n',
      '[ ] ',
      '](',
      ']: ',
    ],
    ...[
      'Louvre',
      'Zürich',
      '東京',
      'مرحبا',
      '좋아',
      'b',
      'https://a.example/',
      'www.',
      '<b>',
      '</b>',
      '&amp;',
      '🏄',
    ],
  )
  const words = (text: string) => text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []

  test('every word of the source is shown, in order', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const source = pieces.join('')
        // The address of a link is where it leads to, and not shown.
        fc.pre(!/\]\(/.test(source))
        expect(words(plainText(source)).join('')).toBe(words(source).join(''))
      }),
      { numRuns: 5000 },
    )
  })

  test('numbers are shown as they were written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.constantFrom('.', ')')), { minLength: 1 }),
        (lines) => {
          const source = lines.map(([number, sign]) => `${number}${sign} Rome`).join('\n')
          expect(plainText(source)).toBe(source)
        },
      ),
    )
  })
})

test.each([
  ['quotes', '> '.repeat(9000)],
  ['lists', '1. '.repeat(6000)],
  ['open fences', '```x\n'.repeat(4000)],
  ['years', '1986. x\n\n'.repeat(2000)],
  ['brackets', '['.repeat(20_000)],
  ['emphasis', '*a_ '.repeat(5000)],
  ['tildes', '~~a '.repeat(5000)],
  ['backticks', '`a'.repeat(10_000)],
])('survives thousands of %s', (_name, text) => {
  expect(plainText(text).length).toBeGreaterThan(100)
})

describe('a text that would freeze the page of its readers', () => {
  const tableOf = (columns: number, row: string, rows: number) =>
    `${'a|'.repeat(columns)}\n${'-|'.repeat(columns)}\n${`${row}\n`.repeat(rows)}`

  test.each([
    ['emphasis that opens thousands of times', '*a '.repeat(3333) + ' a*'.repeat(3333)],
    ['two kinds of emphasis', '**_a '.repeat(4000)],
    ['tildes', '~a~ ~b '.repeat(2500)],
    ['an item with thousands of lines', `- a\n${'b\n'.repeat(9000)}`],
    ['thousands of headings', '# a\n'.repeat(5000)],
    ['a table with short rows', tableOf(90, '|||||', 3000)],
    ['a table with thousands of columns', tableOf(2500, 'x', 40)],
    ['thousands of spaces', `a${' '.repeat(19_000)}b`],
    ['thousands of backticks', '`a'.repeat(9900)],
    ['a word that could be an e-mail address', `${'a.'.repeat(9900)}@`],
  ])('is plain text: %s', (_name, text) => {
    expect(kindsOf(text)).toBe('paragraph')
    expect(lexMarkdown(text).map(({ raw }) => raw)).toEqual([text])
  })

  test('is paragraphs, as far as it has empty lines', () => {
    expect(lexMarkdown(`Hello\n\n${'*a '.repeat(3000)}`)).toHaveLength(2)
  })

  test.each([
    [
      'a year of days',
      Array.from({ length: 365 }, (_, day) => `- Day ${day + 1}: *rain*`)
        .join('\n')
        .slice(0, 6000),
      'list',
    ],
    ['a table of all countries', tableOf(6, '| a | b | c | d | e | f |', 195).trim(), 'table'],
    [
      'hundreds of emphases',
      Array.from({ length: 100 }, () => 'It was **very** _late_.').join('\n\n'),
      'paragraph,space',
    ],
  ])('is not %s', (_name, text, kinds) => {
    expect(kindsOf(text)).toBe(kinds)
  })
})
