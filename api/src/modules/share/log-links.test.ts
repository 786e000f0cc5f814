import { addKick, addPicture, addShareLink, signedUrl } from '../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { blocks } from '../../database/content-schema'

let site: TestSite
let ann: SignedIn
let otto: SignedIn
let reader: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  ann = await signUp(site, { userName: 'Ann' })
  otto = await signUp(site, { userName: 'MARKER Otto' })
  reader = await signUp(site)
})
afterAll(() => site.close())

const post = (body: object, { token } = ann) => site.call({ method: 'POST', url: '/api/log', token, body })
const log = async (kickId: string, fields: object = {}) =>
  textAt((await post({ kickId, state: 'done', on: '2019-05-03', ...fields })).body, '_id')
const open = (key: string, token?: string) =>
  site.call({ method: 'GET', url: `/api/shared/${key}`, ...(token && { token }) })
const statusOf = async (key: string, token?: string) => (await open(key, token)).status
const share = (kind: 'log' | 'year', id: string, owner = ann) => addShareLink(site, owner, { kind, id })
const tryToShare = (kind: string, id: string, owner = ann) =>
  site.call({ method: 'POST', url: '/api/share', token: owner.token, body: { kind, id } })
const query = (text: string, values: unknown[]) => site.database.$client.query(text, values)
const block = (blocker: SignedIn, blocked: SignedIn) =>
  site.database.insert(blocks).values({ blockerId: blocker.userId, blockedId: blocked.userId, isMute: false })
const remove = (path: string, { token } = ann, body = {}) =>
  site.call({ method: 'DELETE', url: path, token, body })

describe('the link of an entry', () => {
  test('shows date, note and photos, and no private fields', async () => {
    const kick = await addKick(site, otto, { name: 'Cold lake', placePrecision: 'area', placeName: 'MARKER' })
    const photo = await addPicture(site, ann.userId)
    const fields = {
      note: 'So cold',
      again: true,
      photos: [{ url: photo.url, alt: 'A jump', caption: '' }],
      stars: 5,
      steps: [{ text: 'MARKER step', done: true }],
      audience: 'Private',
    }
    const { key } = await share('log', await log(kick.id, fields))
    for (const token of [undefined, ann.token, reader.token]) {
      const { status, headers, body } = await open(key, token)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toEqual({
        kind: 'log',
        entry: {
          ...{ _id: expect.any(String), createdAt: expect.any(String), updatedAt: expect.any(String) },
          kick: { _id: kick.id, pictures: expect.any(String), category: 'Activity' },
          ...{ kickName: 'Cold lake', state: 'done', on: '2019-05-03', precision: 'day', until: null },
          ...{ again: true, note: 'So cold' },
          photos: [
            expect.objectContaining({
              url: expect.stringMatching(signedUrl(photo.url)),
              alt: 'A jump',
            }),
          ],
          createdBy: { _id: ann.userId, userName: 'Ann', profilePicture: null },
        },
      })
      const text = JSON.stringify(body)
      for (const secret of ['MARKER', ann.email, otto.email, otto.userId]) expect(text).not.toContain(secret)
    }
  })

  test('shows the owner’s Private Kick with signed URLs and without its id', async () => {
    const kick = await addKick(site, ann, { name: 'Mine', audience: 'Private' })
    const { key } = await share('log', await log(kick.id))
    const { body } = await open(key)
    expect(body).toMatchObject({ entry: { kickName: 'Mine', kick: { _id: null } } })
    expect(Object(body).entry.kick.pictures).toMatch(/\?until=\d+&signature=/)
    expect(JSON.stringify(body)).not.toContain(kick.id)
  })

  test.each<[string, (entryId: string, kickId: string) => Promise<unknown>]>([
    ['the entry is deleted', (entryId) => remove(`/api/log/${entryId}`)],
    ['the account is deleted', () => remove(`/api/user/${ann.userId}`, ann, { password })],
    ['the Kick is deleted', (_, kickId) => remove(`/api/kick/${kickId}`, otto)],
    ['its creator is deleted', () => remove(`/api/user/${otto.userId}`, otto, { password })],
    ['the entry is hidden', (id) => query(`update log_entries set hidden_at = now() where id = $1`, [id])],
    ['the Kick is hidden', (_, id) => query(`update kicks set hidden_at = now() where id = $1`, [id])],
    ['the Kick is narrowed', (_, id) => query(`update kicks set audience = 'Followers' where id = $1`, [id])],
    [
      'the owner lets it go',
      (entryId) =>
        site.call({
          method: 'PUT',
          url: `/api/log/${entryId}`,
          token: ann.token,
          body: { state: 'let go' },
        }),
    ],
    [
      'the owner is suspended',
      () => query(`update users set suspended_at = now() where id = $1`, [ann.userId]),
    ],
    ['the owner is blocked by the creator of the Kick', () => block(otto, ann)],
  ])('ends when %s', async (_, change) => {
    const kick = await addKick(site, otto)
    const entryId = await log(kick.id)
    const { key } = await share('log', entryId)
    expect(await statusOf(key)).toBe(200)
    await change(entryId, kick.id)
    expect(await open(key)).toMatchObject({ status: 404, body: (await open('A'.repeat(43))).body })
  })

  test('ends when the owner’s Kick is deleted', async () => {
    const kick = await addKick(site, ann)
    const { key } = await share('log', await log(kick.id))
    await remove(`/api/kick/${kick.id}`)
    expect(await statusOf(key)).toBe(404)
  })

  test('does not open for those in a block with its owner or the creator of its Kick', async () => {
    const { key } = await share('log', await log((await addKick(site, otto)).id))
    await block(reader, otto)
    const other = await signUp(site)
    await block(ann, other)
    expect(await Promise.all([reader, other].map(({ token }) => statusOf(key, token)))).toEqual([404, 404])
    expect(await statusOf(key)).toBe(200)
  })

  test('is refused for entries that it could not show, and for entries of others', async () => {
    const kick = await addKick(site, otto)
    const letGo = await log(kick.id, { state: 'let go' })
    const shown = await log(kick.id, { audience: 'Members' })
    expect(await tryToShare('log', letGo)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^A link would show nothing/) },
    })
    expect(await tryToShare('log', shown, reader)).toMatchObject({ status: 404 })
    expect(await tryToShare('log', '2019')).toMatchObject({ status: 404 })
    expect(await tryToShare('bucket', '2019')).toMatchObject({ status: 404 })
    expect(await tryToShare('year', shown)).toMatchObject({ status: 404 })
    expect(await tryToShare('year', '0')).toMatchObject({ status: 400 })
  })
})

