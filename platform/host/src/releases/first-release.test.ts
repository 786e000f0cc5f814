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
  let [open, most] = [0, 0]
  for (const method of ['has', 'open', 'put'] as const) {
    const original: (...args: never[]) => Promise<unknown> = site.store[method]
    Object.assign(site.store, {
      [method]: async (...args: never[]) => {
        open += 1
        most = Math.max(most, open)
        await pause(20)
        open -= 1
        return original(...args)
      },
    })
  }
  expect(await postRelease(site, release)).toMatchObject({ status: 200 })
  expect(most).toBeGreaterThan(8)
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
