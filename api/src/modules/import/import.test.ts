import { imports } from './tables'
import { addBucket, addEntry, addKick } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import type { ArchiveFile } from '../archive/format'
import { plain } from '../media/testing/drawn-pictures'
import { aBucket, aJournal, aKick, anArchive, anEntry, aStory, zipOf } from './testing/archives'
import { createImporter } from './testing/importer'

let site: TestSite
let person: SignedIn
let importer: ReturnType<typeof createImporter>
let photos: Record<string, Buffer>
beforeAll(async () => {
  site = await openTestSite()
  photos = {
    'media/1.jpg': await plain(30, 20).jpeg().toBuffer(),
    'media/2.jpg': await plain(40, 20).jpeg().toBuffer(),
    'media/broken.jpg': Buffer.from('no picture'),
  }
})
afterAll(() => site.close())
beforeEach(async () => {
  person = await signUp(site)
  importer = createImporter(site, person)
})

const photo = (file: string) => ({ file, alt: 'A rope', caption: 'Up' })

const whole = anArchive({
  kicks: [
    aKick('k1', { photos: [photo('media/1.jpg'), photo('media/2.jpg')] }),
    aKick('k2', { category: null, place: null, location: null }),
    aKick('k3'),
  ],
  buckets: [aBucket('b1', ['k3', 'k1'], { picture: 'media/1.jpg' }), aBucket('b2', [])],
  journals: [
    aJournal('j1', [aStory('s1', { kick: 'k1', photos: [photo('media/1.jpg'), photo('media/2.jpg')] })], {
      bucket: 'b1',
    }),
    aJournal('j2', [aStory('s2', { photos: [photo('media/2.jpg')] })]),
  ],
  log: [
    anEntry('e1', { kick: 'k2', photos: [photo('media/2.jpg')] }),
    anEntry('e2'),
    anEntry('e3', { kick: 'k1' }),
  ],
})
const rows = 12

const upload = async (archive: Partial<ArchiveFile>) =>
  importer.upload(await zipOf(anArchive(archive), photos))
async function bring(archive: Partial<ArchiveFile>) {
  const { _id: id } = await upload(archive)
  return importer.bring(id)
}

type Json = Record<string, unknown>
const get = async (url: string, by = person) =>
  (await site.call({ method: 'GET', url, token: by.token })).body as Json & Json[]

const titlesOf = (things: unknown, key = 'name') => (things as Json[]).map((thing) => thing[key])
const listed = (shown: unknown) =>
  (shown as { alt: string; caption: string; width: number }[]).map(({ alt, caption, width }) => ({
    alt,
    caption,
    width,
  }))

/** Returns the ids of the Kicks of a person, newest first. */
async function kickIds({ userId } = person): Promise<string[]> {
  const { rows: ids } = await site.database.$client.query<{ id: string }>(
    'select id from kicks where creator_id = $1 order by id desc',
    [userId],
  )
  return ids.map(({ id }) => id)
}

/** Returns what a person has, as an archive does: with names instead of ids, without times and audiences. */
async function contentOf(by = person) {
  const journals = await get('/api/journal/private', by)
  const kicks = await Promise.all((await kickIds(by)).map((id) => get(`/api/kick/${id}`, by)))
  const buckets = await get('/api/bucket', by)
  const nameOf = (of: Json[], id: unknown, key: string) => of.find(({ _id }) => _id === id)?.[key] ?? null
  return {
    kicks: kicks.map(
      ({
        name,
        description,
        category,
        continent,
        country,
        place,
        location,
        exactLocation = location,
        placePrecision,
        photos: own,
      }) => ({
        ...{
          name,
          description,
          category,
          continent,
          country,
          place,
          location: exactLocation,
          placePrecision,
        },
        photos: listed(own),
      }),
    ),
    buckets: buckets.map(({ name, description, picture, kicks: inside }) => ({
      ...{ name, description, hasPicture: picture !== null },
      kicks: (inside as Json[]).map(({ name: kick, targetOn, targetPrecision }) => ({
        kick,
        targetOn,
        targetPrecision,
      })),
    })),
    journals: await Promise.all(
      journals.map(async ({ _id, title, description, bucketId }) => ({
        ...{ title, description, bucket: nameOf(buckets, bucketId, 'name') },
        ...{ showsPlaces: (await get(`/api/journal/${String(_id)}`, by)).showsPlaces },
        stories: ((await get(`/api/journal/${String(_id)}`, by)).story as Json[]).map(
          ({ title: story, content, happenedOn, kickId, photos: own }) => ({
            ...{ story, content, happenedOn, kick: nameOf(kicks, kickId, 'name'), photos: listed(own) },
          }),
        ),
      })),
    ),
    log: (await get('/api/log', by)).map(({ kick, kickName, photos: own, ...entry }) => ({
      ...Object.fromEntries(
        ['state', 'on', 'precision', 'until', 'again', 'stars', 'note', 'steps', 'with', 'remind'].map(
          (key) => [key, entry[key]],
        ),
      ),
      ...{ name: kickName, kick: kick && Object(kick).name, photos: listed(own) },
    })),
    pictures: await site.database.$client
      .query('select count(*)::int as count from pictures where owner_id = $1', [by.userId])
      .then(({ rows: [row] }) => row.count as number),
  }
}

