import { type Oddity, testOddities } from './testing/oddities'
import { rowsOf, useUploads } from './testing/uploads'

useUploads()

// The format of the data export of Polarsteps: docs/examples/user_data.example of Agroqirax/polarsteps-to-gpx. Folders of photos
// as niekvleeuwen/polarsteps-data-parser reads them.
const step = {
  id: 104653631,
  trip_id: 7,
  name: null,
  display_name: 'London calling',
  description: 'We arrived.\n\nIt **rains**.',
  slug: 'london-calling',
  start_time: 1735693269.0,
  end_time: null,
  location: {
    id: 0,
    name: 'London',
    detail: 'United Kingdom',
    country_code: 'GB',
    lat: 51.503452,
    lon: -0.120473,
    uuid: 'l',
  },
  is_deleted: false,
  timezone_id: 'Europe/London',
  weather_condition: 'partly-cloudy-day',
  uuid: 'b2c5c2a2-0000-4000-8000-000000000001',
}
const trip = {
  id: 7,
  user_id: 1,
  name: 'New Year',
  slug: 'new-year',
  start_date: 1735693261.0,
  end_date: 1735693261.0,
  summary: 'Three days',
  planned_steps_visible: true,
  step_count: 1,
  uuid: 'b2c5c2a2-0000-4000-8000-000000000000',
}
const exported = (steps: unknown, changes: object = {}) => ({
  'user/user.json': JSON.stringify({ id: 1, username: 'ann' }),
  'trip/new-year_7/trip.json': JSON.stringify({ ...trip, all_steps: steps, ...changes }),
  'trip/new-year_7/locations.json': JSON.stringify({
    locations: [{ lat: 51.5, lon: -0.1, time: 1735693261.0 }],
  }),
  'trip/new-year_7/london-calling_104653631/photos/b.jpg': 'b',
  'trip/new-year_7/london-calling_104653631/photos/a.jpg': 'a',
  'trip/new-year_7/london-calling_104653631/videos/c.mp4': 'c',
})
const one = (changes: object) => exported([{ ...step, ...changes }])
const journal = 'journal: New Year'
const kick = 'kick: London calling @51.503452,-0.120473'
const read = [
  journal,
  kick,
  'entry: London calling done 2025-01-01',
  'story: London calling 2025-01-01 2 photos',
]

test('reads a trip as a Journal, and a step as a Story of a Kick with an entry', async () => {
  const rows = await rowsOf(exported([step]))
  expect(rows.map(({ at, item }) => [at, item])).toMatchObject([
    [
      'trip/new-year_7/trip.json',
      { kind: 'journal', id: trip.uuid, title: 'New Year', description: 'Three days', audience: 'Private' },
    ],
    ['trip.json · 1', { kind: 'kick', id: step.uuid, place: 'London', country: 'United Kingdom' }],
    ['trip.json · 1', { kind: 'entry', id: step.uuid, kick: step.uuid, on: '2025-01-01' }],
    [
      'trip.json · 1',
      {
        kind: 'story',
        id: step.uuid,
        journal: trip.uuid,
        kick: step.uuid,
        content: 'We arrived.\n\nIt **rains**.',
        photos: ['a', 'b'].map((name) => ({
          file: `trip/new-year_7/london-calling_104653631/photos/${name}.jpg`,
        })),
      },
    ],
  ])
})

// Oddities of the samples and readers above, and of seanmorley15/AdventureLog#765 and #810.
const oddities: Oddity[] = [
  ['a step has no name of its own', one({ display_name: 'London calling', name: null }), read],
  [
    'a step has no name at all: it has that of its place',
    one({ display_name: null }),
    [
      journal,
      'kick: London @51.503452,-0.120473',
      'entry: London done 2025-01-01',
      'story: London 2025-01-01 2 photos',
    ],
  ],
  [
    'a step has neither name nor place: it has that of its trip',
    one({ display_name: '', location: null }),
    [journal, 'kick: New Year', 'entry: New Year done 2025-01-01', 'story: New Year 2025-01-01 2 photos'],
  ],
  ['a step has no text', one({ description: null }), read],
  ['a step was deleted', exported([{ ...step, is_deleted: true }]), [journal]],
  [
    'a step is planned: it is a wish',
    one({ start_time: 4102444800 }),
    [journal, kick, 'bucket: Polarsteps (2100-01-01)'],
  ],
  [
    'a step has no time',
    one({ start_time: null }),
    [journal, kick, 'entry: London calling done some time ago', 'story: London calling - 2 photos'],
  ],
  [
    'the day is another one in the time zone of a step',
    one({ timezone_id: 'America/New_York' }),
    [journal, kick, 'entry: London calling done 2024-12-31', 'story: London calling 2024-12-31 2 photos'],
  ],
  ['a time zone is unknown', one({ timezone_id: 'Mars/Base' }), read],
  [
    'a place has coordinates 0, 0',
    one({ location: { name: 'Somewhere', lat: 0, lon: 0 } }),
    [journal, 'kick: London calling in Somewhere ?place', ...read.slice(2)],
  ],
  [
    'a step has no photos',
    one({ id: 5 }),
    [journal, kick, 'entry: London calling done 2025-01-01', 'story: London calling 2025-01-01 0 photos'],
  ],
  ['a trip has no steps', exported(null), [journal]],
  [
    'a trip has no name, and a step is no object: the others are read',
    exported([null, step], { name: null }),
    [
      'journal: new-year',
      'kick: new-year',
      'entry: new-year done some time ago',
      'story: new-year - 0 photos',
      ...read.slice(1),
    ],
  ],
  [
    'trip.json is sent without its archive',
    exported([step])['trip/new-year_7/trip.json'],
    [...read.slice(0, 3), 'story: London calling 2025-01-01 0 photos'],
  ],
]
testOddities(oddities)
