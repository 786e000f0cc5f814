import { newId } from '@bucketeer/host/server'
import { addBucket, addJournal, addPicture, signedUrl } from '../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
let otto: SignedIn
let journalId: string
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  otto = await signUp(site)
  journalId = await addJournal(site, mira, { visibility: 'Public' })
})
afterAll(() => site.close())

const call = (person: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  site.call({ method, url, token: person.token, body })
const upload = async (person = mira) => (await addPicture(site, person.userId)).url
const uploads = (count: number) => Promise.all(Array.from({ length: count }, () => upload()))
const asPhotos = (urls: string[]) => urls.map((url) => ({ url }))
const idOf = (url: string) => url.split('/')[2] ?? ''

interface Shown {
  photos: { _id: string; url: string; alt: string; caption: string }[]
  pictures: string
}
const urlsIn = (body: unknown) => (body as Shown).photos.map(({ url }) => url)
const isStored = async (url: string) => {
  const { rowCount } = await site.database.$client.query('select from pictures where id = $1', [idOf(url)])
  return rowCount === 1
}

/** A Kick and a Story, and how they are created, changed and read. */
const things = [
  {
    name: 'A Kick',
    max: 8,
    create: (fields: object, person = mira) =>
      call(person, 'POST', '/api/kick', {
        name: 'Swim',
        category: 'Activity',
        continent: 'Europe',
        ...fields,
      }),
    change: (id: string, fields: object) =>
      call(mira, 'PUT', `/api/kick/${id}`, { name: 'Dive', category: 'Activity', ...fields }),
    read: async (id: string) => (await call(mira, 'GET', `/api/kick/${id}`)).body,
    remove: (id: string) => call(mira, 'DELETE', `/api/kick/${id}`),
  },
  {
    name: 'A Story',
    max: 20,
    create: (fields: object) =>
      call(mira, 'POST', `/api/story/${journalId}`, { title: 'Danube', content: '', journalId, ...fields }),
    change: (id: string, fields: object) =>
      call(mira, 'PUT', `/api/story/${id}`, { title: 'Tisza', content: '', ...fields }),
    read: async (id: string) => {
      const { body } = await call(mira, 'GET', `/api/journal/${journalId}`)
      return (body as { story: { _id: string }[] }).story.find(({ _id }) => _id === id)
    },
    remove: (id: string) =>
      call(mira, 'PUT', `/api/journal/${journalId}/remove/story`, { journalId, storyId: id }),
  },
] as const

describe.each(things)('$name', ({ name, max, create, change, read, remove }) => {
  const created = async (fields: object) => {
    const { status, body } = await create(fields)
    expect([status, body]).toEqual([201, expect.anything()])
    return { id: textAt(body, '_id'), body: body as Shown }
  }
  const withPhotos = async (count: number) => {
    const urls = await uploads(count)
    return { urls, ...(await created({ pictures: urls[0], photos: asPhotos(urls) })) }
  }
  const changed = async (id: string, fields: object) => {
    const { status, body } = await change(id, fields)
    expect([status, body]).toEqual([200, expect.anything()])
    return body as Shown
  }

  test('without `photos` has its picture as the only photo', async () => {
    const url = await upload()
    const { id, body } = await created({ pictures: url })
    const photo = { _id: idOf(url), url, width: 1280, height: 960, alt: '', caption: '' }
    expect(body.photos).toEqual([photo])
    expect(await read(id)).toMatchObject({ photos: [photo] })
  })

  test('keeps photos with their texts in order', async () => {
    const [first, second, third] = await uploads(3)
    const photos = [
      { url: first, alt: 'A lake', caption: 'Six in the morning' },
      { url: second },
      { url: third, alt: 'x'.repeat(1500), caption: 'y'.repeat(300) },
    ]
    const { id, body } = await created({ pictures: first, photos })
    expect(body.pictures).toBe(first)
    expect(body.photos).toMatchObject([photos[0], { url: second, alt: '', caption: '' }, photos[2]])
    expect(await read(id)).toMatchObject({ photos: body.photos })
  })

  test('reorders: `pictures` is the first photo', async () => {
    const { id, urls } = await withPhotos(4)
    const reversed = urls.toReversed()
    const body = await changed(id, {
      pictures: reversed[0],
      photos: reversed.map((url, index) => ({ url, caption: String(index) })),
    })
    expect([body.pictures, urlsIn(body)]).toEqual([reversed[0], reversed])
    const shown = await read(id)
    expect([urlsIn(shown), (shown as Shown).photos.map(({ caption }) => caption)]).toEqual([
      reversed,
      ['0', '1', '2', '3'],
    ])
    for (const url of urls) expect(await isStored(url)).toBe(true)
  })

  test('a change of `pictures` alone replaces the first photo and its texts, and leaves the others', async () => {
    const [first, second] = await uploads(2)
    const texts = { alt: 'A lake', caption: 'Cold' }
    const { id } = await created({
      pictures: first,
      photos: [
        { url: first, ...texts },
        { url: second, ...texts },
      ],
    })
    const same = await changed(id, { pictures: first })
    expect(same.photos).toMatchObject([
      { url: first, ...texts },
      { url: second, ...texts },
    ])
    const next = await upload()
    const { photos, pictures } = await changed(id, { pictures: next })
    expect(pictures).toBe(next)
    expect(photos).toMatchObject([
      { url: next, alt: '', caption: '' },
      { url: second, ...texts },
    ])
    expect([await isStored(first ?? ''), await isStored(second ?? '')]).toEqual([false, true])
  })

  test('a picture that is among the other photos moves to the front', async () => {
    const { id, urls } = await withPhotos(3)
    const [first, second, third] = urls
    expect(urlsIn(await changed(id, { pictures: third }))).toEqual([third, second])
    expect(await isStored(first ?? '')).toBe(false)
  })

  test('removes the pictures of photos that are left out, and of all when it is deleted', async () => {
    const { id, urls } = await withPhotos(3)
    const [first = '', second = '', third = ''] = urls
    await changed(id, { pictures: first, photos: asPhotos([first, third]) })
    expect(await Promise.all([first, second, third].map(isStored))).toEqual([true, false, true])
    await remove(id)
    expect(await Promise.all([first, third].map(isStored))).toEqual([false, false])
  })

  test('accepts as many photos as it can have, and refuses one more', async () => {
    const urls = await uploads(max + 1)
    await created({ pictures: urls[0], photos: asPhotos(urls.slice(0, max)) })
    expect(await create({ pictures: urls[0], photos: asPhotos(urls) })).toMatchObject({
      status: 400,
      body: { message: `${name} can have at most ${max} photos.` },
    })
  })

  test('refuses texts that are too long, doubles, and a first photo that is not the picture', async () => {
    const [one, two] = await uploads(2)
    const refused = async (photos: object[], message: string) =>
      expect(await create({ pictures: one, photos })).toMatchObject({ status: 400, body: { message } })
    await refused([{ url: one }, { url: one }], 'The same photo is there twice. Please remove one of them.')
    await refused([{ url: two }, { url: one }], 'The first photo must be the picture.')
    await refused([], 'The first photo must be the picture.')
    await refused([{ url: one, alt: 'x'.repeat(1501) }], expect.stringContaining('at most 1,500 characters'))
    await refused([{ url: one, caption: 'x'.repeat(301) }], expect.stringContaining('at most 300 characters'))
    await refused([{ url: one }, { url: '' }], 'A photo is missing its address.')
  })

  test('refuses photos of others and unknown ones alike, and stays as it was', async () => {
    const { id, urls } = await withPhotos(2)
    const [first = '', second = ''] = urls
    for (const url of [await upload(otto), `/media/${newId()}/1280.webp`, 'https://evil.example/1280.webp']) {
      const photos = asPhotos([first, url])
      const refused = { status: 400, body: { message: expect.stringContaining('gone or not yours') } }
      expect(await create({ pictures: first, photos })).toMatchObject(refused)
      expect(await change(id, { pictures: first, photos })).toMatchObject(refused)
    }
    expect(urlsIn(await read(id))).toEqual([first, second])
    expect(await isStored(second)).toBe(true)
  })

  test('concurrent changes of the order cause no error', async () => {
    const { id, urls } = await withPhotos(4)
    for (let round = 0; round < 10; round += 1) {
      const orders = [urls, urls.toReversed(), [...urls.slice(2), ...urls.slice(0, 2)]]
      const responses = await Promise.all(
        orders.map((order) => change(id, { pictures: order[0], photos: asPhotos(order) })),
      )
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    }
    expect(urlsIn(await read(id)).toSorted()).toEqual(urls.toSorted())
  })
})

describe('photos of what not every member may see', () => {
  test.each([
    ['Members', true],
    ['Followers', false],
    ['Private', false],
  ])('%s: the addresses are open: %p', async (audience, isOpen) => {
    const urls = await uploads(2)
    const fields = { name: 'Swim', category: 'Activity', continent: 'Europe', pictures: urls[0], audience }
    const { body } = await call(mira, 'POST', '/api/kick', { ...fields, photos: asPhotos(urls) })
    expect(urlsIn(body)).toEqual(isOpen ? urls : urls.map((url) => expect.stringMatching(signedUrl(url))))
    const { rows } = await site.database.$client.query(
      'select from open_pictures where picture_id = any ($1)',
      [urls.map(idOf)],
    )
    expect(rows).toHaveLength(isOpen ? 2 : 0)
  })

  test('keep their order when signed and expired addresses are sent back', async () => {
    const [first, second] = await uploads(2)
    const fields = { name: 'Swim', pictures: first, photos: asPhotos([first ?? '', second ?? '']) }
    const { body } = await call(mira, 'POST', '/api/kick', { ...fields, audience: 'Private' })
    const expired = urlsIn(body).map((url) => url.replace(/until=\d+/, 'until=1000'))
    const response = await call(mira, 'PUT', `/api/kick/${textAt(body, '_id')}`, {
      name: 'Swim',
      pictures: urlsIn(body)[1],
      photos: asPhotos(expired.toReversed()),
    })
    expect(response.status).toBe(200)
    expect(urlsIn(response.body)).toEqual(urlsIn(body).toReversed())
  })

  test('of a Story follow the audience of its Journal', async () => {
    const inJournal = await addJournal(site, mira)
    const urls = await uploads(2)
    const story = { title: 'Danube', content: '', pictures: urls[0], photos: asPhotos(urls) }
    const { body } = await call(mira, 'POST', `/api/story/${inJournal}`, { ...story, journalId: inJournal })
    expect(urlsIn(body)).toEqual(urls.map((url) => expect.stringMatching(signedUrl(url))))
    await call(mira, 'PUT', `/api/journal/${inJournal}`, { title: 'Rails', visibility: 'Public' })
    const journal = await call(mira, 'GET', `/api/journal/${inJournal}`)
    expect(urlsIn((journal.body as { story: unknown[] }).story[0])).toEqual(urls)
  })
})

test('a Private Kick without its first photo has the next one as its picture', async () => {
  const [first, second] = await uploads(2)
  const fields = { name: 'Wish', audience: 'Private' }
  const { body } = await call(mira, 'POST', '/api/kick', {
    ...fields,
    photos: asPhotos([first ?? '', second ?? '']),
  })
  const url = `/api/kick/${textAt(body, '_id')}`
  const next = await call(mira, 'PUT', url, { ...fields, pictures: '' })
  expect((next.body as Shown).photos).toMatchObject([{ _id: idOf(second ?? '') }])
  expect(textAt(next.body, 'pictures')).toContain(idOf(second ?? ''))
  const none = await call(mira, 'PUT', url, { ...fields, photos: [] })
  expect(none.body).toMatchObject({ pictures: '', photos: [] })
})

test('a change with photos is refused after another change', async () => {
  const urls = await uploads(2)
  const kick = { name: 'Swim', category: 'Activity', continent: 'Europe', pictures: urls[0] }
  const { body } = await call(mira, 'POST', '/api/kick', { ...kick, photos: asPhotos(urls) })
  const url = `/api/kick/${textAt(body, '_id')}`
  const put = (ifMatch: string, fields: object) =>
    site.call({ method: 'PUT', url, token: mira.token, body: fields, headers: { 'if-match': ifMatch } })
  const version = `"${textAt(body, 'updatedAt')}"`
  expect(
    (await put(version, { ...kick, photos: asPhotos(urls.toReversed()), pictures: urls[1] })).status,
  ).toBe(200)
  expect((await put(version, { ...kick, photos: asPhotos(urls) })).status).toBe(412)
  expect(urlsIn((await call(mira, 'GET', url)).body)).toEqual(urls.toReversed())
})

test('lists have no photos', async () => {
  const urls = await uploads(2)
  const kick = { name: 'Swim', category: 'Activity', continent: 'Europe', pictures: urls[0] }
  await call(mira, 'POST', '/api/kick', { ...kick, photos: asPhotos(urls) })
  for (const url of ['/api/kick', '/api/journal/private', '/api/journal/public'])
    expect(JSON.stringify((await call(mira, 'GET', url)).body)).not.toContain('"photos"')
})

describe('a withdrawn Kick', () => {
  const isInDatabase = (urls: string[]) => Promise.all(urls.map(isStored))
  const held = async (person: SignedIn) => {
    const urls = [await upload(person), await upload(person)]
    const kick = { name: 'Swim', category: 'Activity', continent: 'Europe', pictures: urls[0] }
    const { body } = await call(person, 'POST', '/api/kick', { ...kick, photos: asPhotos(urls) })
    const kickId = textAt(body, '_id')
    const bucketId = await addBucket(site, otto)
    await call(otto, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId })
    return { urls, kickId, bucketId }
  }

  test('keeps its photos until nobody holds it', async () => {
    const { urls, kickId, bucketId } = await held(mira)
    await call(mira, 'DELETE', `/api/kick/${kickId}`)
    expect(urlsIn((await call(otto, 'GET', `/api/kick/${kickId}`)).body)).toEqual(urls)
    await call(otto, 'DELETE', `/api/bucket/${bucketId}`)
    expect(await isInDatabase(urls)).toEqual([false, false])
  })

  test('keeps its photos when the account of its creator is deleted; the photos of its Stories go', async () => {
    const lena = await signUp(site)
    const { urls, kickId } = await held(lena)
    const inJournal = await addJournal(site, lena)
    const ofStory = [await upload(lena), await upload(lena)]
    const story = { title: 'Danube', content: '', pictures: ofStory[0], photos: asPhotos(ofStory) }
    await call(lena, 'POST', `/api/story/${inJournal}`, { ...story, journalId: inJournal })
    expect((await call(lena, 'DELETE', `/api/user/${lena.userId}`, { password })).status).toBe(204)
    expect(urlsIn((await call(otto, 'GET', `/api/kick/${kickId}`)).body)).toEqual(urls)
    expect([await isInDatabase(urls), await isInDatabase(ofStory)]).toEqual([
      [true, true],
      [false, false],
    ])
  })
})
