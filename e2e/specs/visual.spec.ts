import type { Page } from '@playwright/test'
import { createContent } from '../fixtures/create-content'
import { newUserDetails, signInAs, signUp, skipUnlessSignUpIsOpen } from '../fixtures/test-user'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

/**
 * Compares screens with pictures of them. `npm run e2e -- --grep @visual` captures the pictures from the release before
 * (docs/qa.md); other runs leave these tests out. The content is the same everywhere: pages without content of others,
 * and those of a person whom the test makes.
 */
test.describe.configure({ timeout: 480_000 })
test.use({ trace: 'off' })

/** A skeleton or a loading message. */
const loadingView = '.MuiSkeleton-root, [role=status]:has-text("travels are incoming")'

/** The share of pixels that may differ; a changed word differs by more. */
const tolerance = 0.0002

const settings = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1366, height: 768, colorScheme: 'dark' },
] as const

const visitorPages = {
  landing: '/',
  journey: '/journey',
  story: '/story',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  login: '/login',
  signup: '/signup',
  'forgot-password': '/forgot-password',
}

/** Finds the Kick of the test alone. */
const rareName = 'Quokka island by bicycle'
const memberPages = async (...person: Parameters<typeof createContent>) => {
  const { userId, bucketId, kickId, journalId } = await createContent(...person)
  return {
    'landing-member': '/',
    buckets: '/buckets',
    bucket: `/buckets/${bucketId}`,
    'bucket-edit': `/buckets/${bucketId}/edit`,
    'bucket-create': '/buckets/create',
    kicks: `/kicks?q=${encodeURIComponent(rareName)}`,
    kick: `/kicks/${kickId}`,
    'kick-edit': `/kicks/${kickId}/edit`,
    'kick-create': '/kicks/create',
    'my-journals': '/journal/private',
    journal: `/journal/${journalId}`,
    'journal-create': '/journal/create',
    'story-write': `/journal/story/${journalId}`,
    profile: `/user/${userId}`,
    'profile-edit': `/user/${userId}/edit`,
    account: '/account',
  }
}

/** Waits for fonts and pictures, also lazy ones. Then returns what differs while a page still loads. */
const loadedState = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // Shows pieces of slots that wait until they move nothing in view.
    scrollTo(0, document.body.scrollHeight)
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    scrollTo(0, 0)
    // Pieces of slots and maps are requested when the browser is idle.
    await new Promise((resolve) => requestIdleCallback(resolve))
    const requests = performance.getEntriesByType('resource').length
    return JSON.stringify([requests, document.body.scrollHeight, document.body.innerHTML])
  })

/**
 * Waits until React has replaced the prerendered page, which has a heading too, and the page stays the same for half a
 * second.
 */
const settle = async (page: Page) => {
  await expect(page.locator('#root')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  let state = ''
  const expectUnchanged = async () => {
    const before = state
    await expect(page.locator(loadingView)).toHaveCount(0)
    state = await loadedState(page)
    expect(state === before, 'The page is the same as half a second ago').toBe(true)
  }
  await expect(expectUnchanged).toPass({ intervals: [500], timeout: 60_000 })
}

/** Shows the same e-mail address for everybody: a mask would be as wide as the real one. */
const fixEmail = (page: Page) =>
  page.route('**/auth/verify', async (route) => {
    const response = await route.fetch()
    const json = { ...((await response.json()) as object), email: 'vera@people.example' }
    await route.fulfill({ response, json })
  })

/** Returns the elements that differ between two people with the same content: dates, and drawings made from an id. */
const varying = (page: Page) => [
  page.locator('time, video'),
  page.getByText(/^On the road since/),
  page.locator('main').filter({ hasText: 'On the road since' }).locator('img[src*="viewBox"]:not(li img)'),
]

const compare = async (
  page: Page,
  pages: Record<string, string>,
  { width, colorScheme }: (typeof settings)[number],
) => {
  for (const [name, path] of Object.entries(pages))
    await test.step(name, async () => {
      await page.goto(path)
      await settle(page)
      // Soft, so that the report has every screen that differs.
      await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
        fullPage: true,
        animations: 'disabled',
        maxDiffPixelRatio: tolerance,
        mask: varying(page),
        timeout: 20_000,
      })
    })
}

for (const setting of settings) {
  const { colorScheme, width, height } = setting
  test.describe(`${width} pixels, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height } })

    test(
      'shows visitors the same screens as the last release',
      { tag: ['@visual', '@shell', '@marketing'] },
      ({ page }) => compare(page, visitorPages, setting),
    )

    test(
      'shows members the same screens as the last release',
      { tag: ['@visual', ...allPartTags] },
      async ({ page, request }) => {
        skipUnlessSignUpIsOpen()
        const user = await signUp(request, { ...newUserDetails(), userName: 'Vera Kulmala' })
        await signInAs(page, user)
        await fixEmail(page)
        await compare(page, await memberPages(request, user, rareName), setting)
      },
    )
  })
}
