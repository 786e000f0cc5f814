import type { Page } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAxeViolations } from '../fixtures/axe-violations'
import { countColours } from '../fixtures/count-colours'
import { createContent } from '../fixtures/create-content'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { useOwnSite } from '../fixtures/site'
import { smallTown } from '../fixtures/small-town'
import { signInAs, signUp } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

const everest = { lat: 27.9881, lng: 86.925 }

useOwnSite('start a site with a map file')
let folder: string
let site: IsolatedSite
// One site for all tests of the file.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-map-'))
  await writeFile(join(folder, 'town.pmtiles'), smallTown(everest))
  site = await startIsolatedSite({ MAP_PMTILES: join(folder, 'town.pmtiles') })
})
test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

const map = (page: Page) => page.getByRole('application')
const moreAround = (page: Page) => page.getByRole('button', { name: 'See more around it' })

test.describe('Map with a file of streets', () => {
  // A site without places has none near the centre.
  test.use({ expectedConsole: /status of 404 .*api\/places\/nearest/ })

  test(
    'shows streets from the site alone, within the area of the file',
    { tag: ['@kicks', '@shell'] },
    async ({ browser, playwright }) => {
      const request = await playwright.request.newContext({ baseURL: site.address })
      const user = await signUp(request)
      const context = await browser.newContext({ baseURL: site.address })
      const page = await context.newPage()
      await signInAs(page, user)
      const asked: { url: URL; range?: string }[] = []
      page.on('request', (made) =>
        asked.push({ url: new URL(made.url()), range: made.headers()['range'] ?? undefined }),
      )

      await test.step('See the streets of a new Kick’s map', async () => {
        await page.goto('/kicks/create')
        await expect(map(page)).toHaveAttribute('data-streets', 'true')
        await expect(map(page)).toHaveAttribute('data-zoom', '15')
        await expect.poll(() => countColours(page, 'streets')).toBeGreaterThan(20)
        await expect(moreAround(page)).toBeHidden()
        await expect(page.getByRole('link', { name: 'OpenStreetMap contributors' })).toHaveAttribute(
          'href',
          'https://www.openstreetmap.org/copyright',
        )
      })
      await test.step('Send only ranges of the file, to no other host', async () => {
        expect([...new Set(asked.map(({ url }) => url.origin))]).toEqual([new URL(site.address).origin])
        const ranges = asked.filter(({ url }) => url.pathname === '/map.pmtiles')
        expect(ranges.length).toBeGreaterThan(0)
        for (const { range } of ranges) expect(range).toMatch(/^bytes=\d+-\d+$/)
      })
      await test.step('Find no accessibility fault', async () => {
        expect(await findAxeViolations(page)).toEqual([])
      })
      await test.step('Redraw in the colours of the dark mode', async () => {
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect.poll(() => countColours(page, 'streets')).toBeGreaterThan(20)
      })
      await test.step('Move by keyboard beyond the file, and zoom out', async () => {
        await map(page).focus()
        // Presses during a movement are ignored.
        await expect(async () => {
          await page.keyboard.press('Shift+ArrowRight')
          await expect(map(page)).toHaveAttribute('data-streets', 'false', { timeout: 300 })
        }).toPass({ timeout: 40_000 })
        await expect(moreAround(page)).toBeVisible()
        await moreAround(page).click()
        await expect(map(page)).toHaveAttribute('data-zoom', '9')
      })
    },
  )

  test(
    'falls back to the map of the world when the file cannot be read',
    { tag: ['@kicks', '@shell'] },
    async ({ browser, playwright }) => {
      const request = await playwright.request.newContext({ baseURL: site.address })
      const user = await signUp(request)
      const context = await browser.newContext({ baseURL: site.address })
      const page = await context.newPage()
      await page.route('**/map.pmtiles', (route) => route.fulfill({ status: 206, body: 'no map' }))
      await signInAs(page, user)
      await page.goto('/kicks/create')
      await expect(moreAround(page)).toBeVisible()
      await expect(map(page)).toHaveAttribute('data-streets', 'false')
    },
  )

  test(
    'leads from a pin of a Bucket to its card and back, by keyboard',
    { tag: ['@buckets', '@shell'] },
    async ({ browser, playwright }) => {
      const request = await playwright.request.newContext({ baseURL: site.address })
      const user = await signUp(request)
      const { bucketId } = await createContent(request, user, 'Walk the ridge')
      const context = await browser.newContext({ baseURL: site.address })
      const page = await context.newPage()
      await signInAs(page, user)
      await page.goto(`/buckets/${bucketId}`)
      const number = page.getByRole('button', { name: '1: show Walk the ridge on the map' })
      const pin = page.getByRole('button', { name: '1: Walk the ridge' })

      await expect(pin).toBeVisible()
      await number.focus()
      await page.keyboard.press('Enter')
      await expect(pin).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(number).toBeFocused()
      await pin.click()
      await expect(number).toBeFocused()
      expect(await findAxeViolations(page)).toEqual([])
    },
  )
})
