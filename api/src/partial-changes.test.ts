import { addBucket, addEntry, addJournal, addKick, addPicture, addShareLink, addStory } from '../test/content'
import { signUp, type SignedIn } from '../test/people'
import { openTestSite, type TestSite } from '../test/test-site'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site)
})
afterAll(() => site.close())

type Body = Record<string, unknown>

interface Sent {
  value: unknown
  /** The fields of the response that change with it; by default only that of its name. */
  shows?: string[]
}

interface Change {
  /** Makes a thing all of whose fields have a value. */
  make(): Promise<{ url: string; read: () => Promise<unknown> }>
  /** A new value of each field. */
  fields: Record<string, Sent | (() => Promise<Sent>)>
}

const get = async (url: string) => (await site.call({ method: 'GET', url, token: mira.token })).body
const thingAt = (url: string) => ({ url, read: () => get(url) })
const newPicture = async () => (await addPicture(site, mira.userId)).url
const put = (url: string, body: object) => site.call({ method: 'PUT', url, token: mira.token, body })
const photo = (url: string) => ({ url, alt: 'A rope', caption: 'Up' })

/** A thing for each PUT that changes some of its fields. PUTs with other bodies require all of theirs. */
const changes: Record<string, Change> = {
  updateProfile: {
    make: async () => {
      const url = `/api/user/${mira.userId}`
      await put(url, {
        ...{ userName: 'Mira', tagline: 'Trains', way: 'To Enjoy' },
        profilePicture: await newPicture(),
      })
      return { url, read: async () => ({ ...Object(await get(url)), storage: undefined }) }
    },
    fields: {
      userName: { value: 'Otto' },
      tagline: { value: 'Boats' },
      email: async () => ({ value: mira.email, shows: [] }),
      way: { value: null },
      profilePicture: { value: null },
    },
  },
  updateBucket: {
    make: async () => {
      const fields = { audience: 'Members', picture: await newPicture() }
      return thingAt(`/api/bucket/${await addBucket(site, mira, fields)}`)
    },
    fields: {
      name: { value: 'South' },
      description: { value: '' },
      picture: { value: null },
      audience: { value: 'Followers', shows: ['audience', 'picture'] },
    },
  },
  updateKick: {
    make: async () => {
      const { id } = await addKick(site, mira, { placeName: 'Geiranger', placePrecision: 'area' })
      await put(`/api/kick/${id}`, { photos: [photo(await newPicture()), photo(await newPicture())] })
      return thingAt(`/api/kick/${id}`)
    },
    fields: {
      name: { value: 'Surf' },
      description: { value: '' },
      pictures: async () => ({ value: await newPicture(), shows: ['pictures', 'photos'] }),
      photos: async () => ({ value: [photo(await newPicture())], shows: ['pictures', 'photos'] }),
      audience: { value: 'Private', shows: ['audience', 'pictures', 'photos'] },
      continent: { value: 'Asia' },
      category: { value: 'Chill' },
      location: { value: null, shows: ['location', 'exactLocation'] },
      placePrecision: { value: 'country', shows: ['placePrecision', 'location'] },
      country: { value: null },
      place: { value: null },
    },
  },
  updateLogEntry: {
    make: async () => {
      const fields = {
        ...{
          on: '2024-05-03',
          until: '2024-05-04',
          again: true,
          stars: 4,
          note: 'Cold',
          audience: 'Members',
        },
        ...{ steps: [{ text: 'Swim', done: true }], with: [{ name: 'Tomas' }] },
        photos: [photo(await newPicture())],
      }
      return thingAt(`/api/log/${await addEntry(site, mira, fields)}`)
    },
    fields: {
      state: { value: 'doing', shows: ['state', 'on', 'until', 'kick'] },
      on: { value: '2024-05-02', shows: ['on', 'kick'] },
      precision: { value: 'month', shows: ['precision', 'on', 'until', 'kick'] },
      until: { value: null },
      again: { value: null, shows: ['again', 'kick'] },
      stars: { value: null },
      note: { value: '' },
      photos: { value: [] },
      steps: { value: [] },
      audience: { value: 'Private', shows: ['audience', 'photos', 'kick'] },
      with: { value: [] },
      remind: { value: false },
    },
  },
  updateLogSettings: {
    make: async () => {
      const memories = { isOff: true, withoutNames: ['Tomas'], notBefore: 2020 }
      await put('/api/log/settings', { defaultAudience: 'Members', memories, hiddenCards: ['next'] })
      return thingAt('/api/log/settings')
    },
    fields: {
      defaultAudience: { value: null, shows: ['defaultAudience', 'steps'] },
      welcomed: { value: true, shows: ['welcomedAt'] },
      memories: { value: { isOff: false } },
      hiddenCards: { value: [] },
    },
  },
  updateJournal: {
    make: async () => {
      const fields = { visibility: 'Private', audience: 'Members', bucketId: await addBucket(site, mira) }
      const id = await addJournal(site, mira, fields)
      await addStory(site, mira, id)
      await addStory(site, mira, id, { pictures: cover })
      await put(`/api/journal/${id}`, { coverUrl: cover, showsPlaces: true })
      return thingAt(`/api/journal/${id}`)
    },
    fields: {
      title: { value: 'By boat' },
      description: { value: '' },
      bucketId: { value: null },
      visibility: { value: 'Public', shows: ['visibility', 'audience'] },
      audience: { value: 'Public', shows: ['visibility', 'audience'] },
      coverUrl: { value: null, shows: ['cover'] },
      showsPlaces: { value: false },
    },
  },
  updateStory: {
    make: async () => {
      const journalId = await addJournal(site, mira)
      const photos = [photo(await newPicture()), photo(await newPicture())]
      const kickId = (await addKick(site, mira)).id
      const fields = { kickId, photos, pictures: photos[0]?.url, happenedOn: '2024-05-03' }
      const url = `/api/story/${await addStory(site, mira, journalId, fields)}`
      return { url, read: async () => Object(await get(`/api/journal/${journalId}`)).story[0] as unknown }
    },
    fields: {
      title: { value: 'Locks' },
      content: { value: '' },
      pictures: async () => ({ value: await newPicture(), shows: ['pictures', 'photos'] }),
      photos: async () => ({ value: [photo(await newPicture())], shows: ['pictures', 'photos'] }),
      kickId: { value: null },
      happenedOn: { value: null },
    },
  },
  updateShareLink: {
    make: async () => {
      const thing = { kind: 'bucket' as const, id: await addBucket(site, mira) }
      const fields = { expiresAt: '2999-01-01T00:00:00.000Z', hasPreview: true, showsNotes: true }
      const { id } = await addShareLink(site, mira, thing, fields)
      const read = async () => Object(await get(`/api/share?kind=bucket&id=${thing.id}`))[0] as unknown
      return { url: `/api/share/${id}`, read }
    },
    fields: {
      expiresAt: { value: null },
      hasPreview: { value: false },
      showsNotes: { value: false },
      password: { value: 'three blue boats', shows: ['hasPassword'] },
      newKey: { value: true, shows: ['key', 'url'] },
    },
  },
}

