import { type Oddity, testOddities } from './testing/oddities'
import { readFile } from 'node:fs/promises'
import { rowsOf, summary, writeZip, useUploads } from './testing/uploads'

useUploads()

// github.github.com/gfm#task-list-items-extension-, and the export of Notion as Markdown & CSV
// (notion.so/help/export-your-content).
const lines = (...rows: string[]) => rows.join('\n')
const id = '0123456789abcdef0123456789abcdef'

test('reads headings as Buckets, and tasks as wishes or entries', async () => {
  const rows = await rowsOf(
    lines(
      '# Japan',
      '',
      '- [ ] See [Fuji](https://example.com/fuji), summer 2100',
      '  at sunrise',
      '- [x] Kyoto, May 2014',
    ),
  )
  expect(rows.map(({ at, item }) => [at, item])).toMatchObject([
    ['3', { kind: 'kick', name: 'See Fuji', description: 'https://example.com/fuji\nat sunrise' }],
    ['5', { kind: 'kick', name: 'Kyoto' }],
    ['5', { kind: 'entry', name: 'Kyoto', on: '2014-05-01', precision: 'month' }],
    [
      '3',
      {
        kind: 'bucket',
        name: 'Japan',
        kicks: [{ targetOn: '2100-06-01', targetPrecision: 'season' }, { targetOn: null }],
      },
    ],
  ])
})

const ofLists: Oddity[] = [
  [
    'a tick is a capital letter after an asterisk: go-gitea/gitea#10978',
    lines('* [X] Rome', '* [ ] Oslo'),
    ['kick: Rome', 'entry: Rome done some time ago', 'kick: Oslo', 'bucket: Places (- -)'],
  ],
  [
    'tasks are nested by four spaces: github/cmark-gfm#168',
    lines('- [x] foo', '    - [ ] bar', '    - [x] baz', '- [ ] bim'),
    [
      'kick: foo',
      'entry: foo done some time ago',
      'kick: bar',
      'kick: baz',
      'entry: baz done some time ago',
      'kick: bim',
      'bucket: Places (- - - -)',
    ],
  ],
  [
    'a task is bold: revin/markdown-it-task-lists#27',
    lines('- [ ] Rome', '- [ ] **Oslo** by `train`'),
    ['kick: Rome', 'kick: Oslo by train', 'bucket: Places (- -)'],
  ],
  [
    'a task has points that describe it: dart-archive/markdown#505',
    lines('- [ ] Rome', '    - Forum', '    - Trevi'),
    ['kick: Rome', 'bucket: Places (-)'],
  ],
  [
    'brackets follow the box: github/markup#555',
    lines('- [x] [Rome]', '- [ ] [Oslo]'),
    ['kick: [Rome]', 'entry: [Rome] done some time ago', 'kick: [Oslo]', 'bucket: Places (- -)'],
  ],
  [
    'empty lines are between tasks: markedjs/marked#4045',
    lines('* [ ] Rome', '', '  * [x] Forum', '', '* [ ] Oslo'),
    ['kick: Rome', 'kick: Forum', 'entry: Forum done some time ago', 'kick: Oslo', 'bucket: Places (- - -)'],
  ],
  [
    'boxes have no bullets: mattenarle10/markamd#21',
    lines('[ ] Rome', '[X] Oslo'),
    ['kick: Rome', 'kick: Oslo', 'entry: Oslo done some time ago', 'bucket: Places (- -)'],
  ],
  [
    'text is before the tasks: streetwriters/notesnook-importer#239',
    lines('Today is the day.', '', '- [ ] Rome'),
    ['kick: Rome', 'bucket: Places (-)'],
  ],
  [
    'a list has numbers, ticks and lines struck through',
    lines('1. [ ] Rome', '2) ✅ Oslo', '3. ~~Bern~~'),
    [
      'kick: Rome',
      'kick: Oslo',
      'entry: Oslo done some time ago',
      'kick: Bern',
      'entry: Bern done some time ago',
      'bucket: Places (- - -)',
    ],
  ],
  [
    'properties are above the text, and code in it',
    lines('---', 'tags: [a]', '- x', '---', '```', '- [ ] code', '```', '- [ ] Rome'),
    ['kick: Rome', 'bucket: Places (-)'],
  ],
  [
    'lines end as in Windows and on old Macs',
    '# A\r- [ ] Rome\r\n- [ ] Oslo',
    ['kick: Rome', 'kick: Oslo', 'bucket: A (- -)'],
  ],
  [
    'a text has lines only',
    'Rome\n\nOslo\n',
    ['kick: Rome', 'kick: Oslo', 'bucket: Places (- -)'],
    { fileName: 'Places.md' },
  ],
  ['a task is empty', lines('- [ ] ', '- [ ] Rome'), ['kick: Rome', 'bucket: Places (-)']],
]
const ofNotion: Oddity[] = [
  [
    'a table has a page for each row',
    {
      [`Bucket list ${id}.csv`]: 'Name,Status,Date\nRome,Done,"May 3, 2001"\n',
      [`Bucket list ${id}_all.csv`]:
        'Name,Status,Date\nRome,Done,"May 3, 2001 → May 5, 2001"\nOslo,Not started,\n',
      [`Bucket list ${id}/Rome ${id}.md`]: lines(
        '# Rome',
        '',
        'Status: Done',
        'Date: May 3, 2001',
        '',
        '- the Forum',
      ),
    },
    ['kick: Rome', 'entry: Rome done 2001-05-03 to 2001-05-05', 'kick: Oslo', 'bucket: Bucket list (-)'],
  ],
  [
    'a folder of a team is around the pages: obsidianmd/obsidian-importer#79',
    { [`Team ${id}/Trips ${id}.md`]: '# Trips\n\n- [ ] Rome\n' },
    ['kick: Rome', 'bucket: Trips (-)'],
  ],
  [
    'an attachment is an archive: obsidianmd/obsidian-importer#77',
    { [`Trips ${id}.md`]: '- [ ] Rome\n', 'Trips/photos.zip': 'PK' },
    ['kick: Rome', 'bucket: Trips (-)'],
  ],
  [
    'names have signs: obsidianmd/obsidian-importer#206',
    { [`Projects & plans ${id}.md`]: '- [ ] Rome\n' },
    ['kick: Rome', 'bucket: Projects & plans (-)'],
  ],
  [
    'pages have only text: toeverything/AFFiNE#14912',
    { [`A ${id}.md`]: '# A\n\nText.\n', [`B ${id}.md`]: '# B\n- Rome\n' },
    ['kick: Rome', 'bucket: B (-)'],
  ],
]
testOddities([...ofLists, ...ofNotion])

// AppFlowy-IO/AppFlowy#8789
test('reads archives within an archive', async () => {
  const part = await readFile(await writeZip({ [`Trips ${id}.md`]: '- [ ] Rome\n' }))
  const other = await readFile(await writeZip({ [`Food ${id}.md`]: '- [ ] Cake\n' }))
  const rows = await rowsOf({ 'Export-Part-1.zip': part, 'Export-Part-2.zip': other })
  expect(summary(rows)).toEqual(['kick: Cake', 'kick: Rome', 'bucket: Food (-)', 'bucket: Trips (-)'])
})
