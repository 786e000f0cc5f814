import type { PrerenderedPages } from '@bucketeer/platform'
import { createAnnexReader } from './annex-reader'

const key = { part: 'kicks', version: '1.0.0-s00000001', shell: '1.0.0-s00000001' }
const pages: PrerenderedPages = { '/kicks': { css: '', light: '<p>Words</p>' } }
const later: PrerenderedPages = { '/kicks': { css: '', light: '<p>Other words</p>' } }
const never = () => new Promise<never>(() => {})

const now = performance.now.bind(performance)
const passTime = (ms: number) => jest.spyOn(performance, 'now').mockImplementation(() => now() + ms)
afterEach(() => jest.restoreAllMocks())

describe('createAnnexReader', () => {
  test('reads an annex once for five seconds, also a missing one', async () => {
    const read = jest.fn().mockResolvedValueOnce(pages).mockResolvedValueOnce(undefined)
    const { pagesOf } = createAnnexReader({ read })
    const other = { ...key, version: '1.1.0-s00000002' }
    const all = await Promise.all([pagesOf(key), pagesOf(key), pagesOf(other), pagesOf(other)])
    expect(all).toEqual([pages, pages, undefined, undefined])
    expect(read.mock.calls).toEqual([[key], [other]])
  })

  test('returns the last value at once while it reads an older one again', async () => {
    const read = jest.fn().mockResolvedValueOnce(pages).mockResolvedValueOnce(later)
    const { pagesOf } = createAnnexReader({ read })
    await pagesOf(key)
    passTime(6000)
    expect(await pagesOf(key)).toBe(pages)
    expect(await pagesOf(key)).toBe(later)
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('keeps the last value while the database is down or hangs', async () => {
    const read = jest.fn().mockResolvedValueOnce(pages).mockRejectedValueOnce(new Error('down'))
    const { pagesOf } = createAnnexReader({ read: read.mockImplementation(never) })
    await pagesOf(key)
    for (const ms of [6000, 12_000, 18_000]) {
      passTime(ms)
      expect(await pagesOf(key)).toBe(pages)
    }
  })

  test('waits a second for the first read of an annex, then returns nothing', async () => {
    const { pagesOf } = createAnnexReader({ read: never })
    const begun = Date.now()
    expect(await pagesOf(key)).toBeUndefined()
    expect(Date.now() - begun).toBeGreaterThan(900)
    const again = Date.now()
    expect(await pagesOf(key)).toBeUndefined()
    expect(Date.now() - again).toBeLessThan(500)
  })

  test('returns nothing when the first read fails', async () => {
    const { pagesOf } = createAnnexReader({ read: () => Promise.reject(new Error('down')) })
    expect(await pagesOf(key)).toBeUndefined()
  })

  test('reads again after it was told to forget', async () => {
    const read = jest.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce(pages)
    const { pagesOf, forget } = createAnnexReader({ read })
    await pagesOf(key)
    forget()
    expect(await pagesOf(key)).toBe(pages)
  })
})
