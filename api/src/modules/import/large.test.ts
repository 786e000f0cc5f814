import { signUp } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { aBucket, aKick, anArchive, anEntry, zipOf } from './testing/archives'
import { createImporter } from './testing/importer'

jest.setTimeout(600_000)

/** 10,000 is the most that a file may have. */
const rows = Number(process.env['IMPORT_ROWS'] ?? 1_000)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('a large file is created and taken back', async () => {
  const importer = createImporter(site, await signUp(site))
  const ids = Array.from({ length: rows / 2 - 1 }, (_, index) => `${index}`)
  const kicks = ids.map((id) => aKick(id, { description: 'Long. '.repeat(200) }))
  const log = [...ids, 'x'].map((id) => anEntry(id, { kick: id === 'x' ? null : id }))
  const { _id: id, counts } = await importer.upload(
    await zipOf(anArchive({ kicks, buckets: [aBucket('b', ids)], log })),
  )
  expect(counts.new).toBe(rows)
  expect(await importer.bring(id)).toMatchObject({ state: 'brought', counts: { brought: rows } })
  expect(await importer.takeBack(id)).toMatchObject({ state: 'taken back', counts: { takenBack: rows } })
})
