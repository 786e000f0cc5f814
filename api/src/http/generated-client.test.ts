import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { openTestSite, type TestSite } from '../../test/test-site'

/** A call of the generated client. */
type Call = (options: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

type GeneratedClient = Record<'signUp' | 'createBucket' | 'getBucket' | 'listBuckets', Call>

const document = join(__dirname, '../../../shared-auth/src/testing/generated/openapi.json')
const generator = join(dirname(require.resolve('@hey-api/openapi-ts/package.json')), 'bin/run.js')
const plugins = ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk']

let site: TestSite
let baseUrl: string
let folder: string
let client: GeneratedClient
beforeAll(async () => {
  site = await openTestSite()
  baseUrl = await site.app.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-client-'))
  const args = [generator, '-i', document, '-o', folder, '-p', ...plugins]
  await promisify(execFile)(process.execPath, args, { cwd: folder })
  client = await import(join(folder, 'index.ts'))
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

test('a client generated from the document signs up, creates a Bucket and reads it back', async () => {
  const profile = {
    userName: 'Ada',
    email: 'ada@bucketeer.example',
    tagline: 'Up early',
    password: 'a walk in the woods',
  }
  const session = await client.signUp({ baseUrl, body: profile })
  expect([session.error, session.data]).toEqual([
    undefined,
    expect.objectContaining({ authToken: expect.any(String) }),
  ])
  const asAda = { baseUrl, auth: Object(session.data).authToken }

  const created = await client.createBucket({ ...asAda, body: { name: 'Lakes' } })
  expect(created).toMatchObject({ response: { status: 201 }, data: { name: 'Lakes', kicks: [] } })
  const path = { bucketId: Object(created.data)._id }
  const { data: read } = await client.getBucket({ ...asAda, path })
  // The response to a creation does not count what is done.
  expect(read).toEqual({ ...Object(created.data), doneCount: 0 })
  const { data: list } = await client.listBuckets({ ...asAda, query: { limit: 5 } })
  expect(list).toEqual([read])
})

test('a client generated from the document returns the message of an error', async () => {
  const refused = await client.createBucket({ baseUrl, body: { name: 'Lakes' } })
  expect(refused).toMatchObject({ response: { status: 401 }, error: { message: expect.any(String) } })
})