describe('the link of a year', () => {
  test('shows entries and numbers, without people and what is left out', async () => {
    const [swim, train, secret, followers] = await Promise.all([
      addKick(site, otto, { name: 'Swim', country: 'Norway' }),
      addKick(site, ann, { name: 'Train', country: 'Japan', audience: 'Private' }),
      addKick(site, ann, { name: 'Walk', country: null }),
      addKick(site, otto, { name: 'MARKER followers', country: 'Peru' }),
    ])
    await log(swim.id, { on: '2018-05-03', note: 'MARKER earlier', audience: 'Members' })
    await log(train.id, { on: '2018-05-03', note: 'MARKER secret', audience: 'Private' })
    await log(swim.id, { again: true, with: [{ name: 'MARKER Tomas' }], note: 'MARKER cold' })
    await log(train.id, { on: '2019-12-31', audience: 'Private', stars: 4 })
    await log(secret.id, { on: '2019-01-01', precision: 'year', state: 'doing' })
    await log(secret.id, { state: 'let go', note: 'MARKER let go' })
    await log(secret.id, { note: 'MARKER with Ida', with: [{ name: ' Ida ' }] })
    const not = await log(secret.id, { note: 'MARKER not this one' })
    await log(followers.id)
    await query(`update kicks set audience = 'Followers' where id = $1`, [followers.id])
    await post(
      { kickId: swim.id, state: 'done', on: '2019-05-03', note: 'MARKER', audience: 'Members' },
      otto,
    )
    const put = (url: string, body: object) => site.call({ method: 'PUT', url, token: ann.token, body })
    await put(`/api/log/${not}`, { remind: false })
    await put('/api/log/settings', { memories: { isOff: false, withoutNames: ['ida'], notBefore: null } })

    const { key } = await share('year', '2019')
    for (const token of [undefined, ann.token, reader.token]) {
      const { status, body } = await open(key, token)
      expect(status).toBe(200)
      expect(body).toEqual({
        kind: 'year',
        year: {
          ...{ year: 2019, done: 2, again: 1, firstTimes: 1, entryCount: 3 },
          createdBy: { _id: ann.userId, userName: 'Ann', profilePicture: null },
          countries: [
            { country: 'Japan', done: 1 },
            { country: 'Norway', done: 1 },
          ],
          entries: [
            expect.objectContaining({ kickName: 'Train', state: 'done' }),
            expect.objectContaining({ kickName: 'Swim', note: '' }),
            expect.objectContaining({ kickName: 'Walk', state: 'doing', precision: 'year' }),
          ],
        },
      })
      const text = JSON.stringify(body)
      for (const secretText of ['MARKER', 'Ida', ann.email, otto.userId])
        expect(text).not.toContain(secretText)
    }
  })

  test('leaves out companions in any spelling that its owner left out of memories', async () => {
    const { id } = await addKick(site, otto)
    await log(id, { note: 'MARKER Zoë', with: [{ name: 'Zo\u00eb' }] })
    await log(id, { note: 'MARKER Tomas', with: [{ name: 'To\u200bmas  Nov\u00e1k' }] })
    await log(id, { note: 'Alone' })
    const memories = { isOff: false, withoutNames: ['zoe\u0308', 'TOMAS NOVAK'], notBefore: null }
    await site.call({ method: 'PUT', url: '/api/log/settings', token: ann.token, body: { memories } })
    const { body } = await open((await share('year', '2019')).key)
    expect(body).toMatchObject({ year: { done: 1, entryCount: 1, entries: [{ note: 'Alone' }] } })
  })

  test('names a companion in no other entry either', async () => {
    const { id } = await addKick(site, otto, { name: 'Concert with Yvonne' })
    await log(id, { with: [{ name: 'Yvonne' }] })
    await log(id, {})
    await log((await addKick(site, otto, { name: 'Swim' })).id, { note: 'Yvonne sang' })
    await log((await addKick(site, otto, { name: 'Walk' })).id, { note: 'Alone' })
    const { body } = await open((await share('year', '2019')).key)
    expect(JSON.stringify(body)).not.toContain('Yvonne')
    expect(JSON.stringify(body)).toContain('Alone')
  })

  test('leaves out Kicks of people whom a signed-in reader blocked', async () => {
    await log((await addKick(site, otto)).id)
    const { key } = await share('year', '2019')
    await block(reader, otto)
    expect((await open(key, reader.token)).body).toMatchObject({
      year: { done: 0, entries: [], entryCount: 0 },
    })
    expect((await open(key)).body).toMatchObject({ year: { done: 1, entryCount: 1 } })
  })

  test('shows the first hundred entries of many', async () => {
    const { id } = await addKick(site, otto)
    await query(
      `insert into log_entries (id, user_id, kick_id, kick_name, state, happened_on, precision, audience)
       select gen_random_uuid(), $1, $2, 'Swim', 'done', '2019-05-03', 'day', 'Private' from generate_series(1, 101)`,
      [ann.userId, id],
    )
    const { body } = await open((await share('year', '2019')).key)
    expect(body).toMatchObject({ year: { done: 101, entryCount: 101, firstTimes: 1 } })
    expect(Object(body).year.entries).toHaveLength(100)
  })

  test('without entries is an empty page', async () => {
    expect((await open((await share('year', '1999')).key)).body).toMatchObject({
      year: { year: 1999, done: 0, entries: [], countries: [] },
    })
  })

  test('is one of each person and year, and ends with the account', async () => {
    const first = await share('year', '2019')
    expect(await tryToShare('year', '2019')).toMatchObject({ status: 409 })
    const others = [await share('year', '2020'), await share('year', '2019', otto)]
    await remove(`/api/user/${ann.userId}`, ann, { password })
    expect(await statusOf(first.key)).toBe(404)
    expect(await Promise.all(others.map(({ key }) => statusOf(key)))).toEqual([404, 200])
  })
})