test('brings in an archive with all fields, in its order, all Private', async () => {
  const { state, counts, kinds, _id: id } = await upload(whole)
  expect({ state, counts, kinds }).toMatchObject({
    state: 'read',
    counts: { new: rows, here: 0, look: 0, unreadable: 0 },
    kinds: { kick: 3, bucket: 2, journal: 2, story: 2, entry: 3 },
  })
  expect(await importer.bring(id)).toMatchObject({
    ...{ state: 'brought', problem: null, done: rows, total: rows },
    counts: { new: 0, brought: rows },
  })
  const [first, second] = [
    { alt: 'A rope', caption: 'Up', width: 30 },
    { alt: 'A rope', caption: 'Up', width: 40 },
  ]
  const oslo = {
    place: 'Oslo',
    location: { lat: 59.9, lng: 10.7 },
    placePrecision: 'area',
    country: 'Norway',
  }
  const kick = { description: 'Brief.', category: 'Travel', continent: 'Europe', ...oslo, photos: [] }
  const target = { targetOn: '2030-05-01', targetPrecision: 'month' }
  const entry = {
    ...{
      state: 'done',
      on: '2023-07-01',
      precision: 'month',
      until: null,
      again: true,
      stars: 4,
      note: 'Cold',
    },
    ...{
      steps: [{ text: 'Pack', done: true }],
      with: [{ name: 'Tomas' }],
      remind: false,
      kick: null,
      photos: [],
    },
  }
  const story = { content: '# At six', happenedOn: '2024-01-02', kick: null }
  expect(await contentOf()).toEqual({
    kicks: [
      { name: 'Kick k1', ...kick, photos: [first, second] },
      { name: 'Kick k2', ...kick, category: null, place: null, location: null },
      { name: 'Kick k3', ...kick },
    ],
    buckets: [
      {
        ...{ name: 'Bucket b1', description: 'Up there', hasPicture: true },
        kicks: [
          { kick: 'Kick k3', ...target },
          { kick: 'Kick k1', ...target },
        ],
      },
      { name: 'Bucket b2', description: 'Up there', hasPicture: false, kicks: [] },
    ],
    journals: [
      {
        ...{ title: 'Journal j1', description: 'South', bucket: 'Bucket b1', showsPlaces: true },
        stories: [{ story: 'Story s1', ...story, kick: 'Kick k1', photos: [first, second] }],
      },
      {
        ...{ title: 'Journal j2', description: 'South', bucket: null, showsPlaces: true },
        stories: [{ story: 'Story s2', ...story, photos: [second] }],
      },
    ],
    log: [
      { name: 'Kick k2', ...entry, kick: 'Kick k2', photos: [second] },
      { name: 'Entry e2', ...entry },
      { name: 'Kick k1', ...entry, kick: 'Kick k1' },
    ],
    pictures: 7,
  })
  const { rows: shared } = await site.database.$client.query(
    `select from kicks where creator_id = $1 and audience <> 'Private'
     union all select from publications where owner_id = $1
     union all select from buckets where owner_id = $1 and audience <> 'Private'
     union all select from journals where creator_id = $1 and audience <> 'Private'
     union all select from log_entries where user_id = $1 and audience <> 'Private'`,
    [person.userId],
  )
  expect(shared).toEqual([])
})

test('a second import of the same adds nothing, and leads to what is here', async () => {
  await bring(whole)
  const before = await contentOf()
  const { _id: id, counts } = await upload(whole)
  expect(counts).toMatchObject({ new: 0, here: rows })
  const links = (await importer.rows(id, 'here')).map(({ link }) => link)
  for (const link of links)
    expect(link).toMatch(/^\/(kicks|buckets|journal|journal\/story\/[\w-]+|log)\/[\w-]{36}$/)
  expect(await importer.bring(id)).toMatchObject({ state: 'brought', counts: { brought: 0, here: rows } })
  expect(await contentOf()).toEqual(before)
  expect(await importer.takeBack(id)).toMatchObject({ counts: { takenBack: 0, here: rows } })
  expect(await contentOf()).toEqual(before)
})

