import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { applyDisplaySettings, type DisplaySettings, hasLayout } from '../screens/display-settings'
import type { Screen, ScreenState } from '../screens/screen'
import { isLoadedElsewhere, screens } from '../screens/screens'
import type { SeedUsers } from '../screens/seed-users'
import { openTestSite } from '../screens/test-site'
import { allStates, visitScreen } from '../screens/visit-screen'

const folder = join(import.meta.dirname, '../../.cache/screenshots')

const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
]
const allSettings = viewports.flatMap((each): DisplaySettings[] => [
  { ...each, colorScheme: 'light' },
  { ...each, colorScheme: 'dark' },
])

/** Limits the height of a screenshot, in pixels. */
const maxHeight = 2000

/** Lists the screens with a screenshot of these states, which look alike on all other screens. */
const exampleScreens: Partial<Record<ScreenState, string[]>> = {
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

function hasScreenshot(screen: Screen, state: ScreenState) {
  if (state === 'loaded') return !isLoadedElsewhere(screen)
  return state === 'empty' || exampleScreens[state]?.includes(screen.name)
}

const nameOf = ({ name }: Screen, state: ScreenState) => (state === 'loaded' ? name : `${name}-${state}`)

/** Waits for fonts and pictures, including lazy ones, and finishes animations. */
async function settle(page: Page) {
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

async function takeScreenshot(page: Page, name: string) {
  const { width = 0, height: viewportHeight = 0 } = page.viewportSize() ?? {}
  // A dialog's backdrop covers only the viewport, so a full-page screenshot would show it cut off.
  const hasDialog = await page.getByRole('dialog').count()
  const height = hasDialog ? viewportHeight : await page.evaluate(() => document.documentElement.scrollHeight)
  const chromium = await page.context().newCDPSession(page)
  // Uses CDP because Playwright cannot write WebP, which has a fifth of a PNG's size.
  const { data } = await chromium.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 50,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight), scale: 1 },
  })
  await chromium.detach()
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}

async function takeScreenshots(page: Page, screen: Screen, state: ScreenState) {
  for (const settings of allSettings.filter((each) => !screen.only || hasLayout(each, screen.only))) {
    await applyDisplaySettings(page, settings)
    await settle(page)
    await takeScreenshot(page, `${nameOf(screen, state)}-${settings.colorScheme}-${settings.width}`)
  }
}

let page: Page
let users: SeedUsers | null

test.beforeAll(async ({ browser, baseURL }) => {
  await mkdir(folder, { recursive: true })
  ;({ page, users } = await openTestSite(browser, { baseURL }))
})

for (const screen of screens) {
  test(screen.name, async () => {
    expect(users, 'demo content').not.toBeNull()
    if (!users) return
    await page.setViewportSize({ width: screen.only === 'wide' ? 1366 : 360, height: 800 })
    await visitScreen(page, screen, users, allStates, async (state, shows) => {
      if (!hasScreenshot(screen, state)) return
      await expect(shows(page)).toBeVisible()
      await takeScreenshots(page, screen, state)
    })
  })
}
