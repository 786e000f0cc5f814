import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { waitFor } from '../../test/wait-for'
import { createArchive } from '../backup/archive-writer'
import { noisy } from '../modules/media/testing/drawn-pictures'
import { asFile, form } from '../modules/media/testing/form'
import { faultTest, recordResult, rounds } from './testing/fault-test'
import { createSiteProcess, skipGazetteer, type SiteProcess } from './testing/site-process'
import { fillDisk, freeDisk, mountSmallDisk, unmount } from './testing/small-disk'
import { createBucket, signUpAt } from './testing/writers'

jest.setTimeout(180_000)

let disk: string
let isSmall = false
let site: SiteProcess
let token: string
let picture: Buffer

beforeAll(async () => {
  if (rounds === 0) return
  disk = await mkdtemp(join(tmpdir(), 'bucketeer-disk-'))
  isSmall = mountSmallDisk(disk, 160)
  site = await createSiteProcess(join(disk, 'data'))
  await site.start()
  await skipGazetteer(site)
  token = await signUpAt(site.address, 'writer')
  picture = await noisy(800, 600).png().toBuffer()
})
afterAll(async () => {
  if (rounds === 0) return
  await site.end()
  if (isSmall) unmount(disk)
  await rm(disk, { recursive: true, force: true })
})

const upload = () => {
  const { headers, payload } = form(asFile(picture))
  return fetch(`${site.address}/api/upload`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  })
}

const objects = () => join(disk, 'data/objects')
const storedFiles = async () => {
  const found = await readdir(objects(), { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => basename(name))
}

/** Expects an error message for users, without the cause. */
const expectHelpfulError = async (response: Response) => {
  expect(response.status).toBeGreaterThanOrEqual(500)
  const { message } = (await response.json()) as { message: string }
  expect(message).toMatch(/^[A-Z].*try again.*\.$/i)
  expect(message).not.toMatch(/ENOSPC|ENOTDIR|postgres|\//)
}

faultTest(
  'rejects uploads with a message while the store is gone, serves everything else, and recovers',
  async () => {
    expect((await upload()).status).toBe(201)
    await rename(objects(), `${objects()}-away`)
    await writeFile(objects(), 'in its place')
    const rejected = await upload()
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '2'])
    await expectHelpfulError(rejected)
    expect((await createBucket(site.address, token, 'meanwhile'))?.status).toBe(201)
    expect((await fetch(`${site.address}/readyz`)).status).toBe(503)
    await rm(objects())
    await rename(`${objects()}-away`, objects())
    expect((await upload()).status).toBe(201)
    expect(await site.query('select from pictures')).toHaveLength(2)
    expect(await storedFiles()).toHaveLength(6)
    recordResult('The store, gone', 'uploads get 503 with a message, everything else 201; recovers at once')
  },
)

faultTest(
  'rejects uploads and writes with a message while the disk is full, leaves no partial files, and recovers',
  async () => {
    if (!isSmall) return recordResult('The disk, full', 'skipped: mounting a small disk needs root')
    const before = await storedFiles()
    fillDisk(disk)
    const rejected = await upload()
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await rejected.json()).toEqual({
      code: 'server.storage-full',
      message: 'We have no storage left for this right now. Please try again later.',
    })
    expect(await storedFiles()).toEqual(before)
    await expectBackupFails()

    const [acknowledged, rejections] = await writeUntilRejected()
    freeDisk(disk)
    const since = performance.now()
    await waitFor(
      async () => (await createBucket(site.address, token, 'after'))?.status === 201 || undefined,
      3000,
    )
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    expect((await upload()).status).toBe(201)
    const kept = new Set((await site.query('select name from buckets')).map(({ name }) => name))
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
    expect((await storedFiles()).filter((name) => name.startsWith('.'))).toEqual([])
    expect(existsSync(join(disk, 'ballast'))).toBe(false)
    recordResult(
      'The disk, full',
      `uploads get 503 with a message and leave no partial files; 0 of ${acknowledged.length} acknowledged writes lost, ${rejections} rejected with a message; recovers in ${seconds} s`,
    )
  },
)

async function expectBackupFails() {
  const archive = await createArchive(join(disk, 'site.tar.gz'))
  const writing = archive
    .addObject('large', { stream: Readable.from([randomBytes(2_000_000)]), size: 2_000_000 })
    .then(() => archive.finish(emptyManifest))
  await expect(writing).rejects.toThrow(/site\.tar\.gz cannot be written: the disk is full\./)
  await archive.discard()
  expect((await readdir(disk)).sort()).toEqual(['ballast', 'data'])
}
const emptyManifest = { format: 1, madeAt: '', migrations: [], tables: [], sequences: [] }

const longText = 'far '.repeat(4_900)

/** Writes until five writes are rejected. @returns the acknowledged names, and the number of rejections */
async function writeUntilRejected(): Promise<[string[], number]> {
  const acknowledged: string[] = []
  let rejections = 0
  for (let round = 0; rejections < 5; round += 1) {
    if (round > 5_000) throw new Error('The full disk accepted every write.')
    const response = await createBucket(site.address, token, `full-${round}`, longText)
    if (response?.status === 201) acknowledged.push(`full-${round}`)
    else {
      rejections += 1
      if (response) await expectHelpfulError(response)
    }
  }
  return [acknowledged, rejections]
}
