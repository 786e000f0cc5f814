import { addJournal, addKick, addPicture, addShareLink, addStory } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site, { userName: 'Mira' })
  other = await signUp(site)
})
afterAll(() => site.close())

const fields = { title: 'Rails', description: 'South', visibility: 'Public' }
const journal = () => addJournal(site, mira, fields)
const read = async (journalId: string, token?: string) =>
  Object((await site.call({ method: 'GET', url: `/api/journal/${journalId}`, token })).body)
const update = (journalId: string, change: object) =>
  site.call({
    method: 'PUT',
    url: `/api/journal/${journalId}`,
    token: mira.token,
    body: { ...fields, ...change },
  })
const publicCard = async (journalId: string) => {
  const { body } = await site.call({ method: 'GET', url: `/api/journal/public?createdBy=${mira.userId}` })
  return (body as { _id: string }[]).find(({ _id }) => _id === journalId)
}
const withPhotos = async (journalId: string) => {
  const [one, two] = [await addPicture(site, mira.userId), await addPicture(site, mira.userId)]
  const photos = [{ url: one.url }, { url: two.url, alt: 'A lake' }]
  await addStory(site, mira, journalId, { pictures: one.url, photos })
  return [one, two] as const
}

test('a Journal has its author, for visitors too', async () => {
  const journalId = await journal()
  for (const token of [undefined, other.token, mira.token])
    expect(await read(journalId, token)).toMatchObject({
      createdBy: mira.userId,
      author: { _id: mira.userId, userName: 'Mira', profilePicture: null },
    })
  expect((await update(journalId, {})).body).toMatchObject({ author: { userName: 'Mira' } })
})

describe('the cover', () => {
  test('is missing without Stories, and else the first picture', async () => {
    const journalId = await journal()
    expect(await read(journalId)).not.toHaveProperty('cover')
    const [one] = await withPhotos(journalId)
    const cover = { _id: one.id, url: one.url, alt: '', isChosen: false }
    expect(await read(journalId)).toMatchObject({ cover })
    expect(await publicCard(journalId)).toMatchObject({ cover })
  })

  test('is the chosen photo on card and page, also after changes that do not name it', async () => {
    const journalId = await journal()
    const [, two] = await withPhotos(journalId)
    const cover = { _id: two.id, url: two.url, alt: 'A lake', isChosen: true }
    expect(await update(journalId, { coverUrl: two.url })).toMatchObject({ status: 200, body: { cover } })
    await update(journalId, { title: 'Rails and rain' })
    expect(await read(journalId)).toMatchObject({ cover })
    expect(await publicCard(journalId)).toMatchObject({ cover })
  })

  test('is the first picture again when it is given back', async () => {
    const journalId = await journal()
    const [one, two] = await withPhotos(journalId)
    await update(journalId, { coverUrl: two.url })
    await update(journalId, { coverUrl: null })
    expect(await read(journalId)).toMatchObject({ cover: { _id: one.id, isChosen: false } })
  })

  test('is the first picture again when its photo is gone', async () => {
    const journalId = await journal()
    const [one, two] = await withPhotos(journalId)
    await update(journalId, { coverUrl: two.url })
    const { story } = await read(journalId)
    await site.call({
      method: 'PUT',
      url: `/api/story/${story[0]._id}`,
      token: mira.token,
      body: { title: 'Danube', content: '', pictures: one.url, photos: [{ url: one.url }] },
    })
    expect(await read(journalId)).toMatchObject({ cover: { _id: one.id, isChosen: false } })
  })

  test('cannot be a photo of another Journal, or of nobody', async () => {
    const [journalId, elsewhere] = [await journal(), await journal()]
    const [one] = await withPhotos(elsewhere)
    await withPhotos(journalId)
    const unused = await addPicture(site, mira.userId)
    for (const coverUrl of [one.url, unused.url, 'https://evil.example/1280.webp'])
      expect((await update(journalId, { coverUrl })).status).toBe(400)
    expect(
      await site.call({
        method: 'POST',
        url: '/api/journal',
        token: mira.token,
        body: { ...fields, coverUrl: one.url },
      }),
    ).toMatchObject({ status: 400 })
  })
})

