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
test.describe.configure({ timeout: 180_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

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

/** Waits for fonts and pictures, including lazy ones. */
const settle = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
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