test('an archive of this very site adds nothing', async () => {
  const kick = await addKick(site, person)
  const stranger = await signUp(site)
  const [shown, hidden] = [
    await addKick(site, stranger),
    await addKick(site, stranger, { audience: 'Private' }),
  ]
  const bucketId = await addBucket(site, person)
  const entryId = await addEntry(site, person, { kickId: kick.id })
  const { counts, _id: id } = await upload({
    kicks: [aKick(kick.id), aKick(shown.id, { by: 'Bea' }), aKick(hidden.id, { by: 'Bea' })],
    buckets: [aBucket(bucketId, [kick.id, shown.id])],
    log: [anEntry(entryId, { kick: kick.id })],
  })
  // The Kick that the person no longer sees returns as a copy.
  expect(counts).toMatchObject({ new: 1, here: 4 })
  expect(JSON.stringify(await importer.rows(id, 'new'))).not.toContain(`/kicks/${hidden.id}`)
})

test('Kicks of others become Private copies that name their creators', async () => {
  await bring({ kicks: [aKick('k1', { by: 'Bea' }), aKick('k2', { by: 'Cem', description: '' })] })
  expect((await contentOf()).kicks).toMatchObject([
    { description: 'Brief.\n\nFrom Bea' },
    { description: 'From Cem' },
  ])
})

test('brings in again what was deleted since', async () => {
  await bring({ kicks: [aKick('k1'), aKick('k2')] })
  const [kickId] = await kickIds()
  await site.call({ method: 'DELETE', url: `/api/kick/${kickId}`, token: person.token })
  expect(await bring({ kicks: [aKick('k1'), aKick('k2')] })).toMatchObject({
    counts: { brought: 1, here: 1 },
  })
})

describe('taking back', () => {
  test('leaves the account as it was', async () => {
    await addBucket(site, person)
    await addEntry(site, person)
    const before = await contentOf()
    const { _id: id } = await bring(whole)
    expect(await importer.takeBack(id)).toMatchObject({
      state: 'taken back',
      counts: { takenBack: rows, kept: 0 },
    })
    expect(await contentOf()).toEqual(before)
    expect(await site.store.has(`imports/${id}`)).toBe(false)
    expect((await bring(whole)).counts).toMatchObject({ brought: rows })
  })

  const put = (url: string, body: object) => site.call({ method: 'PUT', url, token: person.token, body })

  const edits: Record<
    string,
    { edit: (link: (name: string) => string) => Promise<unknown>; kept: string[] }
  > = {
    'a Kick, with the Buckets that it is in': {
      edit: (link) => put(`/api/kick/${link('Kick k1')}`, { name: 'Mine' }),
      kept: ['Bucket b1', 'Kick k1'],
    },
    'a Kick that was put into another Bucket': {
      edit: async (link) => {
        const bucketId = await addBucket(site, person)
        return put(`/api/bucket/${bucketId}/add`, { bucketId, kickId: link('Kick k2') })
      },
      kept: ['Kick k2'],
    },
    'a Kick that has another entry': {
      edit: (link) => addEntry(site, person, { kickId: link('Kick k2') }),
      kept: ['Kick k2'],
    },
    'a Bucket': {
      edit: (link) => put(`/api/bucket/${link('Bucket b2')}`, { name: 'Mine' }),
      kept: ['Bucket b2'],
    },
    'a Story with its Journal and Kick': {
      edit: (link) => put(`/api/story/${link('Story s1')}`, { title: 'Mine' }),
      kept: ['Bucket b1', 'Journal j1', 'Kick k1', 'Story s1'],
    },
    'an entry with its Kick': {
      edit: (link) => put(`/api/log/${link('Entry e1')}`, { note: 'Mine' }),
      kept: ['Entry e1', 'Kick k2'],
    },
  }
  test.each(Object.entries(edits))('keeps %s', async (_what, { edit, kept }) => {
    const { _id: id } = await bring(whole)
    const brought = await importer.rows(id, 'brought')
    await edit((name) =>
      String(
        brought
          .find((row) => row.name === name)
          ?.link?.split('/')
          .at(-1),
      ),
    )
    expect((await importer.takeBack(id)).counts).toMatchObject({
      kept: kept.length,
      takenBack: rows - kept.length,
    })
    const left = await importer.rows(id, 'kept')
    expect(titlesOf(left).sort()).toEqual(kept)
    expect(left.map(({ reason }) => reason?.code)).toEqual(kept.map(() => 'import.changed-since'))
  })

  test('keeps a Bucket that a later import put a Kick into', async () => {
    const { _id: id } = await bring({ kicks: [aKick('k1')], buckets: [aBucket('b1', ['k1'])] })
    await bring({ kicks: [aKick('k1'), aKick('k2')], buckets: [aBucket('b1', ['k1', 'k2'])] })
    expect((await contentOf()).buckets).toMatchObject([{ kicks: [{ kick: 'Kick k1' }, { kick: 'Kick k2' }] }])
    await importer.takeBack(id)
    expect((await contentOf()).buckets).toMatchObject([{ kicks: [{ kick: 'Kick k2' }] }])
  })
})

