import { createLeakScene, type LeakScene, type SecretThing } from '../../../test/leak-scene'
import { addBucket, addKick } from '../../../test/content'
import { signUp } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { fetchArchive } from './testing/fetch-archive'

let site: TestSite
let scene: LeakScene
beforeAll(async () => {
  site = await openTestSite()
  scene = await createLeakScene(site)
})
afterAll(() => site.close())

const textOf = (files: Map<string, Buffer>) => [...files].flat().join('\n')

/** The Kicks in the Bucket of each viewer that they may see, written down independently of the policy. */
const seen: Record<string, (thing: SecretThing) => boolean> = {
  stranger: ({ audience }) => audience === 'Members',
  asked: ({ audience }) => audience === 'Members',
  follower: ({ audience }) => audience !== 'Private',
  blocked: () => false,
  blocker: () => false,
}

test.each(Object.keys(seen))('the archive of the %s has only what they may see of others', async (viewer) => {
  const text = textOf(await fetchArchive(site, scene.people[viewer as keyof typeof scene.people]))
  const found = scene.things.filter(({ markers }) => markers.some((each) => text.includes(each)))
  const expected = scene.things.filter(
    (thing) => thing.kind === 'Kick' && !thing.isHidden && seen[viewer]?.(thing),
  )
  expect(found).toEqual(expected)
  expect(text.includes('Olga Secretowner')).toBe(expected.length > 0)
  expect(text).not.toContain('Tomas')
})

test('the archive of the owner has all of their own, also what is hidden', async () => {
  const text = textOf(await fetchArchive(site, scene.people.owner))
  const isOwn = ({ markers: [marker = ''] }: SecretThing) => text.includes(marker)
  const missing = scene.things.filter((thing) => !isOwn(thing))
  // An uploaded file is not in it, only what it became.
  expect(missing.map(({ kind }) => kind)).toEqual(['import'])
})

test.each([
  ['exact', true, '47.123456'],
  ['area', false, '47.125'],
  ['country', false, ''],
] as const)(
  'a Kick of somebody else with the place of the precision “%s” shows it no better',
  async (placePrecision, isExact, shown) => {
    const [ann, ben] = [await signUp(site), await signUp(site)]
    const place = { lat: 47.123456, lng: 15.654321, place: 'A hut', placePrecision }
    const { id } = await addKick(site, ben, { ...place, placeName: 'A hut' })
    const bucketId = await addBucket(site, ann)
    await site.call({
      method: 'PUT',
      url: `/api/bucket/${bucketId}/add`,
      token: ann.token,
      body: { bucketId, kickId: id },
    })
    const [text, own] = [textOf(await fetchArchive(site, ann)), textOf(await fetchArchive(site, ben))]
    expect(text).toContain(id)
    expect(['47.123456', '15.654321', 'A hut'].map((each) => text.includes(each))).toEqual([
      isExact,
      isExact,
      isExact,
    ])
    expect(text).toContain(shown)
    expect(['47.123456', '15.654321', 'A hut'].map((each) => own.includes(each))).toEqual([true, true, true])
  },
)
