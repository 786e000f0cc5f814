import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { SaxesParser } from 'saxes'
import { Value } from 'typebox/value'
import { addBucket, addEntry, addJournal, addKick, addStory } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { ArchiveFile } from './format'
import { fetchArchive } from './testing/fetch-archive'

let site: TestSite
let ann: SignedIn
let files: Map<string, Buffer>
beforeAll(async () => {
  site = await openTestSite()
  ann = await signUp(site, { userName: 'Ann <b>' })
  const kick = await addKick(site, ann, { name: '=1+1, "quoted"', description: 'A & B\u0007' })
  const bucketId = await addBucket(site, ann)
  const body = { bucketId, kickId: kick.id }
  await site.call({ method: 'PUT', url: `/api/bucket/${bucketId}/add`, token: ann.token, body })
  const dates = [
    { on: '2024-05-03', precision: 'day', until: '2024-05-05', note: 'Cold;\nwet.', with: [{ name: 'Ben' }] },
    { on: '2023-06-01', precision: 'season', again: true, stars: 4 },
    { precision: 'unknown' },
  ]
  for (const date of dates) await addEntry(site, ann, { kickId: kick.id, ...date })
  await addEntry(site, ann, { state: 'doing', steps: [{ text: 'Train', done: true }] })
  const story = {
    title: 'Danube',
    content: '# Dawn\n\n- [x] swum\n\n<script>alert(1)</script> **cold**',
    kickId: kick.id,
  }
  await addStory(site, ann, await addJournal(site, ann), story)
  const comment = { text: '-see you' }
  await site.call({ method: 'POST', url: `/api/kick/${kick.id}/comments`, token: ann.token, body: comment })
  for (const {
    rows: [{ id }],
  } of [await site.database.$client.query('select id from pictures limit 1')])
    await site.store.put(`pictures/${id}/1280.webp`, Buffer.from('picture'))
  files = await fetchArchive(site, ann)
})
afterAll(() => site.close())

const textOf = (path: string) => String(files.get(path))
const json = () => JSON.parse(textOf('bucketeer.json'))
const pages = () => [...files.keys()].filter((path) => path.endsWith('.html'))

test('bucketeer.json has all, as its schema says', () => {
  expect(Value.Errors(ArchiveFile, json())).toEqual([])
  expect(Value.Clean(ArchiveFile, json())).toEqual(json())
  expect(JSON.parse(textOf('bucketeer.schema.json'))).toEqual(JSON.parse(JSON.stringify(ArchiveFile)))
  const [kick] = json().kicks.filter(({ name }: { name: string }) => name.startsWith('='))
  expect(json()).toMatchObject({
    person: { name: 'Ann <b>', tagline: 'Out and about' },
    buckets: [{ name: 'North', kicks: [{ kick: kick.id }] }],
    journals: [{ title: 'Six weeks on rails', stories: [{ title: 'Danube', kick: kick.id }] }],
    log: [
      { state: 'doing', steps: [{ text: 'Train', done: true }] },
      { kick: kick.id, on: '2024-05-03', until: '2024-05-05', with: ['Ben'] },
      { kick: kick.id, on: '2023-06-01', precision: 'season', again: true, stars: 4 },
      { kick: kick.id, on: null, precision: 'unknown' },
    ],
  })
  expect(kick).toMatchObject({ by: null, location: { lat: 59.9, lng: 10.7 }, country: 'Norway' })
})

test('CHECKSUMS has the SHA-256 of each other file', () => {
  const sums = [...files].flatMap(([path, bytes]) =>
    path === 'CHECKSUMS' ? [] : `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`,
  )
  expect(textOf('CHECKSUMS')).toBe(sums.join(''))
})

test('each link of a page leads to a file of the archive, or to a place in it', () => {
  const inside = pages().flatMap((page) =>
    [...textOf(page).matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target = '']) => {
      const [path = '', place] = target.split('#')
      return { path: join(dirname(page), path), place }
    }),
  )
  // The pictures of this test have no files, but for one.
  const missing = inside.filter(({ path, place }) => {
    if (path.startsWith('media/')) return false
    return !files.has(path) || (place !== undefined && !textOf(path).includes(` id="${place}"`))
  })
  expect(inside.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
  expect([...files.keys()].filter((path) => path.startsWith('media/'))).toHaveLength(1)
})

test('pages have no scripts, and no elements that people wrote', () => {
  for (const page of pages())
    expect(textOf(page)).not.toMatch(/<(?:script|b)\b|javascript:|https?:\/\/(?!localhost|127)/)
  const journal = pages().find((page) => page.includes('journal-')) ?? ''
  expect(textOf(journal)).toContain('<h3>Dawn</h3>')
  expect(textOf(journal)).toContain('<strong>cold</strong>')
  expect(textOf(journal)).toContain('&lt;script&gt;')
})

test('tables are CSV, whose texts are no formulas', () => {
  const tableOf = (name: string) => parse(textOf(`csv/${name}.csv`), { bom: true, columns: true })
  const name = `'=1+1, "quoted"`
  expect(tableOf('kicks')).toContainEqual(
    expect.objectContaining({ name, latitude: '59.9', country: 'Norway' }),
  )
  expect(tableOf('buckets')).toMatchObject([{ bucket: 'North', kick: name }])
  expect(tableOf('log')).toMatchObject([
    { state: 'doing' },
    { note: 'Cold;\nwet.', with: 'Ben' },
    { stars: '4' },
    { date: '' },
  ])
  expect(tableOf('stories')).toMatchObject([{ journal: 'Six weeks on rails', story: 'Danube' }])
  expect(tableOf('comments')).toMatchObject([{ on: 'Kick', name, comment: `'-see you` }])
})

test('the places are well-formed GPX, and known days events of a calendar', () => {
  const names: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => void names.push(name))
  parser.write(textOf('kicks.gpx')).close()
  expect(names.filter((name) => name === 'wpt')).toHaveLength(2)
  const events = new ICAL.Component(ICAL.parse(textOf('log.ics'))).getAllSubcomponents('vevent')
  expect(
    events.map((event) =>
      ['dtstart', 'dtend', 'description'].map((name) => String(event.getFirstPropertyValue(name))),
    ),
  ).toEqual([['2024-05-03', '2024-05-06', 'Cold;\nwet.']])
})

test('a Journal is a text with a name that tells which', () => {
  const [path = ''] = [...files.keys()].filter((name) => name.endsWith('.md'))
  expect(path).toMatch(/^journals\/six-weeks-on-rails-[0-9a-f]{6}\.md$/)
  expect(textOf(path)).toMatch(/^# Six weeks on rails\n\nSouth\n\n## Danube\n\n# Dawn/)
})

test('pages are in the language of the person, from right to left in Arabic', async () => {
  await site.database.$client.query(`update users set language = 'ar' where id = $1`, [ann.userId])
  files = await fetchArchive(site, ann)
  expect(textOf('index.html')).toContain('<html lang="ar" dir="rtl">')
  expect(textOf('index.html')).toContain('السلال')
})
