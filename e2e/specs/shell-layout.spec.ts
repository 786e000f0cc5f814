import type { Locator } from '@playwright/test'
import { hasPart } from '../fixtures/site'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

const bar = 'banner'

// @spec S1.11
test(
  "follows the system's colour mode until the user chooses one, and applies the choice before the first paint",
  { tag: '@shell' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Switch to light mode' }).click()
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()

    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { firstBackground: getComputedStyle(document.documentElement).backgroundColor })
      })
    })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
    const background = await page.evaluate(
      () => (window as unknown as { firstBackground: string }).firstBackground,
    )
    expect(background).toBe('rgb(250, 246, 239)')
  },
)

// @spec S1.11
test(
  'changes the background and text colour of every page with the colour mode',
  { tag: allPartTags },
  async ({ signedInPage: page }) => {
    const colours = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body)
        return { backgroundColor, color }
      })
    for (const path of ['/journey', '/buckets', '/kicks', '/journal/public', '/buckets/create']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const before = await colours()
      await page
        .getByRole(bar)
        .getByRole('button', { name: /^Switch to/ })
        .click()
      await expect.poll(async () => (await colours()).backgroundColor).not.toBe(before.backgroundColor)
      await expect.poll(async () => (await colours()).color).not.toBe(before.color)
    }
  },
)

for (const width of [360, 700, 1366])
  test(
    `shows the top bar before scripts load, without moving the logo later, at ${width} pixels`,
    { tag: '@shell' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ colorScheme: 'dark' })
      let releaseShell = () => {}
      const released = new Promise<void>((resolve) => (releaseShell = resolve))
      await page.route(/releases\/shell\/.*\.js/, async (route) => {
        await released
        await route.continue()
      })
      await page.goto('/about', { waitUntil: 'commit' })
      const prerendered = page.locator('#placeholder-bar')
      await expect(prerendered).toBeVisible()
      const barBox = await prerendered.boundingBox()
      const logoBox = await prerendered.locator('svg').boundingBox()
      const logoPath = prerendered.locator('path').nth(1)
      const fill = await logoPath.evaluate((path) => getComputedStyle(path).fill)
      expect(fill).toBe('rgb(242, 237, 228)')

      releaseShell()
      const rendered = page.getByRole('banner')
      await expect(rendered).toBeVisible()
      await expect(prerendered).toBeHidden()
      expect(await rendered.boundingBox()).toEqual(barBox)
      expect(await rendered.getByRole('img', { name: 'Bucketeer' }).boundingBox()).toEqual(logoBox)
    },
  )

// @spec S1.13 S1.14
test(
  'shows a logo of 150 pixels that differs between light and dark mode',
  { tag: '@shell' },
  async ({ page }) => {
    await page.goto('/')
    const logo = page.getByRole(bar).getByRole('img', { name: 'Bucketeer' })
    expect((await logo.boundingBox())?.width).toBe(150)
    await page.setViewportSize({ width: 360, height: 740 })
    expect((await logo.boundingBox())?.width).toBe(150)
    const light = await logo.getAttribute('src')
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(logo).not.toHaveAttribute('src', light ?? '')
    expect((await logo.boundingBox())?.width).toBe(150)
  },
)

test(
  'opens a menu by hover or keyboard, and closes it by Escape, which returns focus',
  { tag: '@shell' },
  async ({ signedInPage: page }) => {
    await page.goto('/')
    const group = page.getByRole(bar).getByRole('button', { name: 'Buckets' })
    const entry = page.getByRole(bar).getByRole('link', { name: 'Create a Bucket' })
    await group.hover()
    await expect(entry).toBeVisible()
    await page.mouse.move(600, 600)
    await expect(entry).toBeHidden()
    await group.focus()
    await page.keyboard.press('Enter')
    await expect(entry).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(group).toBeFocused()
  },
)

const memberLinks = [
  '/buckets',
  '/buckets/create',
  '/kicks',
  '/kicks/create',
  '/journal/private',
  '/journal/public',
  '/journal/create',
]
const commonLinks = ['/journey', '/story']
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