test('a Story keeps its own day until it is changed', async () => {
  const journalId = await journal()
  const storyId = await addStory(site, mira, journalId, { happenedOn: '2019-05-04' })
  const { story } = await read(journalId)
  expect(story).toMatchObject([{ happenedOn: '2019-05-04' }])
  const change = (day: object) =>
    site.call({
      method: 'PUT',
      url: `/api/story/${storyId}`,
      token: mira.token,
      body: { title: 'Danube', content: 'At six', pictures: story[0].pictures, ...day },
    })
  expect(await change({})).toMatchObject({ status: 200, body: { happenedOn: '2019-05-04' } })
  expect(await change({ happenedOn: null })).toMatchObject({ status: 200, body: { happenedOn: null } })
  expect(await change({ happenedOn: '2019-02-30' })).toMatchObject({ status: 400 })
})

describe('the contents', () => {
  const hut = { lat: 47.5, lng: 13.6, country: 'Austria', placeName: 'Hallstatt' } as const
  const spot = { location: { lat: 47.5, lng: 13.6 }, country: 'Austria', place: 'Hallstatt' }
  const placesFor = async (journalId: string, token?: string) =>
    (await read(journalId, token)).contents.map(({ place }: { place: unknown }) => place)

  test('have all Stories in their order', async () => {
    const journalId = await journal()
    const first = await addStory(site, mira, journalId, { title: 'Danube', happenedOn: '2019-05-04' })
    const second = await addStory(site, mira, journalId, { title: 'Lake' })
    expect((await read(journalId)).contents).toEqual([
      { _id: first, title: 'Danube', happenedOn: '2019-05-04', place: null },
      { _id: second, title: 'Lake', happenedOn: null, place: null },
    ])
  })

  test('show members the places of Kicks that they may see', async () => {
    const journalId = await journal()
    const shared = await addKick(site, mira, hut)
    const secret = await addKick(site, mira, { ...hut, audience: 'Private' })
    await addStory(site, mira, journalId, { kickId: shared.id })
    await addStory(site, mira, journalId, { kickId: secret.id })
    const place = expect.objectContaining(spot)
    expect(await placesFor(journalId, mira.token)).toEqual([place, place])
    expect(await placesFor(journalId, other.token)).toEqual([place, null])
  })

  test('show visitors places only if the author says so, and only of Kicks of the author', async () => {
    const journalId = await journal()
    const own = await addKick(site, mira, hut)
    const theirs = await addKick(site, other, hut)
    const secret = await addKick(site, mira, { ...hut, audience: 'Private' })
    for (const { id } of [own, theirs, secret]) await addStory(site, mira, journalId, { kickId: id })
    const { key } = await addShareLink(site, mira, { kind: 'journal', id: journalId })
    const byLink = async () => {
      const { body } = await site.call({ method: 'GET', url: `/api/shared/${key}` })
      return Object(body).journal.contents.map(({ place }: { place: unknown }) => place)
    }
    expect(await placesFor(journalId)).toEqual([null, null, null])
    expect(await byLink()).toEqual([null, null, null])
    expect(await update(journalId, { showsPlaces: true })).toMatchObject({ body: { showsPlaces: true } })
    const place = expect.objectContaining(spot)
    expect(await placesFor(journalId)).toEqual([place, null, null])
    expect(await byLink()).toEqual([place, null, null])
  })

  test('show places with the precision that others get', async () => {
    const journalId = await journal()
    const area = await addKick(site, mira, { ...hut, placePrecision: 'area' })
    const country = await addKick(site, mira, { ...hut, placePrecision: 'country' })
    await addStory(site, mira, journalId, { kickId: area.id })
    await addStory(site, mira, journalId, { kickId: country.id })
    const [near, far] = await placesFor(journalId, other.token)
    expect(near).toMatchObject({ placePrecision: 'area', place: null })
    expect(near.location.lat).not.toBe(hut.lat)
    expect(far).toEqual({ location: null, placePrecision: 'country', country: 'Austria', place: null })
  })
})
