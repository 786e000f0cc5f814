import type { BrowserContext, Locator, Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { createContent } from '../fixtures/create-content'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'
import { isLoadedElsewhere, screens } from '../screens/screens'
import { createSeedUsers, resolvePath } from '../screens/seed-users'

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
  test.use({ locale: 'de-AT' })

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

test.use({ expectedConsole: /was preloaded using link preload|status of (401|404)/ })

/** The fields of responses that hold words of users, and names of places. */
const words = new Set(
  'alt author bucket caption content country description fileName kickName name note place tagline text title town userName'.split(
    ' ',
  ),
)

/** Replaces such words in a response, so that all others on a page are those of the site. */
const withWords = (sample: string, body: unknown, key = ''): unknown => {
  if (typeof body === 'string') return words.has(key) && body !== '' ? sample : body
  if (Array.isArray(body)) return body.map((item) => withWords(sample, item, key))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, withWords(sample, value, name)]),
  )
}

/** Answers the requests of a page with these words of users. */
const routeWords = (page: Page, sample: string) =>
  page.route(
    ({ pathname }) => /^\/(api|auth)\//.test(pathname),
    async (route) => {
      const response = await route.fetch().catch(() => undefined)
      const body: unknown = await response?.json().catch(() => undefined)
      if (response && body !== undefined) await route.fulfill({ response, json: withWords(sample, body) })
      else await route.fallback()
    },
  )

