import type { Page } from '@playwright/test'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'
import { isLoadedElsewhere, screens } from '../screens/screens'
import { createSeedUsers, resolvePath } from '../screens/seed-users'

/** The fields of responses that hold words of users. */
const fieldsOfUsers = new Set(
  'alt caption content description kickName name note place tagline text title userName'.split(' '),
)
/** Words in Arabic and Hebrew, alone and with words of the other direction. */
const samples = ['رحلة إلى البحر (3).', 'נסיעה לים, 3 ימים!', 'قهوة في Paris.', 'Café ירושלים (2)']

/** Replaces the words of users in a response. */
const translated = (body: unknown, key = '', place = 0): unknown => {
  if (typeof body === 'string')
    return fieldsOfUsers.has(key) && body !== '' ? samples[(body.length + place) % samples.length] : body
  if (Array.isArray(body)) return body.map((item, index) => translated(item, key, index))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, translated(value, name, place)]),
  )
}

/** Returns what shows these words in a direction of its own, or mixes them with the words around them. */
const findMixedWords = (page: Page) =>
  page.evaluate((words) => {
    /** Removes isolated names from a text. */
    const around = (text: string): string => {
      const without = text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')
      return without === text ? text : around(without)
    }
    const has = (text: string) => words.some((each) => text.includes(each))
    const isAlone = (text: string) => words.includes(text.trim())
    const isMixed = (text: string) => has(around(text)) && !isAlone(text)
    const problems: string[] = []
    const report = (problem: string, element: Element, text: string) =>
      problems.push(`${problem}: ${text} in ${element.outerHTML.slice(0, 200)}`)

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const { data, parentElement } = node
      if (!parentElement || !has(data) || parentElement.closest('script, style')) continue
      const heading = parentElement.closest('h1, h2, h3, h4, h5, h6')
      if (getComputedStyle(heading ?? parentElement).unicodeBidi !== 'plaintext')
        report('left to right', parentElement, data)
      const besides = [...parentElement.childNodes].filter(
        (each): each is Text => each instanceof Text && each !== node,
      )
      const isBeside = has(around(data)) && besides.some(({ data: beside }) => /\p{L}/u.test(beside))
      if (isMixed(data) || isBeside) report('not isolated', parentElement, data)
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']) {
        const text = element.getAttribute(name) ?? ''
        if (isMixed(text)) report(`${name} not isolated`, element, text)
      }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (
        has(field.value) &&
        field.getAttribute('dir') !== 'auto' &&
        getComputedStyle(field).display !== 'none'
      )
        report('typed left to right', field, field.value)
    if (isMixed(document.title)) problems.push(`title not isolated: ${document.title}`)
    return problems
  }, samples)

/** Screens on which the demo user finds no words of users. */
const withoutWords =
  /^\/($|account|archive$|buckets\/create|care|confirm-email|forgot-password|journal\/create|journey|kicks\/create|kicks\?|log\/year\/1987|login|notifications\/settings|people\/hidden|report\/|reset-password|signup|status|story)/

// Pictures are preloaded for the answers that the site gave, and pages get others. The demo user is no moderator.
test.use({ expectedConsole: /was preloaded using link preload|404 .*\/api\/care\// })

test(
  'every screen shows the words of users in their own direction',
  { tag: allPartTags },
  async ({ page, request }) => {
    test.setTimeout(300_000)
    const users = await createSeedUsers(request)
    test.skip(!users, 'The site has no demo content.')
    if (!users) return
    await page.route(
      ({ pathname }) => /^\/(api|auth)\//.test(pathname),
      async (route) => {
        const response = await route.fetch().catch(() => undefined)
        const body: unknown = await response?.json().catch(() => undefined)
        if (response && body !== undefined) await route.fulfill({ response, json: translated(body) })
        else await route.fallback()
      },
    )
    const seen = screens.filter(
      (screen) => screen.as === 'demo' && !screen.action && !isLoadedElsewhere(screen),
    )
    const silent: string[] = []
    const wrong: string[] = []
    await page.addInitScript((token) => localStorage.setItem('authToken', token), users.tokens.demo ?? '')
    for (const { name, path } of seen) {
      await page.goto(resolvePath(path, users))
      const words = page
        .getByText(new RegExp(samples.map((sample) => sample.slice(0, 8)).join('|')))
        .filter({ visible: true })
        .first()
      if (!withoutWords.test(path))
        await words.waitFor({ timeout: 8000 }).catch(() => silent.push(`${name} (${path})`))
      // Pieces of other parts come when the page is quiet.
      await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
      const problems = await findMixedWords(page)
      wrong.push(...problems.map((problem) => `${name}: ${problem}`))
    }
    expect([...new Set(wrong)]).toEqual([])
    expect(silent).toEqual([])
  },
)
