import type { Page } from '@playwright/test'
import { makeContent } from '../fixtures/content'
import { signInAs } from '../fixtures/person'
import { expect, test } from '../fixtures/test'

/** Lets no script of the shell through until told so. */
const holdTheShell = async (page: Page) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/releases\/shell\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

/** Holds back the answers of the lists' calls until told so. */
const holdTheAnswer = async (page: Page) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/api\/(kick|bucket|journal\/\w+)(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

const first = (page: Page) => page.locator('#first-paint')

/** Every text and picture that is to be seen, and where. */
const placesIn = (page: Page, container: string) =>
  page.locator(container).evaluate((place) =>
    [...place.querySelectorAll('h1, h2, h3, p, a, li, img, label, fieldset')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const { color, fontFamily, fontSize } = getComputedStyle(element)
      return [
        [element.tagName, element.textContent, x, y, width, height, color, fontFamily, fontSize].join(' '),
      ]
    }),
  )

const pages = [
  ['/', '@marketing'],
  ['/journey', '@marketing'],
  ['/about', '@marketing'],
  ['/login', '@shell'],
  ['/signup', '@shell'],
] as const

for (const [path, tag] of pages)
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1366, 'light'],
  ] as const)
    test(
      `before any script has come ${path} is there, and stays as it is, ${width} pixels wide, ${colorScheme}`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const letGo = await holdTheShell(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(first(page).getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        const before = await placesIn(page, '#first-paint')
        expect(before.length).toBeGreaterThan(5)
        await expect(first(page).locator('img:not([src])')).toHaveCount(0)

        await page.evaluate(() => {
          Object.assign(window, { shift: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
          }).observe({ type: 'layout-shift' })
        })
        letGo()
        await expect(first(page)).toHaveCount(0)
        await expect(page.getByRole('banner')).toBeVisible()
        const after = await placesIn(page, 'main')
        expect(after).toEqual(before)
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
      },
    )

test('there is never more than one heading of the page', { tag: '@marketing' }, async ({ page }) => {
  await page.addInitScript(() => {
    const most = { headings: 0 }
    Object.assign(window, { most })
    const look = () => {
      most.headings = Math.max(most.headings, document.querySelectorAll('h1').length)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/about')
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { most: object }).most)).toEqual({ headings: 1 })
})

test('who is signed in is not shown a visitor’s page', { tag: '@shell' }, async ({ signedInPage: page }) => {
  const letGo = await holdTheShell(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(first(page).locator('svg')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  letGo()
  await expect(page.getByRole('link', { name: 'Go to Buckets' }).first()).toBeVisible()
})

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0, largest: '' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
        Object.assign(window, { largest: entry.element?.tagName })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)
const largestPaint = (page: Page) =>
  page.evaluate(() => (window as unknown as { largest: string | undefined }).largest)

/** The places of a list's heading and of every part of its skeleton. */
const frameOf = (page: Page, container: string) =>
  page.locator(container).evaluate((place) =>
    [...place.querySelectorAll('h1, [aria-hidden]:has(+ * [role=status]) *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, x, y, width, height].join(' ')
    }),
  )

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
      `${path} shows its skeleton before any script, then its cards without a shift, ${width} pixels wide, ${colorScheme}`,
      { tag },
      async ({ page, person, request }) => {
        await makeContent(request, person, 'Before all else')
        if (path !== '/journal/public') await signInAs(page, person)
        await page.setViewportSize({ width, height: 740 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await watchShifts(page)
        const letGo = await holdTheShell(page)
        const letAnswer = await holdTheAnswer(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(first(page).getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(first(page).getByRole('status')).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        const before = await frameOf(page, '#first-paint')
        expect(before.length).toBeGreaterThan(3)

        letGo()
        await expect(first(page)).toHaveCount(0)
        expect(await frameOf(page, 'main')).toEqual(before)

        letAnswer()
        const card = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: 'Before all else' })
          .first()
        await expect(card.locator('img[src*="/media/"]').first()).toBeVisible()
        await expect.poll(() => largestPaint(page)).toBe('IMG')
        expect(await shiftOf(page)).toBe(0)
      },
    )

test('a visitor is not shown a member’s page', { tag: '@kicks' }, async ({ page }) => {
  const letGo = await holdTheShell(page)
  await page.goto('/kicks', { waitUntil: 'commit' })
  await expect(first(page).locator('svg')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  letGo()
  await expect(page).toHaveURL(/\/login$/)
})

test(
  'a list whose answer does not come is there, and the site with it',
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
  'links work before any script has come, and forms wait for theirs',
  { tag: '@shell' },
  async ({ page }) => {
    const letGo = await holdTheShell(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.getByLabel('Email')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
    await first(page).getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/signup$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
    letGo()
    await page.getByLabel('Email').fill('somebody@site.example')
    await expect(page.getByLabel('Email')).toHaveValue('somebody@site.example')
  },
)

test(
  'who has scrolled, and has come to a link by keyboard, stays there',
  { tag: '@marketing' },
  async ({ page }) => {
    const letGo = await holdTheShell(page)
    await page.goto('/', { waitUntil: 'commit' })
    const link = first(page).getByRole('link', { name: 'Privacy' })
    await link.waitFor()
    await page.evaluate(() => document.fonts.ready)
    await link.focus()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(500)
    letGo()
    await expect(first(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Privacy' })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  },
)

test.describe('when scripts do not come', () => {
  test.use({ expectedConsole: /Failed to load resource|could not be loaded\./ })

  test(
    'a shell that does not come leaves the page to be read, and offers another try',
    { tag: '@shell' },
    async ({ page }) => {
      await page.route(/releases\/shell\/.*\/shell\..*\.js/, (route) => route.abort())
      await page.goto('/about')
      await expect(page.getByRole('alert')).toBeInViewport()
      await expect(page.getByRole('heading', { level: 1, name: 'About Bucketeer' })).toBeVisible()
      await page.unroute(/releases\/shell\/.*\/shell\..*\.js/)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('banner')).toBeVisible()
    },
  )

  test(
    'a page whose own code does not come says so in its place',
    { tag: '@marketing' },
    async ({ page }) => {
      await page.route(/releases\/marketing\/.*\.js/, (route) => route.abort())
      await page.goto('/about')
      await expect(page.getByText(/is unavailable right now/)).toBeVisible()
      await expect(first(page)).toHaveCount(0)
    },
  )
})
