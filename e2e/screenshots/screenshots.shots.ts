import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Cast, isLoadedElsewhere, type Moment, openStage, type Screen, screens, visit } from '../screens'

const folder = join(import.meta.dirname, '../../docs/screenshots')

const forms = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
]

/** Pixels of the longest picture: what lies below is more of the same. */
const longest = 2400

/**
 * How a server that is gone, fails or lets one wait looks, is shown by one screen for all of them; the rest of the
 * screens are shown as they are, and with nothing to show.
 */
const examples = [
  'buckets',
  'bucket',
  'kicks',
  'kick-create',
  'profile',
  'part',
  'guard',
  'logging-in',
  'story-writing',
]

const isPictured = (screen: Screen, moment: Moment) =>
  moment === 'loaded' ? !isLoadedElsewhere(screen) : moment === 'empty' || examples.includes(screen.name)

const nameOf = ({ name }: Screen, moment: Moment) => (moment === 'loaded' ? name : `${name}-${moment}`)

/** All that the page fetches, lazy pictures too, is there. */
const settle = async (page: Page) => {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.clock.runFor(500)
}

const take = async (page: Page, name: string) => {
  const { width = 0 } = page.viewportSize() ?? {}
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const chromium = await page.context().newCDPSession(page)
  // Playwright itself takes no WebP, which is a fifth of a PNG.
  const { data } = await chromium.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, longest), scale: 1 },
  })
  await chromium.detach()
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}

const takeAll = async (page: Page, screen: Screen, moment: Moment) => {
  for (const { width, height } of forms) {
    if (screen.only && screen.only !== (width < 1200 ? 'narrow' : 'wide')) continue
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await settle(page)
      await take(page, `${nameOf(screen, moment)}-${colorScheme}-${width}`)
    }
  }
}

let page: Page
let cast: Cast | null

test.beforeAll(async ({ browser, baseURL }) => {
  await mkdir(folder, { recursive: true })
  ;({ page, cast } = await openStage(browser, baseURL ?? ''))
})

for (const screen of screens) {
  test(screen.name, async () => {
    expect(cast, 'the demo content').not.toBeNull()
    if (!cast) return
    await page.setViewportSize({ width: screen.only === 'wide' ? 1366 : 360, height: 800 })
    await visit(page, screen, cast, async (moment) => {
      if (isPictured(screen, moment)) await takeAll(page, screen, moment)
    })
  })
}
