import fc from 'fast-check'
import { InvalidValue } from '@bucketeer/host/server'
import { maxRows, openUpload } from './open'
import { newPath, rowsOf, summary, withUpload, writeUpload, useUploads } from './testing/uploads'
import { writeFile } from 'node:fs/promises'

useUploads()

const sources: [source: string, content: string][] = [
  [
    'adventurelog',
    '{"version": "1", "export_date": "2026", "user_email": "a@b.c", "locations": [{"name": "Rome"}]}',
  ],
  ['polarsteps', '{"name": "Trip", "all_steps": [{"id": 1, "display_name": "Rome"}]}'],
  ['swarm', '{"items": [{"createdAt": 1, "type": "checkin", "venue": {"name": "Rome"}}]}'],
  [
    'google',
    '{"type": "FeatureCollection", "features": [{"geometry": {"coordinates": [1, 2]}, "properties": {"Title": "Rome"}}]}',
  ],
  ['google', 'Title,Note,URL,Comment\nRome,,https://www.google.com/maps/place/Rome,\n'],
  ['gpx', '<gpx><wpt lat="1" lon="2"><name>Rome</name></wpt></gpx>'],
  ['kml', '<kml><Placemark><name>Rome</name></Placemark></kml>'],
  ['ics', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Rome\nDTSTART:20200101\nEND:VEVENT\nEND:VCALENDAR\n'],
  ['csv', 'Name;Date\nRome;2020\nOslo;2021\n'],
  ['markdown', '# Trips\n- [ ] Rome\n- [x] Oslo\n'],
  ['markdown', 'Trips, all of them\n- [ ] Rome, 2030\n- [x] Oslo, 2020\n'],
]

test.each(sources)('recognises %s by its content, whatever its name', async (source, content) => {
  for (const fileName of ['a.txt', 'a.zip', 'a'])
    expect(await withUpload(content, async (upload) => upload.source, { fileName })).toBe(source)
})

const unknown: [title: string, content: string | Buffer][] = [
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0])],
  ['a page', '<!doctype html><title>Rome</title>'],
  ['other JSON', '{"name": "Rome", "version": 1}'],
  ['nothing', ''],
]
test.each(unknown)('refuses %s', async (_, content) => {
  await expect(rowsOf(content)).rejects.toMatchObject({ sentence: { code: 'import-file.unknown' } })
})

test('refuses more rows than it brings in, and an upload without any', async () => {
  const rows = `Name,Note\n${'a,b\n'.repeat(maxRows + 1)}`
  await expect(rowsOf(rows)).rejects.toMatchObject({
    sentence: { code: 'import-file.too-many-rows', values: { max: 10_000 } },
  })
  await expect(rowsOf('<gpx></gpx>')).rejects.toMatchObject({ sentence: { code: 'import-file.empty' } })
})

test.each(sources)('gives the things of %s the same ids in a second export', async (_, content) => {
  const ids = async () => (await rowsOf(content)).map(({ item }) => item?.id)
  expect(await ids()).toEqual(await ids())
})

const slow: [title: string, content: string][] = [
  ['empty lines', '\n'.repeat(2 ** 20)],
  ['a cell of spaces', `Name,Coordinates,Date\nRome,1${' '.repeat(900_000)}x,1${' '.repeat(90_000)}x\n`],
  ['a heading of signs', `# ${'#'.repeat(2 ** 20)}x\n- [ ] Rome\n`],
  ['elements in elements', `<kml>${'<a>'.repeat(2 ** 18)}${'<coordinates/>'.repeat(2 ** 18)}`],
  ['brackets', `[ ] ${'['.repeat(2 ** 20)}\n`],
]
test.each(slow)('reads or refuses %s at once', async (_, content) => readsOrRefuses(Buffer.from(content)))

async function readsOrRefuses(content: Buffer) {
  const path = newPath()
  await writeFile(path, content)
  try {
    const upload = await openUpload(path, 'upload', {})
    for await (const { item, unreadable } of upload.rows()) expect(item ?? unreadable).toBeDefined()
    await upload.close()
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidValue)
  }
}

test('refuses random bytes with a sentence, or reads them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (bytes) => readsOrRefuses(Buffer.from(bytes))),
    { numRuns: 100 },
  )
})

test('refuses files that are cut or have random bytes with a sentence, or reads them', async () => {
  const files = [
    ...sources.map(([, content]) => Buffer.from(content)),
    await import('node:fs/promises').then(async ({ readFile }) =>
      readFile(
        await writeUpload(
          Object.fromEntries(
            sources.map(([source, content], index) => [
              `${index}-${source}.${source === 'ics' ? 'ics' : 'json'}`,
              content,
            ]),
          ),
        ),
      ),
    ),
  ]
  const change = fc.record({
    file: fc.nat(files.length - 1),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.uint8Array({ maxLength: 4 }),
    isCut: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(change, async ({ file, at, bytes, isCut }) => {
      const content = Buffer.from(files[file] ?? [])
      const index = Math.floor(at * content.length)
      content.set(bytes.subarray(0, content.length - index), index)
      await readsOrRefuses(isCut ? content.subarray(0, index) : content)
    }),
    { numRuns: 400 },
  )
})

test('reads JSON of any shape', async () => {
  const heads = [
    '"all_steps": 1,',
    '"FeatureCollection": 1,',
    '"createdAt": 1, "type": "checkin",',
    '"export_date": 1, "user_email": 1,',
  ]
  const keys = [
    'items',
    'features',
    'locations',
    'collections',
    'all_steps',
    'visits',
    'images',
    'venue',
    'location',
    'properties',
    'geometry',
    'coordinates',
    'name',
    'id',
    'createdAt',
    'start_time',
  ]
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(null, 0, -1, 1e300, 'text', '', true, '2020-01-01'),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 6 }),
    ),
  }))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...heads),
      fc.dictionary(fc.constantFrom(...keys), value),
      async (head, object) =>
        readsOrRefuses(Buffer.from(JSON.stringify(object).replace('{', `{${head}`).replace(/,\}$/u, '}'))),
    ),
    { numRuns: 400 },
  )
})

test('names are stored without control characters and halves of characters', async () => {
  const rows = await rowsOf(
    JSON.stringify({ items: [{ type: 'checkin', createdAt: 1, venue: { name: 'R\0o\u0007m\ud800e' } }] }),
  )
  expect(summary(rows)).toEqual(['kick: Rome', 'entry: Rome done 1970-01-01'])
})
