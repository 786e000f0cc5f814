import type { BrowserContext, Locator, Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { createContent } from '../fixtures/create-content'
import { expect, test } from '../fixtures/test'

const html = (page: Page) => page.locator('html')

const choose = (context: BrowserContext, language: string, url: string) =>
  context.addCookies([{ name: 'language', value: language, url }])

test(
  'an account keeps its language on every device, until its owner chooses another one',
  { tag: ['@shell', '@marketing'] },
  async ({ browser, user, baseURL }) => {
    const openDevice = async () => {
      const context = await browser.newContext({ baseURL, locale: 'en' })
      const page = await context.newPage()
      await page.goto('/login')
      await page.getByLabel('Email').fill(user.email)
      await page.getByLabel('Password', { exact: true }).fill(user.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).not.toHaveURL('/login')
      return { page, close: () => context.close() }
    }
    const first = await openDevice()
    await first.page.goto('/about?language=en')
    await first.page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await expect(html(first.page)).toHaveAttribute('lang', 'de')
    await expect(first.page).toHaveURL('/about')
    await first.close()

    const { page, close } = await openDevice()
    await expect(html(page)).toHaveAttribute('lang', 'de')
    await page.goto('/about')
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')
    await expect(html(page)).toHaveAttribute('lang', 'en')
    await page.goto('/buckets')
    await expect(html(page)).toHaveAttribute('lang', 'en')
    await close()
  },
)

test(
  'a map is not mirrored on a page from right to left',
  { tag: ['@kicks', '@shell'] },
  async ({ signedInPage: page, user, request, baseURL }) => {
    const { kickId } = await createContent(request, user, 'Far away')
    await page.route(`**/api/kick/${kickId}`, async (route) => {
      const response = await route.fetch()
      const kick = (await response.json()) as object
      await route.fulfill({
        response,
        json: { ...kick, location: { lat: 43.7, lng: 7.4 }, placePrecision: 'exact' },
      })
    })
    await choose(page.context(), 'ar', baseURL ?? '')
    await page.goto(`/kicks/${kickId}`)
    const map = page.getByRole('application')
    await map.scrollIntoViewIfNeeded()
    const middleOf = (element: Locator) =>
      element.evaluate((node) => {
        const { left, width } = node.getBoundingClientRect()
        return left + width / 2
      })
    const marker = map.locator('.leaflet-marker-icon').first()
    await expect
      .poll(async () => Math.abs((await middleOf(marker)) - (await middleOf(map))), { timeout: 15_000 })
      .toBeLessThan(20)
  },
)

test(
  'Latin titles and lists of links stand at the right of an Arabic page, and quotes have its marks',
  { tag: ['@kicks', '@marketing', '@shell'] },
  async ({ signedInPage: page, user, request, baseURL }) => {
    const { kickId } = await createContent(request, user, 'Far away')
    await choose(page.context(), 'ar', baseURL ?? '')
    const gapAtRight = (element: Locator) =>
      element.evaluate((node) => {
        const contents = document.createRange()
        contents.selectNodeContents(node)
        return node.getBoundingClientRect().right - contents.getBoundingClientRect().right
      })
    await page.goto(`/kicks/${kickId}`)
    expect(await gapAtRight(page.getByRole('heading', { name: 'Far away', level: 1 }))).toBeLessThan(1)
    await page.goto('/')
    await expect(page.getByRole('blockquote').first()).toHaveCSS('quotes', '"«" "»"')
    const links = page.locator('footer li')
    await expect(links).not.toHaveCount(0)
    for (const link of await links.all()) expect(await gapAtRight(link)).toBeLessThan(1)
  },
)

test.describe('a browser in German', () => {
  test.use({ locale: 'de-AT', expectedConsole: /status of 401/ })

  test(
    'gets the site in German, and keeps the language that its user chooses',
    { tag: ['@shell', '@marketing'] },
    async ({ page, request }) => {
      await page.goto('/about')
      await expect(html(page)).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible()
      await expect(page).toHaveTitle(/Über/)
      const response = await page.reload()
      expect(response?.headers()).toMatchObject({
        'content-language': 'de',
        vary: expect.stringContaining('accept-language'),
      })

      const language = page.getByRole('combobox', { name: 'Sprache' })
      await expect(language.getByRole('option')).toHaveText(['English', 'العربية', 'Deutsch'])
      await language.selectOption('ar')
      await expect(html(page)).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('combobox')).toHaveValue('ar')
      await page.goto('/login')
      await expect(html(page)).toHaveAttribute('lang', 'ar')
      expect(await findAxeViolations(page)).toEqual([])

      await page.goto('/about')
      await page.getByRole('combobox').selectOption('en')
      await expect(html(page)).toHaveAttribute('lang', 'en')
      await expect(html(page)).not.toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
      // Without a cookie, the header decides.
      const other = await request.get('/about', { headers: { 'accept-language': 'fr, ar;q=0.5' } })
      expect(await other.text()).toContain('<html lang="ar" dir="rtl">')
    },
  )

  test('shows errors of the server in German', { tag: '@shell' }, async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('E-Mail').fill('niemand@people.example')
    await page.getByLabel('Passwort', { exact: true }).fill('eins zwei drei vier')
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toBeVisible()
    expect(await alert.innerText()).not.toMatch(/\b(wrong|password|email)\b/i)
  })
})

test(
  'the German words of All Kicks are beside each other: filters in groups, chips and the button that saves',
  { tag: '@kicks' },
  async ({ signedInPage: page, request, user, baseURL }) => {
    await createContent(request, user, 'Far away')
    await choose(page.context(), 'de', baseURL ?? '')
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/kicks')
    const main = page.getByRole('main')
    const boxOf = async (element: Locator) =>
      (await element.boundingBox()) ?? { x: 0, y: Infinity, width: 0, height: 0 }
    const topOf = async (element: Locator) => (await boxOf(element)).y
    const map = main.getByRole('button', { name: 'Karte' })
    await expect(map).toBeVisible()
    expect(await topOf(main.getByLabel('Kontinent'))).toBeCloseTo(await topOf(map), 0)
    expect(await topOf(main.getByRole('button', { name: /^Alle/ }))).toBeCloseTo(
      await topOf(main.getByRole('searchbox')),
      0,
    )

    await page.setViewportSize({ width: 360, height: 740 })
    const cards = main.getByRole('list', { name: 'Kicks', exact: true }).getByRole('listitem')
    const save = await boxOf(cards.first().getByRole('button', { name: /^(Gespeichert|Speichern)$/ }))
    for (const chip of await cards.first().locator('.MuiChip-root').all()) {
      const { x, y, width } = await boxOf(chip)
      expect(x + width < save.x || y > save.y + save.height).toBe(true)
    }
  },
)