/** Returns the Latin words outside of brackets that a page shows or tells to a screen reader. */
const latinWords = (page: Page) =>
  page.evaluate(() => {
    // A message of the pseudo-locale may begin and end in other nodes than its links and values.
    let depth = 0
    const outsideOfBrackets = (text: string) =>
      [...text]
        .filter((letter) => {
          if (letter === '⟦') depth += 1
          if (letter === '⟧') depth -= 1
          return depth === 0 && letter !== '⟧'
        })
        .join('')
    const latin = /(?:\p{Script=Latin}{3,}[^\p{Script=Arabic}]*)+/u
    // Names that are the same in each language, licences and addresses.
    const known = new RegExp(
      [
        'Bucketeer|Node|React Router|React|MUI|TanStack Query|Fastify|PostgreSQL|Fraunces|Inter|Lucide|MIT|ISC',
        'SIL Open Font License|OpenStreetMap|Natural Earth|GeoNames|Google Maps|Google|Apple Maps|CC BY|ODbL',
        'AdventureLog|Polarsteps|Swarm|Notion|takeout.google.com|Backup & Restore|ZIP|CSV|GPX|KMZ|KML|ICS|JSON',
        'Enter|Markdown|JPE?G|PNG|WebP|argon2id|authToken|cohort|device|\\S+@\\S+|https?:\\S+',
        // Those whom the landing page and the story quote, and the words that the addresses of screens search for.
        'Ingrid Solheim|Kofi Adeyemo|Inês Duarte|Henrik Aalto|Ragnhild Moen|Kofi Mensah|Saoirse Byrne',
        'Aiko Tanaka|tram',
        // The browser writes the dates of the pseudo-locale.
        ...Array.from({ length: 12 }, (_, month) =>
          new Date(2026, month).toLocaleDateString('en', { month: 'long' }),
        ),
      ].join('|'),
      'gu',
    )
    const found: string[] = []
    const check = (text: string, element: Element) => {
      const rest = text.replaceAll(known, '')
      if (
        !latin.test(rest) ||
        element.closest('script, style, noscript, template, [lang=en], [dir=ltr], option')
      )
        return
      found.push(`${text.trim().slice(0, 80)} in ${element.tagName.toLowerCase()}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      if (parentElement) check(outsideOfBrackets(data), parentElement)
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'])
        check(outsideOfBrackets(element.getAttribute(name) ?? ''), element)
    return [...new Set(found)]
  })

const widerThanPage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the placeholders, first options and words of categories that are wider than the place they have. */
const cutFields = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const widthOf = (text: string, { fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) => {
      if (!pen) return 0
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      return pen.measureText(text).width
    }
    // The words of a category may stand in several lines.
    const textsOf = (field: Element) => {
      if (field instanceof HTMLInputElement) return field.value ? [] : [field.placeholder]
      if (field instanceof HTMLSelectElement) return field.value ? [] : [field.selectedOptions[0]?.text ?? '']
      return (field.textContent ?? '').split(' ')
    }
    return [...document.querySelectorAll('main :is(input, select, label strong)')].flatMap((field) => {
      const style = getComputedStyle(field)
      const room =
        field.clientWidth - (Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight))
      // A `strong` that is not a block has no width.
      if (field.clientWidth <= 1) return []
      return textsOf(field).filter((text) => widthOf(text, style) > room + 1)
    })
  })

/** Opens every screen of one kind of user, and calls `check` on it. */
async function openAll(
  page: Page,
  baseURL: string,
  language: string,
  check: (name: string) => Promise<void>,
) {
  const users = await createSeedUsers(page.request)
  test.skip(!users, 'The site has no demo content.')
  if (!users) return
  await choose(page.context(), language, baseURL)
  for (const viewer of ['visitor', 'demo', 'newcomer'] as const) {
    const token = users.tokens[viewer]
    await page.goto('/status')
    await page.evaluate(
      (value) => (value ? localStorage.setItem('authToken', value) : localStorage.removeItem('authToken')),
      token,
    )
    for (const screen of screens) {
      if (screen.as !== viewer || screen.action || screen.only || isLoadedElsewhere(screen)) continue
      await page.goto(resolvePath(screen.path, users))
      await page.locator('#root h1').first().waitFor()
      await page.waitForLoadState('networkidle', { timeout: 2500 }).catch(() => undefined)
      await check(`${screen.name} (${screen.path})`)
    }
  }
}

test(
  'every screen is whole in Arabic: no word of the site in another language, nothing wider than the page, axe silent',
  { tag: allPartTags },
  async ({ page, baseURL }) => {
    test.setTimeout(420_000)
    await page.setViewportSize({ width: 1366, height: 900 })
    await routeWords(page, 'رحلة إلى البحر')
    const problems: string[] = []
    await openAll(page, baseURL ?? '', 'ar', async (name) => {
      problems.push(...(await latinWords(page)).map((each) => `${name}: ${each}`))
      for (const width of [360, 1366]) {
        await page.setViewportSize({ width, height: 900 })
        // The top bar changes after the page has another width.
        await expect
          .poll(() => widerThanPage(page), { timeout: 5_000 })
          .toBeLessThanOrEqual(0)
          .catch(() => problems.push(`${name} is wider than its page at ${width}`))
      }
      problems.push(...(await findAxeViolations(page)).map((each) => `${name}: ${JSON.stringify(each)}`))
    })
    expect([...new Set(problems)]).toEqual([])
  },
)

test(
  'every screen fits a small phone in German, with nothing cut',
  { tag: allPartTags },
  async ({ page, baseURL }) => {
    test.setTimeout(420_000)
    await page.setViewportSize({ width: 320, height: 700 })
    const problems: string[] = []
    await openAll(page, baseURL ?? '', 'de', async (name) => {
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 700 })
        if ((await widerThanPage(page)) > 0) problems.push(`${name} is wider than its page at ${width}`)
      }
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('button, a, label, h1, h2, h3, th')].flatMap((element) => {
          const { overflow, textOverflow } = getComputedStyle(element)
          const isCut = element.scrollWidth > element.clientWidth + 1 && overflow !== 'visible'
          // Texts for screen readers are one pixel wide.
          if (element.clientWidth <= 1) return []
          return isCut && textOverflow !== 'ellipsis' ? [element.textContent?.trim().slice(0, 60) ?? ''] : []
        }),
      )
      const broken = [...cut, ...(await cutFields(page))].filter(Boolean)
      problems.push(...broken.map((text) => `${name} cuts ${text}`))
    })
    expect(problems).toEqual([])
  },
)

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

test(
  'every text of the site has the brackets of the pseudo-locale',
  { tag: allPartTags },
  async ({ page, baseURL }) => {
    test.setTimeout(420_000)
    const isOffered = (await (await page.request.get('/about')).text()).includes('"en-XA"')
    test.skip(!isOffered, 'The site has no pseudo-locale; docs/translating.md says how to add it.')
    await page.setViewportSize({ width: 1366, height: 900 })
    await routeWords(page, '⟦a word⟧')
    const problems: string[] = []
    await openAll(page, baseURL ?? '', 'en-XA', async (name) => {
      problems.push(...(await latinWords(page)).map((each) => `${name}: ${each}`))
      await page.setViewportSize({ width: 320, height: 900 })
      await expect
        .poll(() => widerThanPage(page), { timeout: 5_000 })
        .toBeLessThanOrEqual(0)
        .catch(() => problems.push(`${name} is wider than its page`))
      await page.setViewportSize({ width: 1366, height: 900 })
    })
    expect([...new Set(problems)]).toEqual([])
  },
)
