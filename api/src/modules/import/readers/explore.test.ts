import { rowsOf, summary, withUpload } from './testing/uploads'

const cases: [string, Parameters<typeof rowsOf>[0], Parameters<typeof rowsOf>[1]?][] = [
  ['csv', 'Name;Datum;Ort;Status\nNordlicht;3.5.2001;Tromsø;erledigt\nLouvre;;Paris;\n\n;;;\n;;Rom;ja\nX;31.2.2001;;ja\n'],
  ['csv2', 'sep=,\nTitle,Date,Coordinates\nA,05/03/2001,"48.2, 16.3"\nB,25/03/2001,"N 48°12\'30"" E 16°22\'"\nC,2030,\nA,05/03/2001,"48.2, 16.3"\n'],
  ['md', '# Japan\n\n- [ ] Fuji\n  sunrise!\n- [x] **Kyoto** temples, May 2014\n  - bamboo\n  - [ ] tea\n\n## Food\n1. Ramen\n2. ✅ Sushi\n3. ~~Udon~~\n'],
  ['txt', 'Rome\n\nSee whales\n☑ Skydive\n'],
  ['gpx', '<?xml version="1.0"?><gpx version="1.1"><metadata><name>Trip</name></metadata><wpt lat="48,2" lon="16.3"><name>Vienna &amp; me</name><desc>d</desc></wpt><wpt lat="1" lon="2"/><wpt lat="0" lon="0"><name>Null</name></wpt></gpx>'],
  ['kml', { 'x/doc.kml': '<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>My map</name><Folder><name>Food</name><Placemark><name>Café</name><description><![CDATA[Good<br>tea &amp; more]]></description><Point><coordinates>\n 16.3,48.2,0\n</coordinates></Point></Placemark></Folder><Placemark><name>Addr</name><address>Paris</address></Placemark></Document></kml>' }],
  ['ics', 'BEGIN:VCALENDAR\r\nX-WR-CALNAME:Trips\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Berlin\\, again\r\nDTSTART;VALUE=DATE:20200101\r\nDTEND;VALUE=DATE:20200104\r\nGEO:52.5;13.4\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Moon\r\nDTSTART:20400101T100000Z\r\nLOCATION:Moon Base\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:bad\r\nDTSTART:garbage\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'],
  ['swarm', { 'checkins1.json': JSON.stringify({ count: 2, items: [{ id: 'a', createdAt: '2020-01-01 23:30:00.000000', type: 'checkin', timeZoneOffset: 60, venue: { id: 'v', name: 'Café' }, lat: 48.2, lng: 16.3, shout: 'hi' }, { id: 'b', createdAt: 1577923200, type: 'checkin', venue: { id: 'v', name: 'Café' } }, { venue: null }] }) }],
  ['google', { 'Takeout/Saved/Want to go.csv': 'Title,Note,URL,Comment\n,,,\nLouvre,go,https://www.google.com/maps/place/Louvre/data=!4m2!3m1!1s0x8085808941977519:0x6a23af223bffdaf8,\nPin,,"https://www.google.com/maps/search/48.2,16.3",\n', 'Takeout/Maps/Saved Places.json': JSON.stringify({ type: 'FeatureCollection', features: [{ geometry: { coordinates: [0, 0], type: 'Point' }, properties: { date: '2024-05-28T18:42:08Z', google_maps_url: 'http://maps.google.com/?q=42.30039043516156,-71.12115081399679', Comment: 'No location information is available for this saved place' }, type: 'Feature' }] }) }],
  ['al', { 'data.json': JSON.stringify({ version: '1', export_date: 'x', user_email: 'e', collections: [{ export_id: 0, name: 'Italy', description: 'd' }], locations: [{ name: 'Rome', location: 'Rome, Italy', latitude: '41.9', longitude: '12.5', rating: 4.6, collection_export_ids: [0], visits: [{ start_date: '2024-05-03T22:30:00+00:00', end_date: null, timezone: 'Europe/Rome', notes: 'n' }], images: [{ filename: 'a.jpg', is_primary: true }] }] }), 'images/a.jpg': 'x' }],
  ['ps', { 'trip/t_1/trip.json': JSON.stringify({ id: 1, name: 'Trip', summary: 's', start_date: 1, step_count: 1, all_steps: [{ id: 5, uuid: 'u', display_name: 'London', description: 'text', start_time: 1735693269, timezone_id: 'Europe/London', location: { name: 'London', country_code: 'GB', lat: 51.5, lon: -0.1 } }] }), 'trip/t_1/london_5/photos/a.jpg': 'x', 'trip/t_1/locations.json': '{"locations":[]}' }],
]
test.each(cases)('%s', async (_, content, options) => {
  const [source, asks] = await withUpload(content, async (upload) => [upload.source, upload.asks])
  const rows = await rowsOf(content, options)
  process.stdout.write([source, JSON.stringify(asks), ...summary(rows), JSON.stringify(rows.filter((r) => r.item?.kind === 'kick' && r.item.description).map((r) => r.item?.kind === 'kick' && r.item.description)), rows.map((r) => r.at).join('|'), ''].join('\n'))
})
