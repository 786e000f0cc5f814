import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { hexOf } from '@bucketeer/platform'
import {
  remoteRelease,
  postRelease,
  deployToken,
  kicksFiles,
  publish,
  sendFile,
  publishShell,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'
import { inMegabytes, releaseLimits } from './limits'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ deployToken })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  await publishShell(site)
})
afterAll(() => site.close())

const megabyte = 1024 * 1024

/** Sends megabytes without a content length until the server ends the connection. */
const flood = (sha384: string, megabytes: number) =>
  new Promise<{ status: number; sent: number; memory: number }>((resolve, reject) => {
    const { port } = site.app.server.address() as AddressInfo
    const before = process.memoryUsage().arrayBuffers
    let [sent, memory] = [0, 0]
    const upload = request({
      port,
      method: 'PUT',
      path: `/api/release/file/${hexOf(sha384)}`,
      headers: { authorization: `Bearer ${deployToken}`, 'content-type': 'application/octet-stream' },
    })
    upload.on('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, sent, memory })
      upload.destroy()
    })
    upload.on('error', reject)
    const send = () => {
      memory = Math.max(memory, process.memoryUsage().arrayBuffers - before)
      if (upload.destroyed || sent >= megabytes) return void upload.end()
      sent += 1
      upload.write(Buffer.alloc(megabyte), send)
    }
    send()
  })

test('refuses a file above the size in its manifest, whatever its content length', async () => {
  const release = remoteRelease()
  await postRelease(site, release)
  const { status, sent, memory } = await flood(release.files[0]?.sha384 ?? '', 600)
  expect(status).toBe(413)
  expect(sent).toBeLessThan(30)
  expect(memory).toBeLessThan(60 * megabyte)
})

test('refuses an unknown file at 20 MB without buffering it', async () => {
  const { status, sent, memory } = await flood(`sha384-${'A'.repeat(64)}`, 600)
  expect(status).toBe(413)
  expect(sent).toBeLessThan(60)
  expect(memory).toBeLessThan(60 * megabyte)
})

test('refuses a file or a manifest if their sizes differ', async () => {
  const release = remoteRelease()
  const wrong = { ...release, files: release.files.map((file) => ({ ...file, size: 0 })) }
  expect((await postRelease(site, wrong)).status).toBe(202)
  const [first] = release.files
  const response = await sendFile(site, first?.sha384 ?? '', kicksFiles[first?.path ?? ''] ?? '')
  // The earlier manifest has the right size.
  expect(response.statusCode).toBe(204)
  const refused = await postRelease(site, wrong)
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('remoteEntry.js has 7 bytes and not 0') },
  })
  expect(await publish(site, release, kicksFiles)).toMatchObject({ status: 200 })
})

test('refuses a file whose only manifest has the size 0', async () => {
  const files = { ...kicksFiles, 'list.js': 'list(3)' }
  const release = remoteRelease({ version: '1.3.0-s00000003' }, files)
  const wrong = { ...release, files: release.files.map((file) => ({ ...file, size: 0 })) }
  await postRelease(site, {
    ...wrong,
    entry: 'list.js',
    chunks: {},
    files: wrong.files.filter(({ path }) => path === 'list.js'),
  })
  const listed = release.files.find(({ path }) => path === 'list.js')
  expect((await sendFile(site, listed?.sha384 ?? '', 'list(3)')).statusCode).toBe(413)
})

test.each([
  [
    'a file of 21 MB',
    remoteRelease({ files: [{ path: 'a.js', size: 21 * megabyte, sha384: `sha384-${'B'.repeat(64)}` }] }),
  ],
  [
    'files of 80 MB together',
    remoteRelease({
      files: ['C', 'D', 'E', 'F'].map((letter) => ({
        path: `${letter}.js`,
        size: 20 * megabyte,
        sha384: `sha384-${letter.repeat(64)}`,
      })),
    }),
  ],
])('refuses a manifest with %s before anything is sent', async (_what, release) => {
  expect(await postRelease(site, { ...release, version: '2.0.0-s00000009' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('and may be') },
  })
})

test('docs/teams/contract.md has the limits', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/teams/contract.md'), 'utf8')
  const { whole, file, manifest } = releaseLimits
  expect(page).toMatch(new RegExp(`all files of a release +\\| ${inMegabytes(whole)} `))
  expect(page).toMatch(new RegExp(`one file of a release +\\| ${inMegabytes(file)} `))
  expect(page).toMatch(new RegExp(`the manifest of a release +\\| ${inMegabytes(manifest)} `))
})
