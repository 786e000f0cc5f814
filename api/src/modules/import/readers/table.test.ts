import { type Oddity, testOddities } from './testing/oddities'
import { rowsOf, withUpload, useUploads } from './testing/uploads'

useUploads()

// RFC 4180, and what Excel, Numbers and LibreOffice write.
const one = ['kick: Zürich', 'entry: Zürich done 2001-05-03']
const done = (...rows: string[]) => rows.join('\n')

test('asks for the meaning of columns and the order of dates, and reads by the answers', async () => {
  const content = 'Dream,Extra,When,Where\nNorthern lights,cold,05/03/2001,Tromsø\nLouvre,,05/04/2001,Paris\n'
  const questions = await withUpload(content, async ({ source, asks }) => [source, asks])
  expect(questions).toEqual([
    'csv',
    {
      columns: {
        header: ['Dream', 'Extra', 'When', 'Where'],
        sample: [
          ['Northern lights', 'cold', '05/03/2001', 'Tromsø'],
          ['Louvre', '', '05/04/2001', 'Paris'],
        ],
        guess: { name: 0, date: 2, place: 3 },
      },
      dateOrder: ['05/03/2001', '05/04/2001'],
    },
  ])
  const rows = await rowsOf(content, { columns: { name: 0, note: 1, date: 2 }, dateOrder: 'month' })
  expect(rows.map(({ at, item }) => [at, item])).toMatchObject([
    ['2', { kind: 'kick', name: 'Northern lights', place: null }],
    ['2', { kind: 'entry', on: '2001-05-03', note: 'cold' }],
    ['3', { kind: 'kick', name: 'Louvre' }],
    ['3', { kind: 'entry', on: '2001-05-04' }],
  ])
})

test('reads every column by its English name', async () => {
  const rows = await rowsOf(
    'name,description,place,lat,lng,country,category,date,until,note,bucket,state\n' +
      'Hike,Long,Alps,46.5,8.05,Switzerland,Activity,2001-05-03,2001-05-05,Wet,Hikes,done\n',
  )
  expect(rows.map(({ item }) => item)).toMatchObject([
    {
      kind: 'kick',
      name: 'Hike',
      description: 'Long',
      place: 'Alps',
      location: { lat: 46.5, lng: 8.05 },
      country: 'Switzerland',
      category: 'Activity',
    },
    { kind: 'entry', name: 'Hike', on: '2001-05-03', until: '2001-05-05', note: 'Wet', state: 'done' },
    { kind: 'bucket', name: 'Hikes' },
  ])
})

const headers: [language: string, header: string][] = [
  ['German', 'Titel;Beschreibung;Ort;Breitengrad;Längengrad;Datum;Status'],
  ['Arabic', 'الاسم;الوصف;المكان;خط العرض;خط الطول;التاريخ;الحالة'],
]
test.each(headers)('knows %s headers', async (_, header) => {
  const guess = await withUpload(`${header}\nA;B;C;1;2;2001;x\n`, async ({ asks }) => asks?.columns?.guess)
  expect(guess).toEqual({ name: 0, description: 1, place: 2, lat: 3, lng: 4, date: 5, state: 6 })
})

/** The headers, a category and a state of the files of rows that pages of each language save. */
const ofRows: [language: string, header: string, category: string, state: string][] = [
  [
    'English',
    'Name,Description,Place,Latitude,Longitude,Country,Category,Date,Last day,Note,Bucket,Done or not',
    'Activities',
    'Done',
  ],
  [
    'German',
    'Name,Beschreibung,Ort,Breite,Länge,Land,Kategorie,Datum,Letzter Tag,Notiz,Bucket,Gemacht oder nicht',
    'Aktivitäten',
    'Gemacht',
  ],
  [
    'Arabic',
    'الاسم,الوصف,المكان,خط العرض,خط الطول,البلد,الفئة,التاريخ,اليوم الأخير,الملاحظة,سلّة,تمّ أم لا',
    'أنشطة',
    'تمّ',
  ],
]
test.each(ofRows)('reads a file of rows in %s again', async (_, header, category, state) => {
  const cells = `Hike,Long,Alps,46.5,8.05,Switzerland,${category},2001-05-03,2001-05-05,Wet,Hikes,${state}`
  const rows = await rowsOf(`"${header.replaceAll(',', '","')}","Where","Why"\n${cells},2,No date\n`)
  expect(rows.map(({ item }) => item)).toMatchObject([
    { name: 'Hike', place: 'Alps', location: { lat: 46.5, lng: 8.05 }, category: 'Activity' },
    { name: 'Hike', on: '2001-05-03', until: '2001-05-05', note: 'Wet', state: 'done' },
    { kind: 'bucket', name: 'Hikes' },
  ])
})

