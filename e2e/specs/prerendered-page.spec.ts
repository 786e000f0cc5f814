import type { Page } from '@playwright/test'
import { createContent } from '../fixtures/create-content'
import { signInAs } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

/** Delays requests until the returned function is called. */
const delayRequests = async (page: Page, url: RegExp) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
const delayShell = (page: Page) => delayRequests(page, /releases\/shell\/.*\.js/)
const delayLists = (page: Page) => delayRequests(page, /\/api\/(kick|bucket|journal\/\w+)(\?|$)/)

const prerendered = (page: Page) => page.locator('#page-placeholder')

/** Returns the text, position, size and font of every visible element in a container. */
const readElements = (page: Page, container: string) =>
  page.locator(container).evaluate((root) =>
    [...root.querySelectorAll('h1, h2, h3, p, a, li, img, label, fieldset')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const { color, fontFamily, fontSize } = getComputedStyle(element)
      return [
        [element.tagName, element.textContent, x, y, width, height, color, fontFamily, fontSize].join(' '),
      ]
    }),
  )

/** `document.fonts.ready` may resolve before the page has asked for its first font. */
const fonts = ['16px "Fraunces Variable"', '16px "Inter Variable"']

const pages = [
  ['/', ['@marketing']],
  ['/journey', ['@marketing']],
  ['/about', ['@marketing']],
  ['/login', ['@shell']],
  ['/signup', ['@shell', '@sign-up']],
] as const

for (const [path, tag] of pages)
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1366, 'light'],
  ] as const)
    test(
      `shows ${path} before scripts load, and does not change it later, at ${width} pixels, ${colorScheme}`,
      { tag: [...tag] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 })
        await page.emulateMedia({ colorScheme })
        const releaseShell = await delayShell(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(prerendered(page).getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate((names) => Promise.all(names.map((name) => document.fonts.load(name))), fonts)
        const before = await readElements(page, '#page-placeholder')
        expect(before.length).toBeGreaterThan(5)
        await expect(prerendered(page).locator('img:not([src])')).toHaveCount(0)

        await page.evaluate(() => {
          Object.assign(window, { shift: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
          }).observe({ type: 'layout-shift' })
        })
        releaseShell()
        await expect(prerendered(page)).toHaveCount(0)
        await expect(page.getByRole('banner')).toBeVisible()
        const after = await readElements(page, 'main')
        expect(after).toEqual(before)
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
      },
    )

test(
  '/about has at most 33 kB of HTML, and 250 bytes for the remote that came later',
  { tag: ['@shell', '@marketing'] },
  async ({ request }) => {
    const page = await request.get('/about')
    expect((await page.body()).length).toBeLessThanOrEqual(33_250)
  },
)

test('never shows more than one h1', { tag: '@marketing' }, async ({ page }) => {
  await page.addInitScript(() => {
    const maximum = { headings: 0 }
    Object.assign(window, { maximum })
    const countHeadings = () => {
      maximum.headings = Math.max(maximum.headings, document.querySelectorAll('h1').length)
      requestAnimationFrame(countHeadings)
    }
    countHeadings()
  })
  await page.goto('/about')
  await expect(page.getByRole('banner')).toBeVisible()
  const maximum = await page.evaluate(() => (window as unknown as { maximum: object }).maximum)
  expect(maximum).toEqual({ headings: 1 })
})

test(
  'does not show the prerendered page of visitors to a member',
  { tag: '@shell' },
  async ({ signedInPage: page }) => {
    const releaseShell = await delayShell(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(prerendered(page).locator('svg')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    releaseShell()
    await expect(page.getByRole('link', { name: 'Go to Buckets' }).first()).toBeVisible()
  },
)

/** Records the layout shift and the element of the largest contentful paint. */
const recordPaints = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0, largestElement: '' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        element: Element | null
        url: string
      })[])
        // An element that was removed no longer has a name, but a picture keeps its URL.
        Object.assign(window, { largestElement: entry.element?.tagName ?? (entry.url ? 'IMG' : 'gone') })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
const readShift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)
const readLargestElement = (page: Page) =>
  page.evaluate(() => (window as unknown as { largestElement: string }).largestElement)