describe.each(['log', 'year'] as const)('companions in the link of kind %s', (kind) => {
  const shareEntry = async (fields: object, name = 'Cold lake', linkFields: object = {}) => {
    const { id } = await addKick(site, otto, { name })
    const photo = await addPicture(site, ann.userId)
    const photos = [{ url: photo.url, alt: 'A jump', caption: 'At six' }]
    const entryId = await log(id, { note: 'So cold', photos, ...fields })
    const thing = kind === 'log' ? { kind, id: entryId } : { kind, id: '2019' }
    const link = await addShareLink(site, ann, thing, linkFields)
    const shown = async () => {
      const { entry, year } = Object((await open(link.key)).body)
      return entry ?? year.entries[0]
    }
    return { ...link, kickId: id, shown }
  }
  const texts = { note: 'So cold', photos: [{ alt: 'A jump', caption: 'At six' }] }
  const noTexts = { note: '', photos: [{ alt: '', caption: '' }] }

  test('an entry without companions has its texts', async () => {
    const { shown } = await shareEntry({})
    expect(await shown()).toMatchObject({ kickName: 'Cold lake', ...texts })
  })

  test('an entry with companions has its texts only as long as its owner shows them', async () => {
    const { id, shown } = await shareEntry({ with: [{ name: 'Tomas' }] })
    expect(await shown()).toMatchObject({ kickName: 'Cold lake', ...noTexts })
    const change = (showsNotes: boolean) =>
      site.call({ method: 'PUT', url: `/api/share/${id}`, token: ann.token, body: { showsNotes } })
    expect((await change(true)).body).toMatchObject({ showsNotes: true })
    expect(await shown()).toMatchObject(texts)
    await change(false)
    expect(await shown()).toMatchObject(noTexts)
  })

  test('a link can be created with the texts', async () => {
    const { shown } = await shareEntry({ with: [{ name: 'Tomas' }] }, 'Cold lake', { showsNotes: true })
    expect(await shown()).toMatchObject(texts)
  })

  test.each([
    ['花子と海へ', '花子'],
    ['ไปกับสมชายที่ทะเล', 'สมชาย'],
    ['Annas Geburtstag', 'Anna'],
    ['Paris with Zoe\u0308', 'Zo\u00eb'],
  ])('a Kick that is named %s has another title for an entry with %s', async (name, companion) => {
    const options = { hasPreview: true, showsNotes: true }
    const { key, kickId, shown } = await shareEntry({ with: [{ name: companion }] }, name, options)
    expect(await shown()).toMatchObject({ kickName: 'An experience with others', kick: { _id: null } })
    const text = JSON.stringify((await open(key)).body)
    expect([text.includes(name), text.includes(kickId)]).toEqual([false, false])
  })
})
