import { newId } from '@bucketeer/host/server'
import { addJournal, addKick, addPicture } from '../../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../../test/people'
import { createMigratedDatabase, longTimeouts } from '../../../../test/test-database'
import { openTestSite, openTestSiteOn, type TestSite } from '../../../../test/test-site'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSiteOn({ ...(await createMigratedDatabase()), timeouts: longTimeouts })
})
beforeEach(async () => {
  mira = await signUp(site)
  other = await signUp(site)
})
afterAll(() => site.close())

const send = (method: 'POST' | 'DELETE', url: string, body?: object, headers = {}, { token } = mira) =>
  site.call({ method, url, token, body, headers })
const write = (body: object, headers = {}) => send('POST', '/api/log/stories', body, headers)
const journals = async () =>
  (await site.call({ method: 'GET', url: '/api/journal/private', token: mira.token })).body

/** Adds an entry about the user's own Kick, which has a picture. */
async function log(name: string, fields: object = {}, person = mira) {
  const { id: kickId, pictureId } = await addKick(site, person, { name })
  const entry = await send('POST', '/api/log', { kickId, state: 'done', ...fields })
  return { entryId: textAt(entry.body, '_id'), kickId, pictureId }
}

describe('POST /api/log/stories', () => {
  test('creates a Journal with a Story for each entry, in order of date', async () => {
    const made = [
      await log('Some time', { on: null }),
      await log('Later', { on: '2024-05-03' }),
      await log('First', { on: '2019-01-01', precision: 'year', note: 'Cold, but good.' }),
      await log('Warm', { on: '2019-07-03', precision: 'season' }),
      await log('Middle', { on: '2019-05-01', precision: 'month', note: ' \n' }),
    ]
    const entryIds = made.map(({ entryId }) => entryId)
    const { status, body } = await write({ entryIds, title: 'South' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      stories: 5,
      leftOut: [],
      journal: { title: 'South', visibility: 'Private', audience: 'Private', createdBy: mira.userId },
    })
    const story = (
      title: string,
      content: string,
      { kickId, pictureId }: { kickId: string; pictureId: string },
    ) => expect.objectContaining({ title, content, kickId, pictures: expect.stringContaining(pictureId) })
    const [unknown, later, first, warm, middle] = made
    expect(Object(body).journal.story).toEqual([
      story('First', 'Cold, but good.', Object(first)),
      story('Middle', 'In May 2019.', Object(middle)),
      story('Warm', 'In summer 2019.', Object(warm)),
      story('Later', 'On 3 May 2024.', Object(later)),
      story('Some time', 'Some time ago.', Object(unknown)),
    ])
    expect(await journals()).toMatchObject([{ title: 'South', storyCount: 5 }])
  })

  test('adds Stories to a Journal of the user', async () => {
    const journalId = await addJournal(site, mira, { visibility: 'Public' })
    const { entryId } = await log('Swim', { on: '2019-01-01', precision: 'year' })
    for (const storyCount of [1, 2])
      expect(await write({ entryIds: [entryId], journalId })).toMatchObject({
        status: 201,
        body: { journal: { _id: journalId, visibility: 'Public', storyCount } },
      })
    expect(await journals()).toMatchObject([{ story: [{ content: 'In 2019.' }, { content: 'In 2019.' }] }])
  })

  test('takes the photos of an entry before the picture of its Kick', async () => {
    const [one, two] = [await addPicture(site, mira.userId), await addPicture(site, mira.userId)]
    const photos = [
      { url: one.url, alt: 'A lake' },
      { url: two.url, caption: 'At six' },
    ]
    const own = await log('Own', { on: '2019-05-03', photos })
    const others = await log('Of others', { on: '2020-05-03', photos: photos.slice(1) }, other)
    const { body } = await write({ entryIds: [own.entryId, others.entryId], title: 'South' })
    const { story } = Object(body).journal
    expect(story[0].photos).toMatchObject([
      { _id: one.id, alt: 'A lake', caption: '' },
      { _id: two.id, alt: '', caption: 'At six' },
    ])
    expect(story[1]).toMatchObject({ kickId: others.kickId, photos: [{ _id: two.id, caption: 'At six' }] })
  })

  test('leaves out entries without a photo, and pictures of others', async () => {
    const shown = await log('Shown')
    const others = await log('Of others', {}, other)
    const wish = await send('POST', '/api/log', { name: 'A wish', state: 'done' })
    const wishId = textAt(wish.body, '_id')
    const { body } = await write({ entryIds: [wishId, shown.entryId, others.entryId], title: 'South' })
    expect(body).toMatchObject({ stories: 1, journal: { story: [{ title: 'Shown' }] } })
    expect(Object(body).leftOut).toHaveLength(2)
    expect(Object(body).leftOut).toEqual(
      expect.arrayContaining([
        { _id: wishId, kickName: 'A wish' },
        { _id: others.entryId, kickName: 'Of others' },
      ]),
    )
  })

  test('gives entries without a photo the picture of the request, which must be the user’s own', async () => {
    const wish = await send('POST', '/api/log', { name: 'A wish', state: 'done' })
    const shown = await log('Shown')
    const entryIds = [textAt(wish.body, '_id'), shown.entryId]
    const cover = await addPicture(site, mira.userId)
    const { body } = await write({ entryIds, title: 'South', pictures: cover.url })
    expect(body).toMatchObject({ stories: 2, leftOut: [] })
    const pictures = Object(body).journal.story.map((story: { pictures: string }) => story.pictures)
    expect(pictures).toEqual(
      expect.arrayContaining([cover.id, shown.pictureId].map((id) => expect.stringContaining(String(id)))),
    )
    const theirs = await addPicture(site, other.userId)
    expect((await write({ entryIds, title: 'North', pictures: theirs.url })).status).toBe(400)
  })

  test('refuses entries without any photo, and creates no Journal', async () => {
    const { entryId } = await log('Of others', {}, other)
    expect(await write({ entryIds: [entryId], title: 'South' })).toMatchObject({
      status: 400,
      body: { message: 'None of these entries has a photo, and a Story needs one.' },
    })
    expect(await journals()).toEqual([])
  })

  test('keeps the Story of a Kick that was withdrawn or hidden from the user, without the Kick', async () => {
    const picture = await addPicture(site, mira.userId)
    const withdrawn = await log('Withdrawn', { photos: [{ url: picture.url }] }, other)
    await send('DELETE', `/api/kick/${withdrawn.kickId}`, undefined, {}, other)
    const narrowed = await log('Narrowed', { photos: [{ url: picture.url }] }, other)
    await site.database.$client.query(
      `update kicks set audience = 'Private', name = 'Secret' where id = $1`,
      [narrowed.kickId],
    )
    const entryIds = [withdrawn.entryId, narrowed.entryId]
    const { body } = await write({ entryIds, title: 'South' })
    const { story } = Object(body).journal
    expect(story).toMatchObject([
      { title: 'Withdrawn', kickId: null },
      { title: 'Narrowed', kickId: null },
    ])
  })

  test.each([
    ['neither', {}],
    ['both', { title: 'South', journalId: newId() }],
  ])('refuses %s of Journal and title', async (_which, of) => {
    const { entryId } = await log('Swim')
    expect(await write({ entryIds: [entryId], ...of })).toMatchObject({
      status: 400,
      body: { message: 'Stories need either a Journal or the title of a new one.' },
    })
  })

  test.each([
    ['no entry', [], 'South'],
    ['101 entries', Array.from({ length: 101 }, () => newId()), 'South'],
    ['what is no id', ['x'], 'South'],
    ['an invisible title', [newId()], ' '],
  ])('refuses %s', async (_what, entryIds, title) => {
    expect(await write({ entryIds, title })).toMatchObject({ status: 400 })
  })

  test('refuses entries and Journals of others, and creates nothing', async () => {
    const { entryId } = await log('Swim', { audience: 'Members' })
    const { kickId } = await log('Walk')
    const theirs = await send('POST', '/api/log', { kickId, state: 'done', audience: 'Members' }, {}, other)
    for (const wrong of [textAt(theirs.body, '_id'), newId()])
      expect(await write({ entryIds: [entryId, wrong], title: 'South' })).toMatchObject({ status: 404 })
    const journalId = await addJournal(site, other, { visibility: 'Public' })
    expect(await write({ entryIds: [entryId], journalId })).toMatchObject({ status: 404 })
    expect(await journals()).toEqual([])
  })

  test('creates Stories once for one Idempotency-Key', async () => {
    const { entryId } = await log('Swim')
    const headers = { 'idempotency-key': newId() }
    const same = () => write({ entryIds: [entryId, entryId.toUpperCase()], title: 'South' }, headers)
    const responses = await Promise.all([same(), same(), same()])
    const ids = responses.map(({ status, body }) => [status, Object(body).journal._id])
    expect(new Set(ids.map(String)).size).toBe(1)
    expect(ids[0]?.[0]).toBe(201)
    expect(await journals()).toMatchObject([{ storyCount: 1 }])
  })

  test('does not deadlock with changes of its entries, Kicks and Journal', async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = [await log('Swim'), await log('Walk'), await log('Sail')]
      const entryIds = made.map(({ entryId }) => entryId)
      const journalId = await addJournal(site, mira)
      const photo = await addPicture(site, mira.userId)
      const responses = await Promise.all([
        write({ entryIds, journalId }),
        write({ entryIds: entryIds.toReversed(), journalId }),
        write({ entryIds, title: 'South' }),
        ...made.map(({ entryId }) =>
          site.call({
            method: 'PUT',
            url: `/api/log/${entryId}`,
            token: mira.token,
            body: { photos: [{ url: photo.url }] },
          }),
        ),
        send('DELETE', `/api/kick/${made[0]?.kickId}`),
        send('DELETE', `/api/log/${entryIds[1]}`),
        round % 2 ? send('DELETE', `/api/journal/${journalId}`) : undefined,
      ])
      for (const response of responses) expect(response?.status ?? 200).toBeLessThan(500)
    }
  })

  test('writes a hundred Stories at once', async () => {
    const photos = [{ url: (await addPicture(site, mira.userId)).url }]
    const { id: kickId } = await addKick(site, other)
    const entryIds: string[] = []
    for (let day = 0; day < 100; day += 1) {
      const on = new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)
      entryIds.push(
        textAt((await send('POST', '/api/log', { kickId, state: 'done', on, photos })).body, '_id'),
      )
    }
    const { status, body } = await write({ entryIds: entryIds.toReversed(), title: 'A hundred days' })
    expect(status).toBe(201)
    const { story } = Object(body).journal
    expect(story).toHaveLength(100)
    expect([story[0].content, story[99].content]).toEqual(['On 1 January 2020.', 'On 9 April 2020.'])
  })
})

test('limits requests per person', async () => {
  const limited = await openTestSite({ limits: { 'stories-of-log-by-person': { max: 1, seconds: 60 } } })
  const { token } = await signUp(limited)
  const body = { entryIds: [newId()], title: 'South' }
  const write = () => limited.call({ method: 'POST', url: '/api/log/stories', token, body })
  expect((await write()).status).toBe(404)
  expect((await write()).status).toBe(429)
  await limited.close()
})