describe('a row that needs a look', () => {
  test('comes in once it is mended, with what belongs to it', async () => {
    const { _id: id } = await upload({
      kicks: [aKick('k1', { name: ' ' }), aKick('k2')],
      buckets: [aBucket('b1', ['k1', 'k2'])],
      log: [anEntry('e1', { kick: 'k1' }), anEntry('e2', { on: '2999-01-01', precision: 'day' })],
    })
    expect(await importer.rows(id, 'look')).toMatchObject([
      { number: 1, kind: 'kick', reason: { code: 'title.none' } },
      { number: 5, kind: 'entry', reason: { code: 'log.in-future' } },
    ])
    expect(await importer.bring(id)).toMatchObject({
      state: 'brought',
      counts: { brought: 2, look: 2, new: 1 },
    })
    expect(await importer.rows(id, 'new')).toMatchObject([
      { name: 'Entry e1', reason: { code: 'import.waiting' } },
    ])
    expect(await importer.call('PUT', `/${id}/row/1`, {})).toMatchObject({ body: { state: 'look' } })
    expect(await importer.call('PUT', `/${id}/row/1`, { name: 'Swim' })).toMatchObject({
      body: { state: 'new', name: 'Swim', reason: null, detail: { bucket: 'Bucket b1' } },
    })
    expect(await importer.call('GET', `/${id}`)).toMatchObject({ body: { kinds: { kick: 1, bucket: 1 } } })
    await importer.call('PUT', `/${id}/row/5`, { on: '2020-05-17', precision: 'month' })
    expect(await importer.bring(id)).toMatchObject({ counts: { brought: 5, look: 0, new: 0 } })
    const content = await contentOf()
    expect(content.buckets).toMatchObject([{ kicks: [{ kick: 'Kick k2' }, { kick: 'Swim' }] }])
    expect(content.log).toMatchObject([{ kick: 'Swim' }, { name: 'Entry e2', on: '2020-05-01' }])
  })

  test('can be left out, and back in', async () => {
    const { _id: id } = await upload({ kicks: [aKick('k1'), aKick('k2')] })
    await importer.call('PUT', `/${id}/row/1`, { leftOut: true })
    expect(await importer.settled(id)).toMatchObject({ counts: { new: 1, leftOut: 1 } })
    expect(await importer.bring(id)).toMatchObject({ counts: { brought: 1, leftOut: 1 } })
    await importer.call('PUT', `/${id}/row/1`, { leftOut: false })
    expect(await importer.bring(id)).toMatchObject({ counts: { brought: 2, leftOut: 0 } })
    expect(await importer.call('PUT', `/${id}/row/1`, { leftOut: true })).toMatchObject({
      ...{ status: 409, body: { code: 'import.not-fixable' } },
    })
  })

  test('can be read with its whole text', async () => {
    const description = 'A long day. '.repeat(99).trim()
    const { _id: id } = await upload({
      kicks: [aKick('k1', { name: '', description })],
      log: [anEntry('e1', { on: '2999-01-01', precision: 'day', until: '2999-01-03' })],
    })
    const [short] = await importer.rows(id, 'look')
    expect(String(short?.detail['text']).length).toBeLessThan(300)
    const { body } = await importer.call('GET', `/${id}/row?state=look&whole=true`)
    expect(body).toMatchObject([
      { at: 'kicks · 1', detail: { text: description, category: 'Travel', until: null, state: null } },
      { at: 'log · 1', detail: { category: null, until: '2999-01-03', state: 'done' } },
    ])
  })
})

test('a thing that the file has twice is left out once', async () => {
  const { _id: id, counts } = await upload({ kicks: [aKick('k1'), aKick('k1', { name: 'Again' })] })
  expect(counts).toMatchObject({ new: 1, leftOut: 1 })
  await importer.call('PUT', `/${id}/row/2`, { leftOut: false })
  expect(await importer.bring(id)).toMatchObject({ counts: { brought: 1, here: 1 } })
})