for (const [path, name, tag] of [
  ['/buckets', 'Your Buckets', '@buckets'],
  ['/kicks', 'All Kicks', '@kicks'],
  ['/journal/private', 'My Journals', '@journals'],
  ['/journal/public', 'Public Journals', '@journals'],
] as const)
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1366, 'light'],
  ] as const)
    test(
      `shows a skeleton of ${path} before scripts load, then its cards without a shift, at ${width} pixels, ${colorScheme}`,
      { tag },
      async ({ page, user, request }) => {
        await createContent(request, user, 'Before all else')
        if (path !== '/journal/public') await signInAs(page, user)
        await page.setViewportSize({ width, height: 740 })
        await page.emulateMedia({ colorScheme })
        await recordPaints(page)
        const releaseShell = await delayShell(page)
        const releaseLists = await delayLists(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(prerendered(page).getByText("You're travels are incoming")).toBeAttached()

        releaseShell()
        await expect(prerendered(page)).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

        releaseLists()
        const card = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: 'Before all else' })
          .first()
        // A picture, or the drawn cover of a Journal without Stories.
        await expect(card.locator('img[src*="/media/"], img[src*="viewBox"]').first()).toBeVisible()
        await expect.poll(() => readLargestElement(page)).toBe('IMG')
        expect(await readShift(page)).toBe(0)
      },
    )

test('does not show the skeleton of a protected page to a visitor', { tag: '@kicks' }, async ({ page }) => {
  const releaseShell = await delayShell(page)
  await page.goto('/kicks', { waitUntil: 'commit' })
  await expect(prerendered(page).locator('svg')).toBeVisible()
  await expect(prerendered(page).getByRole('status')).toHaveCount(0)
  releaseShell()
  await expect(page).toHaveURL(/\/login$/)
})

test(
  'keeps the page usable while the response of a list is pending',
  { tag: '@kicks' },
  async ({ signedInPage: page }) => {
    await page.route(/\/api\/kick\?/, () => {})
    await page.goto('/kicks')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'All Kicks' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeEnabled()
  },
)

test(
  'enables links before scripts load, and form fields after',
  { tag: ['@shell', '@sign-up'] },
  async ({ page }) => {
    const releaseShell = await delayShell(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.getByLabel('Email')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
    await prerendered(page).getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/signup$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
    releaseShell()
    await page.getByLabel('Email').fill('somebody@site.example')
    await expect(page.getByLabel('Email')).toHaveValue('somebody@site.example')
  },
)

test(
  'keeps the scroll position and the focused link when the shell takes over',
  { tag: '@marketing' },
  async ({ page }) => {
    const releaseShell = await delayShell(page)
    await page.goto('/', { waitUntil: 'commit' })
    const link = prerendered(page).getByRole('link', { name: 'Privacy' })
    await link.waitFor()
    await page.evaluate(() => document.fonts.ready)
    await link.focus()
    const scrollPosition = await page.evaluate(() => scrollY)
    expect(scrollPosition).toBeGreaterThan(500)
    releaseShell()
    await expect(prerendered(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Privacy' })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(scrollPosition)
  },
)

test.describe('Scripts that do not load', () => {
  test.use({ expectedConsole: /Failed to load resource|could not be loaded\./ })

  test(
    'keeps the prerendered page and offers a retry when the shell does not load',
    { tag: '@shell' },
    async ({ page }) => {
      await page.route(/releases\/shell\/.*\/shell\.js/, (route) => route.abort())
      await page.goto('/about')
      await expect(page.getByRole('alert')).toBeInViewport()
      await expect(page.getByRole('heading', { level: 1, name: 'About Bucketeer' })).toBeVisible()
      await page.unroute(/releases\/shell\/.*\/shell\.js/)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('banner')).toBeVisible()
    },
  )

  test(
    'replaces the prerendered page by an error when its remote does not load',
    { tag: '@marketing' },
    async ({ page }) => {
      await page.route(/releases\/marketing\/.*\.js/, (route) => route.abort())
      await page.goto('/about')
      await expect(page.getByText(/is unavailable right now/)).toBeVisible()
      await expect(prerendered(page)).toHaveCount(0)
    },
  )
})
