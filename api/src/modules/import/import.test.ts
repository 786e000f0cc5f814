import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { plain } from '../media/testing/drawn-pictures'
import { aBucket, aJournal, aKick, anArchive, anEntry, aStory, zipOf } from './testing/archives'
import { createImporter } from './testing/importer'

let site: TestSite
let person: SignedIn
let importer: ReturnType<typeof createImporter>
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  person = await signUp(site)
  importer = createImporter(site, person)
})

const photo = (file: string) => ({ file, alt: 'A rope', caption: 'Up' })

const whole = async () =>
  zipOf(
    anArchive({
      kicks: [
        aKick('k1', { photos: [photo('media/1.jpg'), photo('media/2.jpg')] }),
        aKick('k2', { category: null, continent: null }),
        aKick('k3', { by: 'Bea' }),
      ],
      buckets: [aBucket('b1', ['k3', 'k1'], { picture: 'media/1.jpg' }), aBucket('b2', [])],
      journals: [
        aJournal(
          'j1',
          [
            aStory('s1', { kick: 'k1', photos: [photo('media/1.jpg')] }),
            aStory('s2', { photos: [photo('media/2.jpg')] }),
          ],
          {
            bucket: 'b1',
          },
        ),
      ],
      log: [anEntry('e1', { kick: 'k2', photos: [photo('media/2.jpg')] }), anEntry('e2')],
    }),
    {
      'media/1.jpg': await plain(30, 20).jpeg().toBuffer(),
      'media/2.jpg': await plain(40, 20).jpeg().toBuffer(),
    },
  )

const get = async (url: string) => (await site.call({ method: 'GET', url, token: person.token })).body

test('brings in an archive, all Private', async () => {
  const { _id: id, state, counts } = await importer.upload(await whole())
  expect({ state, counts }).toMatchObject({
    state: 'read',
    counts: { new: 10, here: 0, look: 0, unreadable: 0 },
  })
  expect(await importer.bring(id)).toMatchObject({
    state: 'brought',
    problem: null,
    counts: { new: 0, brought: 10 },
  })
  expect(await get('/api/bucket')).toMatchObject([
    {
      name: 'Bucket b1',
      audience: 'Private',
      kicks: [{ name: 'Kick k3' }, { name: 'Kick k1', targetOn: '2030-05-01' }],
    },
    { name: 'Bucket b2', kicks: [] },
  ])
})
