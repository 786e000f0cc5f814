import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import { expect, test } from '../fixtures/test'
import { unzip } from '../fixtures/unzip'

let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-archive-'))
})
test.afterEach(() => rm(folder, { recursive: true }))

test(
  'the pages of an archive open from a folder, without network, in both colour modes',
  { tag: ['@shell'] },
  async ({ browser, request, user }) => {
    test.slow()
    const { authToken: token, password } = user
    const { kickId } = await createContent(request, user, 'Sleep in a tree house')
    for (const entry of [{ on: '2024-05-03', precision: 'day' }, { state: 'doing' }])
      await readApi(request, '/api/log', { method: 'POST', token, data: { kickId, state: 'done', ...entry } })
    const { _id } = await readApi<{ _id: string }>(request, '/api/archive', {
      ...{ method: 'POST', token, data: { password } },
    })
    const readState = async () =>
      (await readApi<{ archive: { state: string } }>(request, '/api/archive', { token })).archive.state
    await expect.poll(readState, { timeout: 60_000 }).toBe('ready')
    const link = { method: 'POST', token } as const
    const { url } = await readApi<{ url: string }>(request, `/api/archive/${_id}/link`, link)
    const paths = await unzip(await (await request.get(url)).body(), folder)

    const inFolder = (path: string) => pathToFileURL(join(folder, path)).href
    const pages = paths.filter((path) => path.endsWith('.html'))
    expect(pages.length).toBeGreaterThanOrEqual(7)
    const files = new Set(paths.map(inFolder))
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        colorScheme,
        offline: true,
        viewport: { width: 360, height: 800 },
      })
      const page = await context.newPage()
      const failed: string[] = []
      page.on('requestfailed', (made) => failed.push(made.url()))
      for (const path of pages) {
        await page.goto(inFolder(path))
        expect(await findAxeViolations(page)).toEqual([])
        const targets = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          links: [...document.links].map(({ href }) => href),
          broken: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
            .length,
        }))
        expect([path, targets.width, targets.broken]).toEqual([path, 360, 0])
        expect(targets.links.filter((href) => !files.has(href.split('#', 1)[0] ?? ''))).toEqual([])
      }
      expect(failed).toEqual([])
      await context.close()
    }
  },
)
