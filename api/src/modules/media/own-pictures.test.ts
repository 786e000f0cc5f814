import { newId } from '@bucketeer/host/server'
import { addBucket, addJournal, addKick, addStory } from '../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { plain } from './testing/drawn-pictures'
import { asFile, form } from './testing/form'

let site: TestSite
let mira: SignedIn
let otto: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site)
  otto = await signUp(site)
})
afterAll(() => site.close())

async function upload({ token }: SignedIn) {
  const { headers, payload } = form(asFile(await plain(8, 6).png().toBuffer()))
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
  return textAt(response.json(), 'secure_url')
}

/** The response to a visitor. */
const statusOf = async (url: string) => (await site.app.inject(url)).statusCode
const idOf = (url: string) => url.split('/')[2] ?? ''
const aDayPasses = (url: string) =>
  site.database.$client.query(
    `update pictures set created_at = created_at - interval '1 day 1 minute' where id = $1`,
    [idOf(url)],
  )
const textOr = (body: unknown, ...names: string[]) => {
  const name = names.find((key) => key in Object(body))
  return name === undefined ? '' : textAt(body, name)
}
const made = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  id: textOr(body, '_id'),
  url: textOr(body, 'picture', 'pictures'),
})
const call = (person: SignedIn, method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  site.call({ method, url, token: person.token, body })

const kickFields = { name: 'Swim', category: 'Activity', continent: 'Europe' }
const profile = { userName: 'Mira', tagline: 'Trains' }

/** Each resource that can have a picture, with functions that create, change and delete it. */
const things: Record<
  string,
  {
    /** `url` is the URL of its picture for the owner. */
    make: (person: SignedIn, picture: string) => Promise<{ status: number; id: string; url: string }>
    change: (
      person: SignedIn,
      id: string,
      picture: string | null,
    ) => Promise<{ status: number; body: unknown }>
    remove?: (person: SignedIn, id: string) => Promise<unknown>
  }
> = {
  Bucket: {
    make: async (person, picture) =>
      made(await call(person, 'POST', '/api/bucket', { name: 'North', picture })),
    change: (person, id, picture) => call(person, 'PUT', `/api/bucket/${id}`, { name: 'South', picture }),
    remove: (person, id) => call(person, 'DELETE', `/api/bucket/${id}`),
  },
  Kick: {
    make: async (person, pictures) =>
      made(await call(person, 'POST', '/api/kick', { ...kickFields, pictures })),
    change: (person, id, pictures) => call(person, 'PUT', `/api/kick/${id}`, { ...kickFields, pictures }),
    remove: (person, id) => call(person, 'DELETE', `/api/kick/${id}`),
  },
  Story: {
    make: async (person, pictures) => {
      const journalId = await addJournal(site, person)
      const story = { title: 'Danube', content: '', pictures, journalId }
      return made(await call(person, 'POST', `/api/story/${journalId}`, story))
    },
    change: (person, id, pictures) =>
      call(person, 'PUT', `/api/story/${id}`, { title: 'Tisza', content: '', pictures }),
    remove: async (person, id) => {
      const { rows } = await site.database.$client.query('select journal_id from stories where id = $1', [id])
      return call(person, 'DELETE', `/api/journal/${rows[0].journal_id}`)
    },
  },
  profile: {
    make: async (person, profilePicture) => {
      const { status } = await call(person, 'PUT', `/api/user/${person.userId}`, {
        ...profile,
        profilePicture,
      })
      return { status: status === 200 ? 201 : status, id: person.userId, url: profilePicture }
    },
    change: (person, id, profilePicture) =>
      call(person, 'PUT', `/api/user/${id}`, { ...profile, profilePicture }),
  },
}

describe.each(Object.entries(things))('a %s', (_name, { make, change, remove }) => {
  test('refuses a picture of somebody else like one that does not exist', async () => {
    const hers = await upload(mira)
    const unknown = `/media/${newId()}/1280.webp`
    const { id } = await make(otto, await upload(otto))
    expect((await make(otto, hers)).status).toBe(400)
    expect((await change(otto, id, hers)).status).toBe(400)
    expect((await change(otto, id, unknown)).body).toEqual((await change(otto, id, hers)).body)
  })

  test('makes the previous picture unavailable at once when it gets another one', async () => {
    const [first, second] = [await upload(mira), await upload(mira)]
    const { id, url } = await make(mira, first)
    expect(await statusOf(url)).toBe(200)
    const changed = await change(mira, id, second)
    expect(changed.status).toBe(200)
    const next = textOr(changed.body, 'picture', 'pictures', 'profilePicture')
    expect([await statusOf(url), await statusOf(next)]).toEqual([404, 200])
    expect((await change(mira, id, first)).status).toBe(400)
  })

  test('keeps its picture until it is deleted', async () => {
    const { id, url } = await make(mira, await upload(mira))
    await aDayPasses(url)
    expect(await statusOf(url)).toBe(200)
    if (remove) await remove(mira, id)
    else await change(mira, id, null)
    for (const width of [320, 640, 1280]) expect(await statusOf(url.replace('1280', String(width)))).toBe(404)
  })
})

test('a picture with two uses stays until the last one is deleted', async () => {
  const url = await upload(mira)
  const buckets = [
    await addBucket(site, mira, { picture: url }),
    await addBucket(site, mira, { picture: url }),
  ]
  const { body } = await site.call({ method: 'GET', url: `/api/bucket/${buckets[1]}`, token: mira.token })
  const address = textAt(body, 'picture')
  await call(mira, 'DELETE', `/api/bucket/${buckets[0]}`)
  expect(await statusOf(address)).toBe(200)
  await call(mira, 'DELETE', `/api/bucket/${buckets[1]}`)
  expect(await statusOf(address)).toBe(404)
})

test('a picture is removed with two uses that are deleted concurrently', async () => {
  for (let round = 0; round < 10; round += 1) {
    const url = await upload(mira)
    const buckets = await Promise.all([1, 2].map(() => addBucket(site, mira, { picture: url })))
    await Promise.all(buckets.map((id) => call(mira, 'DELETE', `/api/bucket/${id}`)))
    expect(await statusOf(url)).toBe(404)
  }
})

test('concurrent swaps of pictures between Buckets and deletions cause no error', async () => {
  const pictures = await Promise.all([upload(mira), upload(mira)])
  // Keeps both pictures in use.
  for (const picture of pictures) await addBucket(site, mira, { picture })
  for (let round = 0; round < 15; round += 1) {
    const buckets = await Promise.all(
      [0, 1, 2, 3].map((index) => addBucket(site, mira, { picture: pictures[index % 2] })),
    )
    const swaps = buckets.map((id, index) => {
      const body = { name: 'North', picture: pictures[(index + 1) % 2] }
      return call(mira, 'PUT', `/api/bucket/${id}`, body)
    })
    expect((await Promise.all(swaps)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const again = buckets.map((id, index) =>
      call(mira, 'PUT', `/api/bucket/${id}`, { name: 'North', picture: pictures[index % 2] }),
    )
    const deleted = buckets.map((id) => call(mira, 'DELETE', `/api/bucket/${id}`))
    for (const { status } of await Promise.all([...again, ...deleted])) expect(status).toBeLessThan(500)
  }
})

test('a withdrawn Kick keeps its picture until nobody holds it', async () => {
  const url = await upload(mira)
  const kick = await addKick(site, mira, { pictureId: idOf(url) })
  const bucketId = await addBucket(site, otto)
  await call(otto, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId: kick.id })
  await call(mira, 'DELETE', `/api/kick/${kick.id}`)
  expect(await statusOf(url)).toBe(200)
  await call(otto, 'DELETE', `/api/bucket/${bucketId}`)
  expect(await statusOf(url)).toBe(404)
})

test('serves an unused upload for a day', async () => {
  const url = await upload(mira)
  expect(await statusOf(url)).toBe(200)
  await aDayPasses(url)
  expect(await statusOf(url)).toBe(404)
})

test('deleting an account removes its pictures except those of Kicks that others hold', async () => {
  const [unused, hers, story, held, free] = [
    await upload(mira),
    await upload(mira),
    await upload(mira),
    await upload(mira),
    await upload(mira),
  ]
  await call(mira, 'PUT', `/api/user/${mira.userId}`, { ...profile, profilePicture: hers })
  await addStory(site, mira, await addJournal(site, mira), { pictures: story })
  const kick = await addKick(site, mira, { pictureId: idOf(held) })
  await addKick(site, mira, { pictureId: idOf(free) })
  const bucketId = await addBucket(site, otto)
  await call(otto, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId: kick.id })

  expect((await call(mira, 'DELETE', `/api/user/${mira.userId}`, { password })).status).toBe(204)
  const statuses = await Promise.all([unused, hers, story, held, free].map(statusOf))
  expect(statuses).toEqual([404, 404, 404, 200, 404])
})
