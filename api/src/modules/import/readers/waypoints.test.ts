import { type Oddity, testOddities } from './testing/oddities'
import { rowsOf, useUploads } from './testing/uploads'

useUploads()

// topografix.com/GPX/1/1 and developers.google.com/kml/documentation/kmlreference.
const gpx = (
  content: string,
  attributes = 'version="1.1" creator="OsmAnd" xmlns="http://www.topografix.com/GPX/1/1"',
) => `<?xml version="1.0" encoding="UTF-8"?>\n<gpx ${attributes}>${content}</gpx>`
const kml = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>My map</name>${content}</Document></kml>`
const placemark = (geometry: string, name = '<name>Hut</name>') =>
  kml(`<Placemark>${name}${geometry}</Placemark>`)
const hut = ['kick: Hut @46.5,8.05', 'bucket: My map (-)']

test('reads waypoints with their texts', async () => {
  const rows = await rowsOf(
    gpx(
      '<metadata><name>Alps</name></metadata><wpt lat="46.5" lon="8.05"><time>2020-01-01T00:00:00Z</time><name>Hut</name><cmt>Soup</cmt><desc>2850 m &amp; cold</desc></wpt>',
    ),
  )
  expect(rows.map(({ item }) => item)).toMatchObject([
    {
      kind: 'kick',
      name: 'Hut',
      place: 'Hut',
      description: '2850 m & cold\n\nSoup',
      location: { lat: 46.5, lng: 8.05 },
    },
    { kind: 'bucket', name: 'Alps' },
  ])
})

const ofGpx: Oddity[] = [
  [
    'no namespace is declared: IsraelHikingMap/Site#340',
    gpx('<wpt lat="46.5" lon="8.05"><name>Hut</name></wpt>', 'creator="tallavi" version="0.31"'),
    ['kick: Hut @46.5,8.05', 'bucket: Places (-)'],
  ],
  [
    'the namespace has a prefix',
    '<g:gpx xmlns:g="http://www.topografix.com/GPX/1/0"><g:wpt lat="46.5" lon="8.05"><g:name>Hut</g:name></g:wpt></g:gpx>',
    ['kick: Hut @46.5,8.05', 'bucket: Places (-)'],
  ],
  [
    'a file has a route only: GIScience/ors-map-client#270',
    gpx('<rte><name>Werdum-Emden</name><rtept lon="7.72" lat="53.65"><name>R01</name></rtept></rte>'),
    ['kick: R01 @53.65,7.72', 'bucket: Werdum-Emden (-)'],
  ],
  [
    'a waypoint has no name: Akaflieg-Freiburg/enroute#145',
    gpx('<wpt lat="46.5" lon="8.05"/>'),
    ['kick: 46.5, 8.05 @46.5,8.05 ! import-row.named-by-place', 'bucket: Places (-)'],
  ],
  [
    'coordinates are empty: cgeo/cgeo#5099',
    gpx('<wpt lat="" lon=""><name>Final</name></wpt>'),
    ['kick: Final', 'bucket: Places (-)'],
  ],
  [
    'an element is not well-formed: Maproom/qmapshack#19',
    gpx(
      '<wpt lat="46.5" lon="8.05"><name>Hut</name><extensions><::ql:slope>10</::ql:slope></extensions></wpt><wpt lat="46.6" lon="8"><name>Peak</name></wpt>',
    ),
    ['kick: Hut @46.5,8.05', 'kick: Peak @46.6,8', 'bucket: Places (- -)'],
  ],
  [
    'a name has an invalid character: cachly/issues-tracker#4821',
    gpx('<wpt lat="46.5" lon="8.05"><name>H\u001fut</name></wpt>'),
    ['kick: Hut @46.5,8.05', 'bucket: Places (-)'],
  ],
  [
    'a name has an ampersand that is not escaped',
    gpx('<wpt lat="46.5" lon="8.05"><name>Salt & Pepper</name></wpt>'),
    ['kick: Salt & Pepper @46.5,8.05', 'bucket: Places (-)'],
  ],
  [
    'decimals have a comma',
    gpx('<wpt lat="46,5" lon="8,05"><name>Hut</name></wpt>'),
    ['kick: Hut @46.5,8.05', 'bucket: Places (-)'],
  ],
  ...(
    [
      ['in the other order only', '100.5', '13.7', 'kick: Hut @13.7,100.5 ! import-row.swapped'],
      ['with letters in the other order', '8.05° E', '46.5° N', 'kick: Hut @46.5,8.05'],
      ['with letters that contradict them', '46.5 E', '8.05 E', 'kick: Hut ! import-row.not-on-earth'],
      ['a latitude of 95', '95', '200', 'kick: Hut ! import-row.not-on-earth'],
      ['a longitude of 200', '46.5', '200', 'kick: Hut ! import-row.not-on-earth'],
      ['no numbers', 'NaN', 'NaN', 'kick: Hut ! import-row.not-on-earth'],
      ['one number', '', '8.05', 'kick: Hut ! import-row.one-coordinate'],
      ['0, 0', '0', '-0.0', 'kick: Hut'],
    ] as const
  ).map(([title, lat, lng, row]): Oddity => [
    `coordinates are ${title}`,
    gpx(`<wpt lat="${lat}" lon="${lng}"><name>Hut</name></wpt>`),
    [row, 'bucket: Places (-)'],
  ]),
  [
    'a file ends early: NecronomiconCoding/NecroBot#1063',
    gpx('<wpt lat="46.5" lon="8.05"><name>Hut</name></wpt><wpt lat="4').replace('</gpx>', ''),
    ['kick: Hut @46.5,8.05', '? import-row.broken', 'bucket: Places (-)'],
  ],
  [
    'entities are nested: none is expanded',
    `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${gpx('<wpt lat="46.5" lon="8.05"><name>Hut &b;</name></wpt>').replace(/^<\?.*\n/u, '')}`,
    ['kick: Hut &b; @46.5,8.05', 'bucket: Places (-)'],
  ],
]
const ofKml: Oddity[] = [
  [
    'spaces surround coordinates: flighttactics/TAKAware#101',
    placemark('<Point><coordinates>\n   8.05,46.5,2850 \n</coordinates></Point>'),
    hut,
  ],
  [
    'spaces are between coordinates: MKergall/osmbonuspack#233',
    placemark('<Point><coordinates>8.05, 46.5, 2850</coordinates></Point>'),
    hut,
  ],
  [
    'a track has its coordinates one by one, some empty: organicmaps/organicmaps#4162',
    placemark(
      '<gx:Track><when>2021-03-04T12:20:47Z</when><gx:coord>8.05 46.5 82</gx:coord><gx:coord/></gx:Track>',
    ),
    hut,
  ],
  [
    'a start is at 0, 0: OpenTracksApp/OpenTracks#629',
    placemark('<Point><coordinates>0.0,0.0</coordinates></Point>'),
    ['kick: Hut', 'bucket: My map (-)'],
  ],
  [
    'a line has its points in lines: JuliaComputing/KML.jl#11',
    placemark('<LineString><coordinates>8.05,46.5\n8.1,46.6</coordinates></LineString>'),
    hut,
  ],
  [
    'a place consists of several: openlayers/openlayers#1719',
    placemark(
      '<MultiGeometry><Point><coordinates>8.05,46.5,0</coordinates></Point><LineString><coordinates>1,2 3,4</coordinates></LineString></MultiGeometry>',
    ),
    hut,
  ],
  [
    'the name is hidden in extended data: organicmaps/organicmaps#11710',
    placemark(
      '<ExtendedData><SchemaData><SimpleData name="location">{}</SimpleData></SchemaData></ExtendedData><Point><coordinates>8.05,46.5</coordinates></Point>',
      '',
    ),
    ['kick: 46.5, 8.05 @46.5,8.05 ! import-row.named-by-place', 'bucket: My map (-)'],
  ],
  [
    'a place has only an address',
    placemark('<address>Fieschertal, Switzerland</address>'),
    ['kick: Hut in Fieschertal, Switzerland ?place', 'bucket: My map (-)'],
  ],
  [
    'a KMZ has photos before its KML: open-wanderer/wanderer#189',
    {
      'images/1.jpg': 'a',
      'map/doc.kml': placemark('<Point><coordinates>8.05,46.5,0</coordinates></Point>'),
    },
    hut,
  ],
  [
    'folders are Buckets',
    kml(
      '<Folder><name>Food</name><Folder><name>Cakes</name><Placemark><name>Sperl</name></Placemark></Folder><Placemark><name>Soup</name></Placemark></Folder>',
    ),
    ['kick: Sperl', 'kick: Soup', 'bucket: Cakes (-)', 'bucket: Food (-)'],
  ],
  [
    'a file is in UTF-16, and says so',
    Buffer.from(
      `\ufeff${placemark('<Point><coordinates>8.05,46.5,0</coordinates></Point>', '<name>Hütte</name>').replace('UTF-8', 'UTF-16')}`,
      'utf16le',
    ),
    ['kick: Hütte @46.5,8.05', 'bucket: My map (-)'],
  ],
]
testOddities([...ofGpx, ...ofKml])

test('turns HTML of a description into text', async () => {
  const [row] = await rowsOf(
    placemark('<description><![CDATA[<b>Open</b> &amp; warm<br>Soup]]></description>'),
  )
  expect(row?.item).toMatchObject({ description: 'Open & warm\nSoup' })
})
