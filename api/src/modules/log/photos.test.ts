import { newId } from '@bucketeer/host/server'
import { addKick, addPicture, signedUrl } from '../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
let otto: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  otto = await signUp(site)
})
afterAll(() => site.close())

const call = ({ token }: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  site.call({ method, url, token, body })

/** Adds a picture with its largest file. */
async function upload({ userId } = mira) {
  const { id, url } = await addPicture(site, userId)
  await site.store.put(`pictures/${id}/1280.webp`, Buffer.from('picture'))
  return url
}
const uploads = (count: number) => Promise.all(Array.from({ length: count }, () => upload()))
const asPhotos = (urls: string[]) => urls.map((url) => ({ url }))
const idOf = (url = '') => url.split('/')[2] ?? ''
const statusOf = async (url = '') => (await site.app.inject(url)).statusCode
const isStored = async (url: string) => {
  const { rowCount } = await site.database.$client.query('select from pictures where id = $1', [idOf(url)])
  return rowCount === 1
}
const areStored = (urls: string[]) => Promise.all(urls.map(isStored))

interface Shown {
  _id: string
  photos: { _id: string; url: string; alt: string; caption: string }[]
}
const urlsIn = (body: unknown) => (body as Shown).photos.map(({ url }) => url)
const signed = (urls: string[]) => urls.map((url) => expect.stringMatching(signedUrl(url)))

const write = (fields: object, kickId: string, person = mira) =>
  call(person, 'POST', '/api/log', { kickId, state: 'done', ...fields })
const created = async (fields: object, kickId?: string) => {
  const { status, body } = await write(fields, kickId ?? (await addKick(site, otto)).id)
  expect([status, body]).toEqual([201, expect.anything()])
  return body as Shown
}
const change = (id: string, fields: object) => call(mira, 'PUT', `/api/log/${id}`, fields)
const changed = async (id: string, fields: object) => {
  const { status, body } = await change(id, fields)
  expect([status, body]).toEqual([200, expect.anything()])
  return body as Shown
}
const read = (id: string, person = mira) => call(person, 'GET', `/api/log/${id}`)

describe('photos of an entry', () => {
  test('keeps texts and order of photos in single responses and lists', async () => {
    const [first, second, third] = await uploads(3)
    const photos = [
      { url: first, alt: 'A lake', caption: 'Six in the morning' },
      { url: second },
      { url: third, alt: 'x'.repeat(1500), caption: 'y'.repeat(300) },
    ]
    const kick = await addKick(site, otto)
    const body = await created({ audience: 'Members', photos }, kick.id)
    expect(body.photos).toEqual([
      {
        _id: idOf(first),
        url: first,
        width: 1280,
        height: 960,
        alt: 'A lake',
        caption: 'Six in the morning',
      },
      { _id: idOf(second), url: second, width: 1280, height: 960, alt: '', caption: '' },
      { _id: idOf(third), width: 1280, height: 960, ...photos[2] },
    ])
    expect(await read(body._id)).toMatchObject({ body: { photos: body.photos } })
    const list = await call(otto, 'GET', `/api/log?user=${mira.userId}&kick=${kick.id}`)
    expect(list.body).toMatchObject([{ photos: body.photos }])
  })

  test('creates an entry without photos by default', async () => {
    expect(await created({})).toMatchObject({ photos: [] })
  })

  test('reorders, removes and adds photos, and keeps them when a change has none', async () => {
    const urls = await uploads(4)
    const [first = '', second = '', third = '', fourth = ''] = urls
    const { _id: id } = await created({ photos: asPhotos([first, second, third]) })
    const kept = await changed(id, { note: 'Cold' })
    expect(urlsIn(kept)).toEqual(signed([first, second, third]))
    const next = await changed(id, {
      photos: [{ url: fourth }, { url: third, caption: 'Late' }, { url: first }],
    })
    expect(urlsIn(next)).toEqual(signed([fourth, third, first]))
    expect(next.photos.map(({ caption }) => caption)).toEqual(['', 'Late', ''])
    expect((await read(id)).body).toMatchObject({ note: 'Cold', photos: next.photos })
    expect(await areStored(urls)).toEqual([true, false, true, true])
    expect(await changed(id, { photos: [] })).toMatchObject({ photos: [] })
    expect(await areStored(urls)).toEqual([false, false, false, false])
  })

  test('rejects more than 8 photos', async () => {
    const urls = await uploads(9)
    const kick = await addKick(site, otto)
    const { _id: id, photos } = await created({ photos: asPhotos(urls.slice(0, 8)) }, kick.id)
    expect(photos).toHaveLength(8)
    const refused = { status: 400, body: { message: 'An entry can have at most 8 photos.' } }
    expect(await write({ photos: asPhotos(urls) }, kick.id)).toMatchObject(refused)
    expect(await change(id, { photos: asPhotos(urls) })).toMatchObject(refused)
  })

  test('rejects long texts, duplicates and photos without a URL', async () => {
    const url = await upload()
    const kick = await addKick(site, otto)
    const refused = async (photos: object[], message: string) =>
      expect(await write({ photos }, kick.id)).toMatchObject({ status: 400, body: { message } })
    await refused([{ url }, { url }], 'The same photo is there twice. Please remove one of them.')
    await refused([{ url, alt: 'x'.repeat(1501) }], expect.stringContaining('at most 1,500 characters'))
    await refused([{ url, caption: 'x'.repeat(301) }], expect.stringContaining('at most 300 characters'))
    await refused([{ url: '' }], 'A photo is missing its address.')
  })

  test('rejects pictures of others like unknown ones, and changes nothing', async () => {
    const own = await upload()
    const kick = await addKick(site, otto)
    const { _id: id } = await created({ photos: asPhotos([own]) })
    for (const url of [await upload(otto), `/media/${newId()}/1280.webp`, 'https://evil.example/1280.webp']) {
      const photos = asPhotos([own, url])
      const refused = { status: 400, body: { message: expect.stringContaining('gone or not yours') } }
      expect(await write({ photos }, kick.id)).toMatchObject(refused)
      expect(await change(id, { note: 'Lost', photos })).toMatchObject(refused)
    }
    expect((await read(id)).body).toMatchObject({ note: '', photos: [{ _id: idOf(own) }] })
    const { body } = await call(mira, 'GET', `/api/log?kick=${kick.id}`)
    expect(body).toEqual([])
  })

  test('keeps all photos when their order changes concurrently', async () => {
    const urls = await uploads(4)
    const { _id: id } = await created({ photos: asPhotos(urls) })
    const orders = [urls, urls.toReversed(), [...urls.slice(2), ...urls.slice(0, 2)]]
    for (let round = 0; round < 10; round += 1) {
      const responses = await Promise.all(orders.map((order) => change(id, { photos: asPhotos(order) })))
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    }
    expect(
      urlsIn((await read(id)).body)
        .map(idOf)
        .toSorted(),
    ).toEqual(urls.map(idOf).toSorted())
  })

  test('rejects photos for an outdated version', async () => {
    const urls = await uploads(2)
    const { _id: id } = await created({ photos: asPhotos(urls) })
    const put = (photos: object[]) =>
      site.call({
        method: 'PUT',
        url: `/api/log/${id}`,
        token: mira.token,
        body: { photos },
        headers: { 'if-match': '"2001-01-01T00:00:00.000Z"' },
      })
    expect((await put([])).status).toBe(412)
    expect(await areStored(urls)).toEqual([true, true])
  })

  test('stores photos once for one Idempotency-Key', async () => {
    const photos = asPhotos(await uploads(2))
    const { id: kickId } = await addKick(site, otto)
    const headers = { 'idempotency-key': newId() }
    const body = { kickId, state: 'done', photos }
    const post = () => site.call({ method: 'POST', url: '/api/log', token: mira.token, headers, body })
    const responses = await Promise.all([post(), post(), post()])
    expect(new Set(responses.map(({ body }) => textAt(body, '_id'))).size).toBe(1)
    expect(responses.map(({ body }) => urlsIn(body).length)).toEqual([2, 2, 2])
  })
})

describe('the URL of a photo', () => {
  const addressOf = async (fields: object, kick: object) => {
    const plain = await upload()
    const { id } = await addKick(site, mira, kick)
    const { photos } = await created({ ...fields, photos: [{ url: plain }] }, id)
    return { plain, shown: photos[0]?.url }
  }

  test.each([
    ['Members', 'Members', true],
    ['Followers', 'Members', false],
    ['Private', 'Members', false],
    ['Members', 'Followers', false],
    ['Members', 'Private', false],
  ] as const)('is unsigned for an entry for %s about a Kick for %s: %p', async (audience, ofKick, isOpen) => {
    const { plain, shown } = await addressOf({ audience }, { audience: ofKick })
    expect(shown).toEqual(isOpen ? plain : expect.stringMatching(signedUrl(plain)))
    expect([await statusOf(plain), await statusOf(shown)]).toEqual([isOpen ? 200 : 404, 200])
  })

  test('is signed when the entry is hidden', async () => {
    const { plain, shown } = await addressOf({ audience: 'Members' }, {})
    const isThis = 'id in (select entry_id from photos where picture_id = $1)'
    await site.database.$client.query(`update log_entries set hidden_at = now() where ${isThis}`, [
      idOf(plain),
    ])
    expect([await statusOf(plain), await statusOf(shown)]).toEqual([404, 404])
  })

  test('is signed when the thing is let go, or its Kick is hidden', async () => {
    const letGo = await addressOf({ audience: 'Members', state: 'let go' }, {})
    const ofHidden = await addressOf({ audience: 'Members' }, { hiddenAt: new Date() })
    for (const { plain, shown } of [letGo, ofHidden])
      expect([await statusOf(plain), await statusOf(shown)]).toEqual([404, 200])
  })

  test('follows the audience of the entry, and is accepted in a change', async () => {
    const [first = '', second = ''] = await uploads(2)
    const entry = await created({ audience: 'Members', photos: asPhotos([first, second]) })
    expect(urlsIn(entry)).toEqual([first, second])
    const narrowed = await changed(entry._id, { audience: 'Private' })
    expect(urlsIn(narrowed)).toEqual(signed([first, second]))
    expect(await statusOf(first)).toBe(404)
    const reversed = await changed(entry._id, { photos: asPhotos(urlsIn(narrowed).toReversed()) })
    expect(urlsIn(reversed)).toEqual(signed([second, first]))
  })

  test('shows no photo to others when the Kick of an entry for members is Private', async () => {
    const plain = await upload()
    const { id } = await addKick(site, mira, { audience: 'Private' })
    const entry = await created({ audience: 'Members', photos: [{ url: plain }] }, id)
    expect(await read(entry._id, otto)).toMatchObject({ status: 404 })
    const ofOtto = await call(otto, 'GET', `/api/log?user=${mira.userId}`)
    expect(JSON.stringify(ofOtto.body)).not.toContain(idOf(plain))
    expect(await statusOf(plain)).toBe(404)
  })
})

describe('deleting pictures of log photos', () => {
  test('removes a picture with its entry unless something else uses it', async () => {
    const [only = '', shared = ''] = await uploads(2)
    await call(mira, 'POST', '/api/bucket', { name: 'North', picture: shared })
    const { _id: id } = await created({ photos: asPhotos([only, shared]) })
    expect((await call(mira, 'DELETE', `/api/log/${id}`)).status).toBe(204)
    expect(await areStored([only, shared])).toEqual([false, true])
  })

  test('removes pictures with the account, but not with the Kick', async () => {
    const lena = await signUp(site)
    const url = await upload(lena)
    const kick = await addKick(site, lena, { audience: 'Private' })
    const entry = (await write({ photos: [{ url }] }, kick.id, lena)).body as Shown
    expect((await call(lena, 'DELETE', `/api/kick/${kick.id}`)).status).toBe(204)
    expect((await read(entry._id, lena)).body).toMatchObject({ kick: null, photos: [{ _id: idOf(url) }] })
    expect((await call(lena, 'DELETE', `/api/user/${lena.userId}`, { password })).status).toBe(204)
    expect(await isStored(url)).toBe(false)
  })

  test('keeps pictures while the Kick is withdrawn', async () => {
    const kick = await addKick(site, otto)
    const entry = await created({ audience: 'Members', photos: [{ url: await upload() }] }, kick.id)
    expect((await call(otto, 'DELETE', `/api/kick/${kick.id}`)).status).toBe(204)
    const { body } = await read(entry._id)
    expect(body).toMatchObject({ kick: { withdrawn: true }, photos: entry.photos })
    expect(await statusOf(urlsIn(body)[0])).toBe(200)
  })
})