// @spec S2.27 S2.28 S2.29 S2.30 S2.33
test(
  'opens each menu by hover with its pages, and shows the other links by login state',
  { tag: '@shell' },
  async ({ signedInPage: page }) => {
    const banner = page.getByRole(bar)
    await page.goto('/')
    const menus = {
      Buckets: ['/buckets', '/buckets/create'],
      Kicks: ['/kicks', '/kicks/create'],
      Journals: ['/journal/private', '/journal/public', '/journal/create'],
    }
    for (const [name, pages] of Object.entries(menus)) {
      const group = banner.getByRole('listitem').filter({ has: page.getByRole('button', { name }) })
      await group.getByRole('button', { name }).hover()
      await expect(group.getByRole('link')).toHaveCount(pages.length)
      expect(await hrefs(group.getByRole('link'))).toEqual(pages)
    }
    await expect(banner.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', /^\/user\/[^/]+$/)
    for (const path of commonLinks) await expect(banner.locator(`a[href="${path}"]`)).toBeVisible()
    await expect(banner.getByRole('link', { name: /^(Login|Sign up)$/ })).toHaveCount(0)

    await banner.getByRole('button', { name: 'Log out' }).click()
    await expect(banner.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(banner.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
    await expect(banner.getByRole('link', { name: 'Public Journals' })).toHaveAttribute(
      'href',
      '/journal/public',
    )
    for (const path of commonLinks) await expect(banner.locator(`a[href="${path}"]`)).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Profile' })).toHaveCount(0)
    await expect(banner.getByRole('button', { name: /^(Log out|Buckets|Kicks|Journals)$/ })).toHaveCount(0)
  },
)

// @spec S2.31
test(
  'moves all links of the top bar behind the menu button on a phone',
  { tag: '@shell' },
  async ({ signedInPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const open = () => page.getByRole('button', { name: 'Open menu' }).click()
    await page.goto('/')
    await open()
    await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', /^\/user\/[^/]+$/)
    const links = await hrefs(menu.getByRole('link'))
    // Besides the links of S2.31, those of 'Discover'.
    const discover = [...(hasPart('log') ? ['/log'] : []), ...(hasPart('people') ? ['/feed', '/people'] : [])]
    const expected = [...memberLinks, ...commonLinks, ...discover]
    expect(links).toEqual(expect.arrayContaining(expected))
    expect(links).toHaveLength(expected.length + 1)

    await menu.getByRole('button', { name: 'Log out' }).click()
    await expect(menu).toHaveCount(0)
    await open()
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
    expect((await hrefs(menu.getByRole('link'))).sort()).toEqual(
      [...commonLinks, '/journal/public', '/login', '/signup'].sort(),
    )
  },
)

// @spec S2.49
test(
  'scrolls to the top when opening or reloading /login and /signup',
  { tag: ['@shell', '@sign-up'] },
  async ({ page }) => {
    // The viewport is low enough for both pages to scroll.
    await page.setViewportSize({ width: 1366, height: 400 })
    const scrolled = () => page.evaluate(() => scrollY)
    const headings = { '/login': 'Log in to your account', '/signup': 'Create an account' }
    for (const [path, name] of Object.entries(headings)) {
      await page.goto('/')
      await expect(page.getByRole('banner')).toBeVisible()
      const link = page.getByRole('navigation', { name: 'Footer' }).locator(`a[href="${path}"]`)
      await link.scrollIntoViewIfNeeded()
      expect(await scrolled()).toBeGreaterThan(100)
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect.poll(scrolled).toBe(0)

      await expect(page.getByRole('banner')).toBeVisible()
      await page.evaluate(() => scrollTo(0, 100))
      expect(await scrolled()).toBe(100)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect.poll(scrolled).toBe(0)
    }
  },
)

// @spec S2.50
test(
  'plays the landing video on wide screens, and does not fetch it on narrow ones',
  { tag: '@marketing' },
  async ({ page }) => {
    const videoUrls: string[] = []
    page.on('request', (request) => {
      if (/\.(webm|mp4)/.test(request.url())) videoUrls.push(request.url())
    })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(videoUrls).toEqual([])
    await expect(page.locator('video')).toHaveCount(0)

    await page.setViewportSize({ width: 1366, height: 768 })
    await page.reload()
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    expect(videoUrls).not.toEqual([])
  },
)

for (const [width, isWide] of [
  [1199, false],
  [1200, true],
] as const) {
  // @spec S2.32
  test(
    `${isWide ? 'shows the whole top bar' : 'moves the top bar behind the menu button'} at ${width} pixels`,
    { tag: '@shell' },
    async ({ signedInPage: page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const menuButton = page.getByRole('button', { name: 'Open menu' })
      await expect(page.getByRole('link', { name: 'Go to Buckets' }).first()).toBeVisible()
      await expect(menuButton).toBeVisible({ visible: !isWide })
      if (isWide) return
      await menuButton.click()
      for (const name of ['Your Buckets', 'Create a Bucket', 'Profile']) {
        await expect(page.getByRole('link', { name })).toBeVisible()
      }
    },
  )
}

// 920 is just above 900, from which layouts have columns.
const widths = [320, 360, 768, 920, 1366]

test(
  'does not scroll horizontally at any width',
  { tag: ['@shell', '@marketing'] },
  async ({ signedInPage: page }) => {
    const paths = ['/', '/login', '/signup', '/account', '/about', '/journey', '/today', '/log']
    const lists = ['/kicks', '/kicks/create', '/buckets', '/buckets/create', '/journal', '/journal/public']
    for (const path of [...paths, ...lists]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        // The top bar changes after the page has another width.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} pixels`)
          .toBeLessThanOrEqual(width)
      }
    }
  },
)
