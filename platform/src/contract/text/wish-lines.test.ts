import { wishLines } from './wish-lines'

/** Returns each wish, with a plus before those that are done. */
const read = (text: string) => wishLines(text).map(({ text, done }) => (done ? `+${text}` : text))

describe('a single line', () => {
  test.each([
    'See Kyoto',
    '50. Geburtstag feiern',
    '- 5 kg abnehmen',
    '+ 1 language',
    '1) win',
    'a) dance',
    '[x] factor',
    '☐ the box',
    '✅ everything',
    '* * *',
    'TODO',
    'TODO in Bilbao',
    '~~nothing~~',
    '1️⃣ place',
  ])('stays as it was typed: %s', (line) => {
    expect(read(line)).toEqual([line])
    expect(read(`\n  ${line} \n`)).toEqual([line])
  })
})

describe('a list from another program', () => {
  test.each([
    ['Markdown', '- See Rome\n- See Paris', ['See Rome', 'See Paris']],
    ['GitHub', '- [ ] See Rome\n- [x] See Paris', ['See Rome', '+See Paris']],
    ['Apple Notes', '◦ See Rome\n⁃\tSee Oslo\n\t•\tSee Paris', ['See Rome', 'See Oslo', 'See Paris']],
    ['Google Keep, copied', '☐ See Rome\n☑ See Paris', ['See Rome', '+See Paris']],
    ['Google Keep, shared', '[ ] See Rome\n[x] See Paris', ['See Rome', '+See Paris']],
    ['Notion', '- [ ] See Rome\n    - [x] ~~See Paris~~', ['See Rome', '+See Paris']],
    ['Todoist', '* See Rome\n* ~~See Paris~~', ['See Rome', '+See Paris']],
    ['Microsoft To Do', '◯ See Rome\n✔ See Paris', ['See Rome', '+See Paris']],
    ['Word', '•\tSee Rome\no\tSee Paris\n\uf0b7\tSee Oslo', ['See Rome', 'See Paris', 'See Oslo']],
    ['Org', '* TODO See Rome\n** DONE See Paris', ['See Rome', '+See Paris']],
    ['a chat', '✅ See Rome\n✔️ See Oslo\n❌ See Paris', ['+See Rome', '+See Oslo', 'See Paris']],
    ['a chat, at the end', 'See Rome ✅\nSee Paris', ['+See Rome', 'See Paris']],
    ['a list in emoji', '1️⃣ See Rome\n② See Paris', ['See Rome', 'See Paris']],
    ['letters', 'a) See Rome\nb) See Paris\n(c) See Oslo', ['See Rome', 'See Paris', 'See Oslo']],
    ['numbers', '1. See Rome\n2) See Paris\n(10) See Oslo', ['See Rome', 'See Paris', 'See Oslo']],
    ['numbers in sections', 'A\n1. B\n3. C\nD\n1. E\n2.', ['A', 'B', 'C', 'D', 'E']],
    ['numbers from 7 on', '7. See Rome\n8. See Paris', ['See Rome', 'See Paris']],
    [
      'several programs',
      '- See Rome\n- [x] See Oslo\n\n3. See Paris',
      ['See Rome', '+See Oslo', 'See Paris'],
    ],
    ['a birthday', '- 50. Geburtstag feiern\n- See Rome', ['50. Geburtstag feiern', 'See Rome']],
    ['numbers that say nothing', '1. See Rome\n1. See Paris', ['See Rome', 'See Paris']],
    ['Chinese', '１、去西安\n２、去北京', ['去西安', '去北京']],
    ['Chinese numerals', '一、去西安\n二、去北京\n十二、去昆明', ['去西安', '去北京', '去昆明']],
    ['Japanese points', '・京都へ行く\n・海を見る', ['京都へ行く', '海を見る']],
    ['Hebrew letters', 'א. רומא\nב. פריז', ['רומא', 'פריז']],
    ['Korean letters', '가. 로마\n나. 파리', ['로마', '파리']],
    ['Bengali', '১। রোম\n২। প্যারিস', ['রোম', 'প্যারিস']],
    ['Roman numerals', 'I. See Rome\nII. See Paris\nIV. See Oslo', ['See Rome', 'See Paris', 'See Oslo']],
    ['hashes', '#1 See Rome\n#2 See Paris', ['See Rome', 'See Paris']],
    ['arrows and stars', '→ See Rome\n➤ See Paris\n★ See Oslo', ['See Rome', 'See Paris', 'See Oslo']],
    ['Arabic', '١. روما\n٢. باريس', ['روما', 'باريس']],
    ['numbered boxes', '1. [x] See Rome\n2. [ ] See Paris', ['+See Rome', 'See Paris']],
    ['sections', 'Europe\n- Rome\n- Paris\nAsia\n- Xi’an', ['Europe', 'Rome', 'Paris', 'Asia', 'Xi’an']],
    [
      'indented tasks',
      'Shop\n  buy milk\n  buy cheese\nCall Bob',
      ['Shop', 'buy milk', 'buy cheese', 'Call Bob'],
    ],
    [
      'one bullet',
      '2016 Preikestolen\n- Louvre, May 2017\n2018 Iceland',
      ['2016 Preikestolen', 'Louvre, May 2017', '2018 Iceland'],
    ],
    [
      'bullets of several kinds',
      '* Sauna\n2018 Iceland\n– Zoo\n5 Rome',
      ['Sauna', '2018 Iceland', 'Zoo', '5 Rome'],
    ],
    ['indented tasks with marks', '* Shop\n  * buy milk\n* Call Bob', ['Shop', 'buy milk', 'Call Bob']],
    ['invisible signs before marks', '\ufeff- See Rome\n\u200b- See Paris', ['See Rome', 'See Paris']],
  ])('%s: loses its marks and keeps what is done', (_program, text, wishes) => {
    expect(read(text)).toEqual(wishes)
  })
})

describe('lines that only look marked', () => {
  test.each([
    ['birthdays', ['50. Geburtstag feiern', '60. Geburtstag feiern']],
    ['one minus', ['See Rome', '- 5 kg']],
    ['one number', ['See Rome', 'Oslo', '7. Sinfonie hören']],
    ['numbers with units', ['2 weeks in Rome', '-20 °C at night', '1.5 km under water']],
    ['plus without a space', ['+1 language', '+1 instrument']],
    ['one cross', ['❌ Alcohol', 'See Rome', 'See Oslo']],
    ['words', ['TODO in Bilbao', 'See Rome', 'See Oslo']],
    ['strikethrough within', ['A ~~B~~ C', 'D']],
  ])('%s stay as they are', (_name, lines) => {
    expect(read(lines.join('\n'))).toEqual(lines)
  })
})

test.each([
  ['\r\n', 'Windows'],
  ['\r', 'a carriage return'],
  ['\v', 'a vertical tab'],
  ['\f', 'a form feed'],
  ['\u0085', 'a next line'],
  ['\u2028', 'a line separator'],
  ['\u2029', 'a paragraph separator'],
])('lines are divided by %j, %s', (sign) => {
  expect(read(['See Rome', 'See Paris'].join(sign))).toEqual(['See Rome', 'See Paris'])
})

test.each(['', ' ', '\u00a0', '\u200b', '\ufeff', '\u3164', '\u2800', '\u00ad', '- ', '[ ]', '•', '☐'])(
  'the line %j between two others is empty',
  (line) => {
    expect(read(`See Rome\n${line}\nSee Paris`)).toEqual(['See Rome', 'See Paris'])
  },
)

test('lines without a word are no wishes', () => {
  expect(read('\n - \n[ ]\n\u200b')).toEqual([])
})
