import {
  postRelease,
  deployToken,
  nextKicks,
  publish,
  sendFile,
  publishShellAndKicks,
} from '../../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../../api/test/test-site'
import { createFileStore, releaseFileKeys } from '../file-store'
import { createUnreleasedRepository } from './repository'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ deployToken })
  await publishShellAndKicks(site)
})
afterAll(() => site.close())

const cleanUp = () => createUnreleasedRepository(site.database).cleanUp(createFileStore(site.store).remove)
const letPass = (hours: number) =>
  site.database.$client.query(
    `update unreleased_files set touched_at = touched_at - make_interval(hours => $1)`,
    [hours],
  )
const next = nextKicks('1.1.0-s00000002')
const changed = next.release.files.find(({ path }) => path === 'list.js')?.sha384 ?? ''
const isKept = (sha384: string) => site.store.has(releaseFileKeys({ sha384 })[0] ?? '')

test('removes files of an unfinished release after a day, not earlier', async () => {
  await postRelease(site, nextKicks('1.1.0-s00000002').release)
  await sendFile(site, changed, next.files['list.js'] ?? '')
  await letPass(23)
  expect(await cleanUp()).toBe(0)
  expect(await isKept(changed)).toBe(true)
  await letPass(2)
  expect(await cleanUp()).toBe(1)
  expect(await isKept(changed)).toBe(false)
  // Files that a release shares stay.
  expect((await site.app.inject('/releases/kicks/1.0.0-s00000001/pages.js')).statusCode).toBe(200)
  expect(await cleanUp()).toBe(0)
})

test('each uploaded file and each request for missing files restarts the day', async () => {
  await sendFile(site, changed, next.files['list.js'] ?? '')
  await letPass(25)
  await postRelease(site, next.release)
  expect(await cleanUp()).toBe(0)
  await letPass(25)
  await sendFile(site, changed, next.files['list.js'] ?? '')
  expect(await cleanUp()).toBe(0)
  expect(await publish(site, next.release, next.files)).toMatchObject({ status: 200 })
  await letPass(25)
  expect(await cleanUp()).toBe(0)
  expect((await site.app.inject('/releases/kicks/1.1.0-s00000002/list.js')).statusCode).toBe(200)
})

test('removes more files than one batch in one run', async () => {
  for (let index = 0; index < 25; index += 1)
    await createUnreleasedRepository(site.database).begin(`sha384-${String(index).padStart(64, 'A')}`)
  await letPass(25)
  expect(await cleanUp()).toBe(25)
})