let cover = ''
beforeEach(async () => {
  cover = await newPicture()
})

const operations = () =>
  Object.values(site.app.swagger().paths ?? {}).flatMap((path): Body[] =>
    'put' in Object(path) ? [Object(path).put] : [],
  )

/** Returns the schema of the body of a PUT; undefined without one. */
function bodyOf({ requestBody }: Body) {
  const { $ref = '' } = Object(Object(Object(Object(requestBody).content)['application/json']).schema)
  const schemas = Object(Object(site.app.swagger()).components).schemas
  return schemas[String($ref).split('/').at(-1) ?? ''] as
    { properties: Body; required?: string[] } | undefined
}

/** Signed URLs differ by the second. */
const withoutSignatures = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/\?until=\d+&signature=[\w-]+/g, '?signed'))

function changedFields(before: unknown, after: unknown) {
  const [one, other] = [withoutSignatures(before), withoutSignatures(after)].map(Object)
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => name !== 'updatedAt' && JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .sort()
}

test('a PUT requires all of its fields or none, and has a value of each of these', () => {
  const problems = operations().flatMap((operation) => {
    const { properties = {}, required = [] } = bodyOf(operation) ?? {}
    const id = String(operation.operationId)
    const names = Object.keys(properties)
    if (required.length > 0 && required.length < names.length)
      return [`${id} requires some of its fields: make all of them optional, or none.`]
    const { fields = {} } = changes[id] ?? {}
    return names
      .filter((name) => required.length === 0 && !(name in fields))
      .map((name) => `${id} has no ${name} in the changes of this file: write ${name}: { value: … }.`)
  })
  expect(problems).toEqual([])
})

test.each(
  Object.entries(changes).flatMap(([id, { make, fields }]) =>
    Object.entries(fields).map(([name, sent]) => ({ id, name, make, sent })),
  ),
)('$id with $name alone keeps the other fields', async ({ name, make, sent }) => {
  const { url, read } = await make()
  const { value, shows = [name] } = typeof sent === 'function' ? await sent() : sent
  const before = await read()
  expect(await put(url, { [name]: value })).toMatchObject({ status: 200 })
  expect(changedFields(before, await read())).toEqual([...shows].sort())
})
