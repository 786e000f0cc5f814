import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { serverPid } from '@bucketeer/embedded-postgres/testing'
import { waitFor } from '../../test/wait-for'
import { createArchive } from '../backup/archive-writer'
import { noisy } from '../modules/media/testing/drawn-pictures'
import { asFile, form } from '../modules/media/testing/form'
import { faultTest, recordResult, rounds } from './testing/fault-test'
import { createSiteProcess, skipGazetteer, type SiteProcess } from './testing/site-process'
import { fillDisk, makeRoomOnDisk, mountSmallDisk, unmount } from './testing/small-disk'
import { makeBucket, signUpAt } from './testing/writers'

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
  await site.kill()
  await waitFor(async () => (await serverPid(join(disk, 'data')).catch(() => 0)) === 0 || undefined)
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
const filesThere = async () => {
  const found = await readdir(objects(), { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => basename(name))
}

/** A sentence for a person, and nothing of the cause. */
const expectClear = async (answer: Response) => {
  expect(answer.status).toBeGreaterThanOrEqual(500)
  const { message } = (await answer.json()) as { message: string }
  expect(message).toMatch(/^[A-Z].*try again.*\.$/i)
  expect(message).not.toMatch(/ENOSPC|ENOTDIR|postgres|\//)
}

faultTest(
  'a store that is gone: uploads are refused in words, the rest goes on, and so do uploads once it is back',
  async () => {
    expect((await upload()).status).toBe(201)
    await rename(objects(), `${objects()}-away`)
    await writeFile(objects(), 'in its place')
    const refused = await upload()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    await expectClear(refused)
    expect((await makeBucket(site.address, token, 'meanwhile'))?.status).toBe(201)
    expect((await fetch(`${site.address}/readyz`)).status).toBe(503)
    await rm(objects())
    await rename(`${objects()}-away`, objects())
    expect((await upload()).status).toBe(201)
    expect(await site.query('select from pictures')).toHaveLength(2)
    expect(await filesThere()).toHaveLength(6)
    recordResult('The store, gone', 'uploads 503 in words, all else 201; back at once')
  },
)

faultTest(
  'a full disk: uploads and writes are refused in words, nothing is half written, and it recovers by itself',
  async () => {
    if (!isSmall) return recordResult('The disk, full', 'not tried: only root may mount a small disk')
    const before = await filesThere()
    fillDisk(disk)
    const refused = await upload()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await refused.json()).toEqual({
      message: 'We have no room to keep this right now. Please try again later.',
    })
    expect(await filesThere()).toEqual(before)
    await expectBackupRefused()

    const [acknowledged, refusals] = await writeUntilRefused()
    makeRoomOnDisk(disk)
    const since = performance.now()
    await waitFor(
      async () => (await makeBucket(site.address, token, 'after'))?.status === 201 || undefined,
      3000,
    )
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    expect((await upload()).status).toBe(201)
    const kept = new Set((await site.query('select name from buckets')).map(({ name }) => name))
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
    expect((await filesThere()).filter((name) => name.startsWith('.'))).toEqual([])
    expect(existsSync(join(disk, 'ballast'))).toBe(false)
    recordResult(
      'The disk, full',
      `upload 503 in words and nothing half written; 0 of ${acknowledged.length} acknowledged writes lost, ${refusals} refused in words; works ${seconds} s after there is room`,
    )
  },
)

async function expectBackupRefused() {
  const archive = await createArchive(join(disk, 'site.tar.gz'))
  const much = archive
    .addObject('much', { stream: Readable.from([randomBytes(2_000_000)]), size: 2_000_000 })
    .then(() => archive.finish(nothing))
  await expect(much).rejects.toThrow(/site\.tar\.gz cannot be written: the disk is full\./)
  await archive.discard()
  expect((await readdir(disk)).sort()).toEqual(['ballast', 'data'])
}
const nothing = { format: 1, madeAt: '', migrations: [], tables: [], sequences: [] }

const longText = 'far '.repeat(4_900)

/** Writes until five have been refused. @returns the names of what was answered, and how many were not */
async function writeUntilRefused(): Promise<[string[], number]> {
  const acknowledged: string[] = []
  let refusals = 0
  for (let turn = 0; refusals < 5; turn += 1) {
    if (turn > 5_000) throw new Error('The full disk took everything.')
    const answer = await makeBucket(site.address, token, `full-${turn}`, longText)
    if (answer?.status === 201) acknowledged.push(`full-${turn}`)
    else {
      refusals += 1
      if (answer) await expectClear(answer)
    }
  }
  return [acknowledged, refusals]
}
