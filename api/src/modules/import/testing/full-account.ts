import type { SampleText } from '../../../../test/sample-texts'
import { password, signUpLongAgo, textAt, type SignedIn } from '../../../../test/people'
import type { TestSite } from '../../../../test/test-site'
import { noisy, plain } from '../../media/testing/drawn-pictures'
import { asFile, form } from '../../media/testing/form'

/** Sends requests of a person. @throws for a refusal */
function createAuthor(site: TestSite, { token }: SignedIn) {
  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object) => {
    const response = await site.call({ method, url, token, body })
    if (response.status >= 400) throw new Error(`${method} ${url}: ${JSON.stringify(response.body)}`)
    return response.body
  }
  return {
    add: async (url: string, body: object) => textAt(await send('POST', url, body), '_id'),
    put: (url: string, body: object) => send('PUT', url, body),
    delete: (url: string, body: object = {}) => send('DELETE', url, body),
    /** @returns the URL of the picture */
    upload: async (picture: Buffer) => {
      const { headers, payload } = form(asFile(picture))
      const authorization = `Bearer ${token}`
      const request = { method: 'POST', url: '/api/upload', payload } as const
      const response = await site.app.inject({ ...request, headers: { ...headers, authorization } })
      return textAt(response.json(), 'secure_url')
    },
  }
}

type Author = ReturnType<typeof createAuthor>

/** Pictures that are larger than the largest width, turned by their EXIF, transparent, narrow or tiny. */
const pictures = {
  wide: noisy(1800, 1200).blur(6).normalise().jpeg().toBuffer(),
  turned: noisy(900, 700).blur(6).normalise().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  transparent: noisy(400, 300).blur(6).normalise().ensureAlpha(0.5).png().toBuffer(),
  narrow: noisy(60, 900).blur(3).normalise().webp().toBuffer(),
  tiny: plain(9, 9).png().toBuffer(),
}

const caption = { alt: 'A “red” boat\non a lake', caption: 'Föhn & <snow> 🏔️' }

const photoOf = async (author: Author, picture: keyof typeof pictures, said: object = caption) => ({
  url: await author.upload(await pictures[picture]),
  ...said,
})

const fjord = {
  category: 'Activity',
  continent: 'Europe',
  country: 'Norway',
  place: 'Geirangerfjorden / Geiranger',
  location: { lat: 62.100123, lng: 7.205987 },
}

const withPicture = (photos: { url: string }[]) => ({ photos, pictures: photos[0]?.url })

/** Adds Kicks of somebody else, of each precision of their places. The last one is of a deleted account. */
async function addKicksOfOthers(site: TestSite) {
  const ben = createAuthor(site, await signUpLongAgo(site, { userName: 'Ben “Ö” <b>' }))
  const kick = { name: 'Row', description: 'Early.\n\nCold.', ...fjord, audience: 'Members' }
  const add = async (fields: object) => {
    const photos = [await photoOf(ben, 'wide'), await photoOf(ben, 'tiny')]
    return ben.add('/api/kick', { ...kick, ...withPicture(photos), ...fields })
  }
  const kept = [
    await add({ placePrecision: 'exact' }),
    await add({ placePrecision: 'area', description: '' }),
    await add({ placePrecision: 'country' }),
  ]
  const [narrowed, elsewhere] = [await add({ name: 'Narrowed' }), await add({ name: 'Elsewhere' })]
  return {
    kept,
    narrowed,
    elsewhere,
    narrow: () => ben.put(`/api/kick/${narrowed}`, { audience: 'Private' }),
  }
}

/** Adds a Kick in a Bucket, and deletes the account of its creator. */
async function addKickOfNobody(site: TestSite, ann: Author, bucketId: string) {
  const person = await signUpLongAgo(site)
  const cleo = createAuthor(site, person)
  const picture = await photoOf(cleo, 'tiny', {})
  const fields = { ...fjord, name: 'Dive', description: 'Deep', pictures: picture.url }
  const kickId = await cleo.add('/api/kick', { ...fields, audience: 'Members' })
  await ann.put(`/api/bucket/${bucketId}/add`, { bucketId, kickId })
  await cleo.delete(`/api/user/${person.userId}`, { password })
}

const addOwnKicks = async (ann: Author) => [
  await ann.add('/api/kick', {
    ...{ ...fjord, name: 'Walk', description: 'Far', audience: 'Members', placePrecision: 'area' },
    ...withPicture([
      await photoOf(ann, 'turned'),
      await photoOf(ann, 'transparent'),
      await photoOf(ann, 'narrow', {}),
    ]),
  }),
  await ann.add('/api/kick', { name: 'Nameless place', location: fjord.location, audience: 'Private' }),
  await ann.add('/api/kick', { name: 'Wish', description: 'x'.repeat(20_000), audience: 'Private' }),
  await ann.add('/api/kick', {
    ...{ ...fjord, name: 'Hut', audience: 'Followers', placePrecision: 'country' },
    ...withPicture([await photoOf(ann, 'tiny', { alt: 'a'.repeat(1500), caption: 'c'.repeat(300) })]),
  }),
]