const oddities: Oddity[] = [
  [
    'semicolons separate, and decimals have commas: asafdav/ng-csv#28',
    done('Name;Lat;Lng;Date', 'Zürich;47,37;8,54;3.5.2001'),
    ['kick: Zürich @47.37,8.54', 'entry: Zürich done 2001-05-03'],
  ],
  [
    'tabs separate, in UTF-16 as Excel writes it',
    Buffer.from(`\ufeff${done('Name\tDate', 'Zürich\t2001-05-03')}`, 'utf16le'),
    one,
  ],
  [
    'UTF-16 has its high bytes first',
    Buffer.from(`\ufeff${done('Name\tDate', 'Zürich\t2001-05-03')}`, 'utf16le').swap16(),
    one,
  ],
  [
    'the first row names the separator: Belphemur/vue-json-csv#43',
    done('sep=;', 'Name;Date', 'Zürich;2001-05-03'),
    one,
  ],
  [
    'the encoding is the one of Windows: jasp-stats/jasp-desktop#4539',
    Buffer.from(done('Name;Date', 'Zürich;2001-05-03'), 'latin1'),
    one,
  ],
  [
    'a mark is before the header: opendidac/opendidac#681',
    `\ufeff${done('"Name","Date"', '"Zürich","2001-05-03"')}`,
    one,
  ],
  [
    'a cell has line breaks: gr8b/zabbix-module-sqlexplorer#18',
    'Name,Date\r\n"Zürich\r\n",2001-05-03\r\n',
    one,
  ],
  ['rows are empty: fieldpapers/fieldpapers#214', done('Name,Date', '', ',', 'Zürich,2001-05-03', ''), one],
  [
    'a comma in a name is not quoted: forrestguice/SuntimesWidget#240',
    done('Name,Date', 'Zürich,2001-05-03', 'Bern, again,2001-05-03'),
    [...one, 'kick: Bern ! import-row.wrong-date', 'bucket: Places (-)'],
  ],
  [
    'rows are too short',
    done('Name,Date,Place', 'Zürich', 'Bern,,'),
    ['kick: Zürich', 'kick: Bern', 'bucket: Places (- -)'],
  ],
  [
    'a quotation mark is never closed',
    done('Name,Date', 'Zürich,2001-05-03', '"Bern,2001-05-03', 'Chur,2001-05-03'),
    [...one, 'kick: "Bern', 'entry: "Bern done 2001-05-03', 'kick: Chur', 'entry: Chur done 2001-05-03'],
  ],
  ['a title is above the header', done('My bucket list,', ',', 'Name,Date', 'Zürich,2001-05-03'), one],
  [
    'there is no header',
    done('Zürich,2001-05-03', 'Bern,2002'),
    ['kick: Zürich', 'kick: Bern', 'bucket: Places (- -)'],
  ],
  [
    'dates decide their order by themselves: younginnovations/aidstream#77',
    done('Name,Date', 'Zürich,03/05/2001', 'Bern,25/05/2001'),
    [...one, 'kick: Bern', 'entry: Bern done 2001-05-25'],
  ],
  [
    'a date may be two',
    done('Name,Date,Done', 'Zürich,03/05/2001,yes'),
    ['kick: Zürich', 'entry: Zürich done some time ago ! import-row.ambiguous-date'],
  ],
  ['a date is a number of Excel', done('Name,Date', 'Zürich,37014'), one],
  [
    'both coordinates are in one cell',
    done('Name;Coordinates', 'Zürich;"47.37, 8.54"', "Bern;46°57'N 7°26'24\"E", 'Mars;"95, 200"'),
    [
      'kick: Zürich @47.37,8.54',
      'kick: Bern @46.95,7.44',
      'kick: Mars ! import-row.not-on-earth',
      'bucket: Places (- - -)',
    ],
  ],
  [
    'a row has a place but no name, another one nothing: the others are read',
    done('Name,Place,Note', ',Bern,', ',,good', 'Zürich,,'),
    [
      'kick: Bern in Bern ?place ! import-row.named-by-place',
      '? import-row.no-name',
      'kick: Zürich',
      'bucket: Places (- -)',
    ],
  ],
  [
    'rows have a place only',
    done('Place,Date', 'Bern,2001-05-03'),
    ['kick: Bern in Bern ?place', 'entry: Bern done 2001-05-03'],
  ],
  [
    'one thing was done twice, and is wished twice',
    done('Name,Date', 'Zürich,2001-05-03', 'zurich,2002', 'Bern,', 'BERN,'),
    [
      ...one,
      'entry: zurich done 2002-01-01 year',
      'kick: Bern',
      'kick: BERN ! import-row.twice',
      'bucket: Places (-)',
    ],
  ],
  [
    'states and dates contradict each other',
    done(
      'Name,Date,Status',
      'Zürich,2100-01-01,done',
      'Bern,2100-01-01,',
      'Chur,2001,open',
      'Linz,2001,let go',
    ),
    [
      'kick: Zürich',
      'entry: Zürich done some time ago ! import-row.in-future',
      'kick: Bern',
      'kick: Chur',
      'kick: Linz',
      'entry: Linz let go 2001-01-01 year',
      'bucket: Places (2100-01-01 2001-01-01)',
    ],
  ],
  [
    'a name is long, with emoji at its end',
    done('Name,Date', `${'a'.repeat(198)}👩‍👩‍👧‍👧b,2001-05-03`),
    [`kick: ${'a'.repeat(198)}…`, `entry: ${'a'.repeat(198)}… done 2001-05-03`],
  ],
]
testOddities(oddities)
