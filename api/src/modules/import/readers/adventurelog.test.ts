import { type Oddity, testOddities } from './testing/oddities'
import { rowsOf, useUploads } from './testing/uploads'

useUploads()

// The format of `BackupViewSet.export` in backend/server/adventures/views/import_export_view.py of AdventureLog 0.10 to 0.13.
const location = {
  export_id: 0,
  name: 'Trevi Fountain',
  location: 'Rome, Italy',
  tags: ['water'],
  description: 'Throw a coin.',
  rating: 4.6,
  link: 'https://example.com/trevi',
  is_public: true,
  longitude: '12.483313',
  latitude: '41.900932',
  city: 3,
  region: 'IT-62',
  country: 107,
  category_name: 'general',
  collection_export_ids: [0],
  visits: [
    {
      export_id: 0,
      start_date: '2024-05-03T00:00:00+00:00',
      end_date: '2024-05-04T00:00:00+00:00',
      timezone: null,
      notes: 'Hot.',
      activities: [],
    },
  ],
  trails: [],
  images: [
    { immich_id: null, is_primary: false, filename: 'b.jpg' },
    { immich_id: null, is_primary: true, filename: 'a.jpg' },
  ],
  attachments: [{ name: 'Ticket', filename: 't.pdf' }],
}

const backup = (locations: unknown[], more: object = {}) => ({
  'data.json': JSON.stringify(
    {
      version: 'v0.13.0',
      export_date: '2026-03-01T10:00:00.000000',
      user_email: 'ann@example.com',
      user_username: 'ann',
      categories: [{ name: 'general', display_name: 'General', icon: '🌍' }],
      collections: [{ export_id: 0, name: 'Italy', description: 'Our summer', is_public: false, link: null }],
      locations,
      transportation: [],
      notes: [],
      checklists: [],
      lodging: [],
      visited_cities: [],
      visited_regions: [],
      ...more,
    },
    null,
    2,
  ),
  'images/a.jpg': 'a',
  'images/b.jpg': 'b',
  'attachments/t.pdf': 't',
})
const visited = (visit: object) => backup([{ ...location, visits: [visit] }])
const kick = 'kick: Trevi Fountain @41.900932,12.483313'

test('reads a backup with its texts, photos and Buckets', async () => {
  const rows = await rowsOf(backup([location]))
  expect(rows.map(({ at, item }) => [at, item])).toMatchObject([
    [
      'data.json · 1',
      {
        kind: 'kick',
        name: 'Trevi Fountain',
        description: 'Throw a coin.\n\nhttps://example.com/trevi',
        place: 'Rome, Italy',
        audience: 'Private',
        photos: [{ file: 'images/a.jpg' }, { file: 'images/b.jpg' }],
      },
    ],
    [
      'data.json · 1',
      { kind: 'entry', on: '2024-05-03', until: '2024-05-04', note: 'Hot.', stars: 5, state: 'done' },
    ],
    [
      'data.json · 1',
      { kind: 'bucket', name: 'Italy', description: 'Our summer', kicks: [{ targetOn: null }] },
    ],
  ])
})

const oddities: Oddity[] = [
  [
    'a time is in the time zone of the visit: seanmorley15/AdventureLog#672',
    visited({ start_date: '2024-05-03T22:30:00+00:00', end_date: null, timezone: 'Europe/Rome' }),
    [kick, 'entry: Trevi Fountain done 2024-05-04', 'bucket: Italy (-)'],
  ],
  [
    'the end has another time zone than the start, and is before it: seanmorley15/AdventureLog#816',
    visited({
      start_date: '2024-05-03T13:00:00+00:00',
      end_date: '2024-05-01T18:30:00+00:00',
      timezone: 'Asia/Kolkata',
    }),
    [kick, 'entry: Trevi Fountain done 2024-05-03 ! import-row.until-too-early', 'bucket: Italy (-)'],
  ],
  [
    'a time zone is unknown: seanmorley15/AdventureLog#716',
    visited({ start_date: '2022-08-14T10:00:00+00:00', end_date: null, timezone: 'Asia/ho_chi_minh_city' }),
    [kick, 'entry: Trevi Fountain done 2022-08-14', 'bucket: Italy (-)'],
  ],
  [
    'an all-day visit has midnight in UTC in spite of its time zone: seanmorley15/AdventureLog#771',
    visited({ start_date: '2025-06-26T00:00:00+00:00', end_date: null, timezone: 'America/New_York' }),
    [kick, 'entry: Trevi Fountain done 2025-06-26', 'bucket: Italy (-)'],
  ],
  [
    'a visit has no date',
    visited({ start_date: null, end_date: null, timezone: null, notes: '' }),
    [kick, 'entry: Trevi Fountain done some time ago', 'bucket: Italy (-)'],
  ],
  [
    'a visit is planned: it becomes the date of the wish',
    visited({ start_date: '2100-05-03T00:00:00+00:00', end_date: null, timezone: null }),
    [kick, 'bucket: Italy (2100-05-03)'],
  ],
  [
    'a location has no coordinates: seanmorley15/AdventureLog#1263',
    backup([{ ...location, latitude: null, longitude: null, visits: [] }]),
    ['kick: Trevi Fountain in Rome, Italy ?place', 'bucket: Italy (-)'],
  ],
  [
    'a location has neither collection nor visit',
    backup([{ ...location, visits: [], collection_export_ids: [] }]),
    [kick, 'bucket: Italy ()', 'bucket: AdventureLog (-)'],
  ],
  [
    'images are in Immich or missing: they are left out',
    backup([{ ...location, images: [{ immich_id: 'x', filename: null }, { filename: 'gone.jpg' }] }]),
    [kick, 'entry: Trevi Fountain done 2024-05-03 to 2024-05-04', 'bucket: Italy (-)'],
  ],
  [
    'two visits have the same day',
    backup([{ ...location, visits: [location.visits[0], location.visits[0]] }]),
    [
      kick,
      'entry: Trevi Fountain done 2024-05-03 to 2024-05-04',
      'entry: Trevi Fountain done 2024-05-03 to 2024-05-04 ! import-row.twice',
      'bucket: Italy (-)',
    ],
  ],
  [
    'a location has no name, another one is null: the others are read',
    backup([{ ...location, name: ' ', latitude: null }, null, { name: 'Rome' }], { collections: null }),
    [
      'kick: Rome, Italy in Rome, Italy ?place ! import-row.one-coordinate',
      'entry: Rome, Italy done 2024-05-03 to 2024-05-04',
      '? import-row.no-name',
      'kick: Rome',
      'bucket: AdventureLog (-)',
    ],
  ],
  [
    'somebody packed the unpacked folder again',
    { 'backup/data.json': backup([{ ...location, visits: [] }])['data.json'], 'backup/images/a.jpg': 'a' },
    [kick, 'bucket: Italy (-)'],
  ],
]
testOddities(oddities)
