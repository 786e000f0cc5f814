import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import {
  type SeedUsers,
  allStates,
  type DisplaySettings,
  isLoadedElsewhere,
  layoutOf,
  applyDisplaySettings,
  type ScreenState,
  openTestSite,
  type Screen,
  screens,
  visit,
} from '../screens/screens'

const folder = join(import.meta.dirname, '../../docs/screenshots')

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
]
const forms = windows.flatMap((each): DisplaySettings[] => [
  { ...each, colorScheme: 'light' },
  { ...each, colorScheme: 'dark' },
])

/** Pixels of the longest picture: what lies below is more of the same. */
const longest = 2000

/** How it looks to wait, or to be refused, is alike on many screens: these stand for the others. */
const examples: Partial<Record<ScreenState, string[]>> = {
  loading: ['buckets', 'bucket', 'kicks', 'profile', 'bucket-edit', 'part'],
  down: ['buckets', 'bucket', 'kicks', 'kick-create', 'kick-create-map', 'profile', 'part', 'guard'],
  refused: [
    'logging-in',
    'bucket',
    'journal',
    'kick-creating',
    'story-writing',
    'story-write',
    'kicks-adding',
  ],
}

const isPictured = (screen: Screen, moment: ScreenState) => {
  if (moment === 'loaded') return !isLoadedElsewhere(screen)
  return moment === 'empty' || examples[moment]?.includes(screen.name)
}

const nameOf = ({ name }: Screen, moment: ScreenState) => (moment === 'loaded' ? name : `${name}-${moment}`)

/** All that the page fetches, lazy pictures too, is there, and what was to fade in has. */
const settle = async (page: Page) => {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.mouse.move(0, 0)
  await page.clock.runFor(500)
  await page.evaluate(() => {
    scrollTo(0, 0)
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    }
  })
}

const take = async (page: Page, name: string) => {
  const { width = 0, height: inSight = 0 } = page.viewportSize() ?? {}
  // What lies over the page covers what one sees of it, and not all of its length.
  const isCovered = await page.getByRole('dialog').count()
  const height = isCovered ? inSight : await page.evaluate(() => document.documentElement.scrollHeight)
  const chromium = await page.context().newCDPSession(page)
  // Playwright itself takes no WebP, which is a fifth of a PNG.
  const { data } = await chromium.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 50,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, longest), scale: 1 },
  })
  await chromium.detach()
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}

const takeAll = async (page: Page, screen: Screen, moment: ScreenState) => {
  for (const form of forms.filter((each) => !screen.only || screen.only === layoutOf(each))) {
    await applyDisplaySettings(page, form)
    await settle(page)
    await take(page, `${nameOf(screen, moment)}-${form.colorScheme}-${form.width}`)
  }
}

let page: Page
let cast: SeedUsers | null

test.beforeAll(async ({ browser, baseURL }) => {
  await mkdir(folder, { recursive: true })
  ;({ page, cast } = await openTestSite(browser, baseURL ?? ''))
})

for (const screen of screens) {
  test(screen.name, async () => {
    expect(cast, 'the demo content').not.toBeNull()
    if (!cast) return
    await page.setViewportSize({ width: screen.only === 'wide' ? 1366 : 360, height: 800 })
    await visit(page, screen, cast, allStates, async (moment, shows) => {
      if (!isPictured(screen, moment)) return
      await expect(shows(page)).toBeVisible()
      await takeAll(page, screen, moment)
    })
  })
}
