import { setTimeout as pause } from 'node:timers/promises'
import {
  deployToken,
  postRelease,
  publish,
  sendFiles,
  shellFiles,
  shellRelease,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'
import { releaseFileKeys } from './file-store'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
})
afterEach(() => site.close())

const count = 60
const scripts = Array.from({ length: count }, (_, index) => [`${index}.js`, `script(${index})`])
const files = { ...shellFiles, ...Object.fromEntries(scripts) }
const release = shellRelease({}, files)

test('compresses files with several requests to the store at once', async () => {
  await sendFiles(site, release, files)
  const latencyMs = 50
  let requests = 0
  for (const method of ['has', 'open', 'put'] as const) {
    const original: (...args: never[]) => Promise<unknown> = site.store[method]
    Object.assign(site.store, {
      [method]: async (...args: never[]) => {
        requests += 1
        await pause(latencyMs)
        return original(...args)
      },
    })
  }
  const since = performance.now()
  expect(await postRelease(site, release)).toMatchObject({ status: 200 })
  expect(requests).toBeGreaterThan(4 * count)
  expect(performance.now() - since).toBeLessThan((requests * latencyMs) / 5)
})

test('continues an interrupted compression with the files that have no variants', async () => {
  const { put } = site.store
  await sendFiles(site, release, files)
  let [left, puts] = [count, 0]
  site.store.put = async (key, source) => {
    if ((left -= 1) < 0) throw new Error('The server was killed')
    await put(key, source)
  }
  expect(await postRelease(site, release)).toMatchObject({ status: 500 })
  site.store.put = async (key, source) => {
    puts += 1
    await put(key, source)
  }
  expect(await publish(site, release, {})).toMatchObject({ status: 200 })
  // Two variants of each script and of the HTML; what was written halfway is written again.
  expect(puts).toBeLessThan(2 * (count + 2) - count + 16)
  for (const key of release.files.filter(({ path }) => path.endsWith('.js')).flatMap(releaseFileKeys))
    expect(await site.store.has(key)).toBe(true)
})
