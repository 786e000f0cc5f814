import { type Oddity, testOddities } from './testing/oddities'
import { rowsOf, useUploads } from './testing/uploads'

useUploads()

// The formats of Google Takeout: developers.google.com/data-portability/schema-reference/local_actions and /saved, the samples
// of purarue/google_takeout_parser#20 and nextcloud/maps#66.
const list = (...lines: string[]) => ['Title,Note,URL,Tags,Comment', ...lines, ''].join('\n')
const places = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features }, null, 2)
const feature = (coordinates: unknown, properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
})

test('reads lists and starred places of an archive into Buckets', async () => {
  const rows = await rowsOf({
    'Takeout/archive_browser.html': '<html></html>',
    'Takeout/Saved/Want to go.csv': list(
      'Louvre,Mona Lisa,https://www.google.com/maps/place/Louvre/data=!4m2,,Early',
    ),
    'Takeout/Maps (your places)/Saved Places.json': places(
      feature([-0.1307733, 51.5941783], {
        date: '2024-05-28T18:42:08Z',
        google_maps_url: 'http://maps.google.com/?cid=17295021474934382781',
        location: { address: 'London N22', country_code: 'GB', name: 'Alexandra Palace' },
      }),
    ),
  })
  expect(rows.map(({ item, matchPlace }) => ({ ...item, matchPlace }))).toMatchObject([
    {
      kind: 'kick',
      name: 'Alexandra Palace',
      description: 'London N22',
      country: 'United Kingdom',
      location: { lat: 51.5941783, lng: -0.1307733 },
    },
    {
      kind: 'kick',
      name: 'Louvre',
      place: 'Louvre',
      description: 'Mona Lisa\n\nEarly',
      location: null,
      matchPlace: true,
    },
    { kind: 'bucket', name: 'Saved Places' },
    { kind: 'bucket', name: 'Want to go' },
  ])
})

const oddities: Oddity[] = [
  [
    'coordinates are 0, 0, but the address has them: rudokemper/google-maps-places-to-comaps#2',
    places(
      feature([0, 0], {
        google_maps_url: 'http://maps.google.com/?q=42.3003,-71.1211',
        Comment: 'No location information is available for this saved place',
      }),
    ),
    ['kick: 42.3003, -71.1211 @42.3003,-71.1211 ! import-row.named-by-place', 'bucket: Places (-)'],
  ],
  [
    'coordinates are 0, 0, and the address has a name',
    places(
      feature([0, 0], { google_maps_url: 'http://maps.google.com/?q=Caf%C3%A9+Central,+Wien&ftid=0x0' }),
    ),
    ['kick: Café Central, Wien in Café Central, Wien ?place', 'bucket: Places (-)'],
  ],
  [
    'nothing is known of a place: the others are read',
    places(
      feature([0, 0], { google_maps_url: 'http://maps.google.com/?cid=1' }),
      {},
      feature([8, 46], { Title: 'Hut' }),
    ),
    ['? import-row.no-name', '? import-row.no-name', 'kick: Hut @46,8', 'bucket: Places (-)'],
  ],
  [
    'places of before 2022 have other names: nextcloud/maps#66',
    places(
      feature([8.0532115, 46.5004589], {
        'Google Maps URL': 'http://maps.google.com/?cid=1',
        Location: { Address: 'Fieschertal', 'Business Name': 'Konkordiahütte', 'Country Code': 'CH' },
        Title: 'Konkordiahütte',
      }),
    ),
    ['kick: Konkordiahütte @46.5004589,8.0532115', 'bucket: Places (-)'],
  ],
  [
    'a list of 2018 has three columns and addresses of the search: purarue/google_takeout_parser#20',
    'Title,Note,URL\nUrfa Durum,,"https://www.google.com/search?q=Urfa+Durum&ludocid=15623525448940569321&ibp=gwp;0,7"\n',
    ['kick: Urfa Durum in Urfa Durum ?place', 'bucket: Places (-)'],
  ],
  [
    'a list begins with its description, and has an empty row: esm7/obsidian-map-view#203',
    `Cafés of Vienna\n\n${list(',,,,', 'Sperl,,https://www.google.com/maps/place/Sperl/data=!4m2,,')}`,
    ['kick: Sperl in Sperl ?place', 'bucket: Places (-)'],
  ],
  [
    'a dropped pin has no name: itskovacs/trip#106',
    list(
      ',,"https://www.google.com/maps/search/48.2,16.37",,',
      'Dropped pin,,"https://www.google.com/maps/search/48.3,+16.4",,',
    ),
    [
      'kick: 48.2, 16.37 @48.2,16.37 ! import-row.named-by-place',
      'kick: Dropped pin @48.3,16.4',
      'bucket: Places (- -)',
    ],
  ],
  [
    'a place has only an address: its name is in it',
    list(
      ',,https://www.google.com/maps/place/E%26O+Kitchen+and+Bar/data=!4m2!3m1!1s0x8085808941977519:0x6a23af223bffdaf8,,',
    ),
    ['kick: E&O Kitchen and Bar in E&O Kitchen and Bar ?place', 'bucket: Places (-)'],
  ],
  [
    'an address is broken, another one has the coordinates of the place',
    list(
      'A,,https://www.google.com/maps/place/%E0%A4%A,,',
      'B,,"https://www.google.com/maps/place/B/@1.5,2.5,17z/data=!3d48.25!4d16.5",,',
    ),
    ['kick: A in A ?place', 'kick: B @48.25,16.5', 'bucket: Places (- -)'],
  ],
  [
    'an Excel user saved the list with a mark: the columns are found',
    `\ufeff${list('Sperl,,https://maps.google.com/?cid=1,,')}`,
    ['kick: Sperl in Sperl ?place', 'bucket: Places (-)'],
  ],
  [
    'reviews are visits of an unknown date',
    places(
      feature([16.3, 48.2], {
        five_star_rating_published: 4,
        review_text_published: 'Good.',
        location: { name: 'Sperl' },
      }),
    ),
    ['kick: Sperl @48.2,16.3', 'entry: Sperl done some time ago', 'bucket: Places (-)'],
  ],
  [
    'labelled places have a name and an address',
    places(feature([16.3, 48.2], { name: 'Home', address: 'Vienna' })),
    ['kick: Home @48.2,16.3', 'bucket: Places (-)'],
  ],
  [
    'a place has no name but an address',
    places(feature([16.3, 48.2], { location: { address: 'Ring 1, Vienna' } })),
    ['kick: Ring 1, Vienna @48.2,16.3 ! import-row.named-by-place', 'bucket: Places (-)'],
  ],
  [
    'one place is in two lists',
    {
      'A.csv': list('Sperl,,https://maps.google.com/?cid=1,,'),
      'B.csv': list('Sperl,,https://maps.google.com/?cid=1,,', 'Sperl,,https://maps.google.com/?cid=1,,'),
    },
    [
      'kick: Sperl in Sperl ?place',
      'kick: Sperl in Sperl ?place ! import-row.twice',
      'bucket: A (-)',
      'bucket: B (-)',
    ],
  ],
]
testOddities(oddities)