test('country and continent come from the place', async () => {
  const waypoint = '<gpx version="1.1"><wpt lat="59.9" lon="10.7"><name>Oslo</name></wpt></gpx>'
  const { _id: id } = await importer.upload(Buffer.from(waypoint))
  await importer.bring(id)
  expect((await contentOf()).kicks).toMatchObject([{ country: 'Norway', continent: 'Europe' }])
})

describe('photos', () => {
  test('that are no pictures, or missing, are counted and skipped', async () => {
    const own = [photo('media/broken.jpg'), photo('media/none.jpg'), photo('media/1.jpg')]
    const { _id: id } = await bring({ kicks: [aKick('k1', { photos: own })] })
    expect((await contentOf()).kicks).toMatchObject([{ photos: [{ width: 30 }] }])
    expect(await importer.rows(id, 'brought')).toMatchObject([
      { reason: { code: 'import.photos-missing', values: { count: 2 } }, detail: { photos: 3 } },
    ])
  })

  test('can be left out, except for those of Stories', async () => {
    const { _id: id } = await upload(whole)
    await importer.call('PUT', `/${id}/choices`, { photosLeftOut: true })
    expect(await importer.bring(id)).toMatchObject({ counts: { brought: rows - 2, look: 2 } })
    expect((await contentOf()).pictures).toBe(0)
  })
})

describe('a file', () => {
  test.each([
    ['that is cut off', '{"format":"bucketeer","kicks":[', 'import-file.damaged'],
    ['of a later version', JSON.stringify({ ...whole, version: 99 }), 'import.newer-archive'],
    ['of another format', '{"like":{"format":"bucketeer"}}', 'import.not-an-archive'],
  ])('%s is refused with a sentence', async (_what, file, code) => {
    expect(await importer.upload(Buffer.from(file))).toMatchObject({ state: 'failed', problem: { code } })
  })

  test('with a damaged thing has the others', async () => {
    const damaged = { ...aKick('k1'), location: 'Oslo' }
    const archive = { ...anArchive({}), kicks: [damaged, aKick('k2'), 'x'] }
    const { _id: id, counts, kinds } = await importer.upload(await zipOf(archive))
    expect(counts).toMatchObject({ new: 1, unreadable: 2 })
    expect(kinds).toEqual({ kick: 1 })
    expect(await importer.rows(id, 'unreadable')).toMatchObject(
      [
        { at: undefined, reason: { code: 'import.damaged-thing', values: { field: 'location' } } },
        { reason: { code: 'import.damaged-thing' } },
      ].map(({ reason }) => ({ reason })),
    )
  })

  test('with characters that the database does not have is read', async () => {
    expect(await bring({ kicks: [aKick('k1', { name: 'A\0B\uD800', description: '\0' })] })).toMatchObject({
      counts: { brought: 1 },
    })
    expect(titlesOf((await contentOf()).kicks)).toEqual(['AB'])
  })

  test('must be one file in the right field', async () => {
    expect((await importer.call('POST', '', {})).body).toMatchObject({ code: 'import.not-multipart' })
    expect((await importer.send(Buffer.alloc(0))).json()).toMatchObject({ code: 'import.empty' })
  })

  test('can be deleted before anything was created only', async () => {
    const { _id: id } = await upload({ kicks: [aKick('k1')] })
    expect(await importer.call('DELETE', `/${id}`)).toMatchObject({ status: 204 })
    expect(await site.store.has(`imports/${id}`)).toBe(false)
    const { _id: brought } = await bring({ kicks: [aKick('k1')] })
    expect(await importer.call('DELETE', `/${brought}`)).toMatchObject({
      status: 409,
      body: { code: 'import.not-now' },
    })
  })
})

test('lists have pages', async () => {
  const { _id: id } = await upload({ kicks: ['a', 'b', 'c'].map((name) => aKick(name)) })
  const { body, headers } = await importer.call('GET', `/${id}/row?state=new&limit=2`)
  expect(titlesOf(body)).toEqual(['Kick a', 'Kick b'])
  expect(headers['link']).toBe(`</api/import/${id}/row?state=new&limit=2&cursor=2>; rel="next"`)
  expect(titlesOf((await importer.call('GET', `/${id}/row?state=new&limit=2&cursor=2`)).body)).toEqual([
    'Kick c',
  ])
  expect((await importer.call('GET', '')).body).toMatchObject([
    { _id: textAt(await importer.settled(id), '_id') },
  ])
  await site.database.update(imports).set({ expiresAt: new Date(0) })
  expect((await importer.call('GET', '')).body).toEqual([])
})
