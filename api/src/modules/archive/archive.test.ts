import { Value } from 'typebox/value'
import { addBucket, addEntry, addJournal, addStory } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { ArchiveFile } from './format'
import { fetchArchive } from './testing/fetch-archive'

let site: TestSite
let ann: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  ann = await signUp(site, { userName: 'Ann' })
})
afterAll(() => site.close())

test('an archive has what its owner has, as its schema says', async () => {
  await addBucket(site, ann)
  await addEntry(site, ann, { note: 'Cold.' })
  await addStory(site, ann, await addJournal(site, ann))
  const files = await fetchArchive(site, ann)
  const file = JSON.parse(String(files.get('bucketeer.json')))
  expect(Value.Errors(ArchiveFile, file)).toEqual([])
  expect(file).toMatchObject({
    person: { name: 'Ann' },
    buckets: [{ name: 'North' }],
    kicks: [{ name: 'Swim in a fjord', by: null }],
    journals: [{ title: 'Six weeks on rails', stories: [{ title: 'Danube' }] }],
    log: [{ name: 'Swim in a fjord', note: 'Cold.' }],
  })
})