/** Adds three Buckets in an order of their own, the first one with Kicks in such an order and with dates. */
async function addBuckets(site: TestSite, ann: Author, own: string[]) {
  const others = await addKicksOfOthers(site)
  const picture = (await photoOf(ann, 'transparent')).url
  const add = (name: string, fields: object = {}) => ann.add('/api/bucket', { name, ...fields })
  const north = await add('Norden', { description: 'Up\nthere', picture, audience: 'Members' })
  const [south, empty] = [await add('الجنوب'), await add('空')]
  const put = (bucketId: string, kickId: string) =>
    ann.put(`/api/bucket/${bucketId}/add`, { bucketId, kickId })
  const kicks = [...own, ...others.kept]
  for (const kickId of [...kicks, others.narrowed]) await put(north, kickId)
  for (const kickId of kicks.slice(2)) await put(south, kickId)
  await others.narrow()
  await addKickOfNobody(site, ann, south)
  await ann.put('/api/bucket/order', { bucketIds: [south, north, empty] })
  await ann.put(`/api/bucket/${north}/order`, { kickIds: kicks.toReversed() })
  for (const [index, targetPrecision] of (['day', 'month', 'season', 'year'] as const).entries())
    await ann.put(`/api/bucket/${north}/kick/${kicks[index]}`, { targetOn: '2031-08-17', targetPrecision })
  return { bucketId: north, keptKick: others.kept[1], otherKick: others.elsewhere }
}

async function addJournals(ann: Author, bucketId: string, kickIds: (string | undefined)[]) {
  const journal = { title: 'Viaje', description: '*Six* weeks', visibility: 'Public', showsPlaces: true }
  const journalId = await ann.add('/api/journal', { ...journal, bucketId })
  await ann.add('/api/journal', { title: 'Empty', description: '', visibility: 'Private' })
  const storyIds: string[] = []
  for (const kickId of kickIds) {
    const photos = withPicture([await photoOf(ann, 'narrow'), await photoOf(ann, 'wide', {})])
    const content =
      '# Dawn\n\n- [x] swum\n- [ ] slept\n\n> **cold** `0 °C`  \n\n| a | b |\n|---|---|\n| 1 | 2 |'
    const story = { title: 'Day', content, happenedOn: '2024-02-29', ...photos }
    storyIds.push(await ann.add(`/api/story/${journalId}`, { ...story, journalId, kickId: kickId ?? null }))
  }
  await ann.put(`/api/journal/${journalId}/order`, { storyIds: storyIds.toReversed() })
}

/** Adds entries of each state and precision. */
async function addEntries(ann: Author, kickIds: (string | undefined)[]) {
  const photos = [await photoOf(ann, 'wide'), await photoOf(ann, 'turned')]
  const names = [{ name: 'José' }, { name: 'Σωκράτης' }, { name: 'ann 👩‍🚀' }]
  const steps = [
    { text: 'Train', done: true },
    { text: 'Höhe & Weite', done: false },
  ]
  const entries = [
    {
      on: '2024-05-03',
      until: '2024-05-05',
      again: true,
      stars: 5,
      note: 'Cold;\r\nwet.',
      with: names,
      photos,
    },
    { on: '2023-06-17', precision: 'month', again: false, audience: 'Members' },
    { on: '2022-12-01', precision: 'season', remind: false },
    { on: '0900-01-01', precision: 'year', stars: 1 },
    { precision: 'unknown', audience: 'Followers' },
    { state: 'doing', steps },
    { state: 'let go', on: '2021-01-01', note: 'No more' },
  ]
  for (const entry of entries)
    for (const kickId of kickIds)
      if (kickId) await ann.add('/api/log', { state: 'done', audience: 'Private', ...entry, kickId })
  await ann.add('/api/log', { state: 'done', name: 'Something new' })
  const kickId = await ann.add('/api/kick', { name: 'Deleted since', audience: 'Private' })
  await ann.add('/api/log', { state: 'done', kickId })
  await ann.delete(`/api/kick/${kickId}`)
}

/** Adds a Kick, a Story and an entry with each of the texts, where they accept it. */
async function addTexts(ann: Author, samples: SampleText[]) {
  const journal = { title: 'Texts', description: '', visibility: 'Private' }
  const journalId = await ann.add('/api/journal', journal)
  const { url } = await photoOf(ann, 'tiny')
  for (const { text, refusedAs } of samples) {
    const note = refusedAs.includes('long') ? '' : text
    const name = refusedAs.includes('title') ? 'Text' : text
    const kickId = await ann.add('/api/kick', { name, description: note, audience: 'Private' })
    await ann.add('/api/log', { state: 'done', kickId, note, audience: 'Private' })
    await ann.add(`/api/story/${journalId}`, { title: name, content: note, pictures: url, journalId })
  }
}

/** Creates an account with something of all that an archive has, with what it leaves out, and with these texts. */
export async function createFullAccount(site: TestSite, samples: SampleText[] = []): Promise<SignedIn> {
  const person = await signUpLongAgo(site, { userName: 'Ann', tagline: 'Out & about' })
  const ann = createAuthor(site, person)
  const own = await addOwnKicks(ann)
  const { bucketId, keptKick, otherKick } = await addBuckets(site, ann, own)
  await addJournals(ann, bucketId, [own[0], keptKick, otherKick, undefined])
  await addEntries(ann, [own[0], keptKick, otherKick])
  await addTexts(ann, samples)
  return person
}
