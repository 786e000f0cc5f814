import { createHash } from 'node:crypto'
import type { Release } from '@bucketeer/platform'
import { postRelease, deployToken, nextKicks, sendFiles, publishShell } from '../../../../api/test/releases'
import { type TestResponse, openTestSite, type TestSite } from '../../../../api/test/test-site'
import { waitFor } from '../../../../api/test/wait-for'

const version = '1.0.0-s00000001'
const first = nextKicks(version)
const second = nextKicks(version, { title: 'Other Kicks' })

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
  await publishShell(site)
  await sendFiles(site, first.release, first.files)
})
afterEach(() => site.close())

/** Publishes with `ask` while another transaction inserts `kept`, which commits once `ask` waits for it. */
const publishWhileKeeping = async (kept: Release, ask: () => Promise<TestResponse>) => {
  const client = await site.database.$client.connect()
  try {
    await client.query('begin')
    await client.query(
      'insert into releases (part, version, manifest, manifest_sha256) values ($1, $2, $3, $4)',
      [kept.part, kept.version, kept, createHash('sha256').update(JSON.stringify(kept)).digest()],
    )
    const response = ask()
    await waitFor(async () => {
      const { rowCount } = await site.database.$client.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "releases"%'`,
      )
      return rowCount ? true : undefined
    })
    await client.query('commit')
    return await response
  } finally {
    client.release()
  }
}
const askForBatch = (releases: Release[]) =>
  site.call({ method: 'POST', url: '/api/release/batch', token: deployToken, body: { releases } })
const liveRemotes = async () => {
  const response = await site.app.inject('/registry.json')
  return response.json<{ remotes: { title: string }[] }>().remotes.map(({ title }) => title)
}
const refused = {
  status: 409,
  body: { message: expect.stringContaining('was released before with other content') },
}

test.each([
  ['POST /api/release', (release: Release) => postRelease(site, release)],
  ['POST /api/release/batch', (release: Release) => askForBatch([release])],
])('%s refuses a manifest when other content of its version is kept at the same time', async (_call, ask) => {
  expect(await publishWhileKeeping(first.release, () => ask(second.release))).toMatchObject(refused)
  expect(await liveRemotes()).toEqual([])
})

test('POST /api/release makes a manifest live that is inserted twice concurrently', async () => {
  const again = () => postRelease(site, first.release)
  expect(await publishWhileKeeping(first.release, again)).toMatchObject({ status: 200 })
  expect(await liveRemotes()).toEqual(['Kicks'])
})

test('POST /api/release accepts one of two concurrent manifests of a version and refuses the other', async () => {
  const responses = await Promise.all([first, second].map(({ release }) => postRelease(site, release)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const title = responses[0]?.status === 200 ? 'Kicks' : 'Other Kicks'
  expect(await liveRemotes()).toEqual([title])
})
