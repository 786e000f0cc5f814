import type { Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { partTagOf } from '../fixtures/tags'
import { isLoadedElsewhere, screens } from '../screens/screens'
import { resolvePath } from '../screens/seed-users'
import { expect, test } from '../screens/test-site'
import { startAs } from '../screens/visit-screen'

test.use({ trace: 'off', expectedConsole: /status of (401|404)/ })

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

/** Returns the texts that are cut without an ellipsis. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, label, h1, h2, h3, th')].flatMap((element) => {
      const { overflow, textOverflow } = getComputedStyle(element)
      const isCut = element.scrollWidth > element.clientWidth + 1 && overflow !== 'visible'
      // Texts for screen readers are one pixel wide.
      if (element.clientWidth <= 1) return []
      return isCut && textOverflow !== 'ellipsis' ? [element.textContent?.trim().slice(0, 60) ?? ''] : []
    }),
  )

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

/** Sets the width of the page, and returns whether it then scrolls sideways. Polled, because the top bar changes later. */
async function scrollsSideways(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return expect
    .poll(overflow, { timeout: 5_000 })
    .toBeLessThanOrEqual(0)
    .then(() => false)
    .catch(() => true)
}

/** Opens a page in a language and returns its faults. */
type Look = (page: Page, open: (language: string) => Promise<void>) => Promise<string[]>

const inArabic: Look = async (page, open) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await routeWords(page, 'رحلة إلى البحر')
  await open('ar')
  const faults = await latinWords(page)
  for (const width of [360, 1366])
    if (await scrollsSideways(page, width)) faults.push(`Arabic scrolls sideways at ${width} pixels`)
  return [...faults, ...(await findAxeViolations(page))]
}

const inGerman: Look = async (page, open) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open('de')
  const faults: string[] = []
  for (const width of [360, 320])
    if (await scrollsSideways(page, width)) faults.push(`German scrolls sideways at ${width} pixels`)
  const cut = [...(await cutTexts(page)), ...(await cutFields(page))].filter(Boolean)
  return [...faults, ...cut.map((text) => `German cuts ${text}`)]
}

/** Finds what no translation can change: texts without the brackets of the pseudo-locale. */
const inBrackets: Look = async (page, open) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await routeWords(page, '⟦a word⟧')
  await open('en-XA')
  const faults = await latinWords(page)
  return (await scrollsSideways(page, 320)) ? [...faults, 'The longest words scroll sideways'] : faults
}

test.afterEach(({ context }) => context.clearCookies({ name: 'language' }))

for (const screen of screens) {
  if (screen.action || screen.only || isLoadedElsewhere(screen)) continue
  test(
    `shows the ${screen.name} screen whole in Arabic, in German on a small phone, and all its words between brackets`,
    { tag: partTagOf(screen.path) },
    async ({ page, testSite: { users }, baseURL: url = '', request }) => {
      test.skip(!users, 'This site has other content than the demo, or nobody can sign up.')
      if (!users) return
      const open = async (language: string) => {
        await page.context().addCookies([{ name: 'language', value: language, url }])
        await page.goto(resolvePath(screen.path, users))
        await page.locator('#root h1').first().waitFor()
        await page.waitForLoadState('networkidle', { timeout: 2500 }).catch(() => undefined)
      }
      // docs/translating.md says how a site gets the pseudo-locale.
      const hasBrackets = (await (await request.get('/about')).text()).includes('"en-XA"')
      for (const look of [inArabic, inGerman, ...(hasBrackets ? [inBrackets] : [])]) {
        await startAs(page, users.tokens[screen.as])
        expect.soft(await look(page, open)).toEqual([])
      }
    },
  )
}
