import { type Oddity, testOddities } from './testing/oddities'
import { rowsOf, useUploads } from './testing/uploads'

useUploads()

// The format of the data export of Foursquare and Swarm (app.foursquare.com/settings/privacy): checkins1.json, checkins2.json …
// with `items`, as swarm_to_pea.py (prosperous-days-240810.framer.app/swarm-to-p.e.a.) reads it, and of users/self/checkins of its API.
const checkin = {
  id: '5e0c5b0a1',
  createdAt: '2020-01-01 10:00:00.000000',
  type: 'checkin',
  timeZoneOffset: 120,
  venue: { id: 'v1', name: 'Café Sperl', url: 'https://foursquare.com/v/v1' },
  lat: 48.2,
  lng: 16.36,
  comments: { count: 0 },
}
const exported = (...parts: unknown[][]) =>
  Object.fromEntries(
    parts.map((items, index) => [
      `data-export-1/checkins${index + 1}.json`,
      JSON.stringify({ count: items.length, items }),
    ]),
  )
const one = (changes: object) => exported([{ ...checkin, ...changes }])
const kick = 'kick: Café Sperl @48.2,16.36'

test('reads check-ins of a venue as entries of one Kick, with ids that stay', async () => {
  const second = { ...checkin, id: '5e0c5b0a2', createdAt: '2020-02-01 10:00:00.000000', shout: 'Again!' }
  const rows = await rowsOf(exported([checkin], [second]))
  expect(rows.map(({ item }) => item)).toMatchObject([
    { kind: 'kick', id: 'v1', name: 'Café Sperl' },
    { kind: 'entry', id: '5e0c5b0a1', kick: 'v1', on: '2020-01-01', state: 'done' },
    { kind: 'entry', id: '5e0c5b0a2', kick: 'v1', on: '2020-02-01', note: 'Again!' },
  ])
})

const oddities: Oddity[] = [
  [
    'a check-in has no venue: LockerProject/Locker#404',
    one({ venue: null, lat: null }),
    ['? import-row.no-name'],
  ],
  [
    'a check-in has no venue but coordinates: codebutler/foursquarex#12',
    one({ venue: null }),
    ['kick: 48.2, 16.36 @48.2,16.36 ! import-row.named-by-place', 'entry: 48.2, 16.36 done 2020-01-01'],
  ],
  [
    'a venue has only a name: codebutler/foursquarex#12',
    one({ venue: { name: 'At home' }, lat: undefined, lng: undefined }),
    ['kick: At home', 'entry: At home done 2020-01-01'],
  ],
  [
    'friends have no last name: philgyford/foursquare-feeds#8',
    one({ with: [{ firstName: 'Jo' }, {}] }),
    [kick, 'entry: Café Sperl done 2020-01-01'],
  ],
  [
    'a time is in seconds, as the API writes it',
    one({ createdAt: 1577872800 }),
    [kick, 'entry: Café Sperl done 2020-01-01'],
  ],
  [
    'the day is another one where the venue is',
    one({ createdAt: '2019-12-31 23:00:00.000000' }),
    [kick, 'entry: Café Sperl done 2020-01-01'],
  ],
  [
    'a time is damaged: liskin/foursquare-swarm-ical#11',
    one({ createdAt: 'never' }),
    [kick, 'entry: Café Sperl done some time ago'],
  ],
  [
    'a file is an answer of the API, which has the coordinates of the venue',
    {
      'page_0.json': JSON.stringify({
        meta: { code: 200 },
        response: {
          checkins: {
            count: 1,
            items: [
              { ...checkin, venue: { ...checkin.venue, location: { lat: 48.21, lng: 16.37, cc: 'AT' } } },
            ],
          },
        },
      }),
    },
    ['kick: Café Sperl @48.21,16.37', 'entry: Café Sperl done 2020-01-01'],
  ],
  [
    'the export has other files with times and venues',
    {
      ...one({}),
      'data-export-1/tips.json': JSON.stringify({
        items: [{ createdAt: '2020-01-01 10:00:00.000000', text: 'Good.', venue: { name: 'Elsewhere' } }],
      }),
    },
    [kick, 'entry: Café Sperl done 2020-01-01'],
  ],
  [
    'an item of a part is no object: the others are read',
    exported([null, 7, checkin]),
    ['? import-row.no-name', '? import-row.no-name', kick, 'entry: Café Sperl done 2020-01-01'],
  ],
  [
    'a check-in is in two parts',
    exported([checkin], [checkin]),
    [kick, 'entry: Café Sperl done 2020-01-01', 'entry: Café Sperl done 2020-01-01 ! import-row.twice'],
  ],
  [
    'a part is sent without its archive',
    JSON.stringify([checkin]),
    [kick, 'entry: Café Sperl done 2020-01-01'],
  ],
]
testOddities(oddities)
