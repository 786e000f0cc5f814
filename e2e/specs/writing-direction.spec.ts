import type { Page } from '@playwright/test'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'
import type { Json } from '../screens/screen'
import { isLoadedElsewhere, screens } from '../screens/screens'
import { createSeedUsers, resolvePath } from '../screens/seed-users'

/** The fields of responses that hold words of users. */
const fieldsOfUsers = new Set(
  'alt caption content description kickName name note place tagline text title userName'.split(' '),
)
const arabic = 'رحلة إلى البحر (3).'

/** Replaces the words of users in a response. */
const translated = (body: unknown, key = ''): unknown => {
  if (typeof body === 'string') return fieldsOfUsers.has(key) && body !== '' ? arabic : body
  if (Array.isArray(body)) return body.map((item) => translated(item, key))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, translated(value, name)]))
}

/** Returns what shows the Arabic words in a wrong direction, or mixes them with those around them. */
const findMixedWords = (page: Page) =>
  page.evaluate(() => {
    const isArabic = (text: string) => /[\u0600-\u06ff]/.test(text)
    const hasWords = (text: string) => /[a-z]/i.test(text)
    /** Removes isolated names from a text. */
    const around = (text: string) => text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')
    const isMixed = (text: string) => isArabic(around(text)) && hasWords(text)
    const problems: string[] = []
    const report = (problem: string, element: Element, text: string) =>
      problems.push(`${problem}: ${text} in ${element.outerHTML.slice(0, 200)}`)

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      if (!parentElement || !isArabic(data) || parentElement.closest('script, style, title')) continue
      const { unicodeBidi, direction } = getComputedStyle(parentElement)
      if (unicodeBidi !== 'plaintext' && direction !== 'rtl') report('left to right', parentElement, data)
      const siblings = [...parentElement.childNodes].filter((node) => node instanceof Text)
      const isBeside = isArabic(around(data)) && siblings.some(({ data: beside }) => hasWords(beside))
      if (isMixed(data) || isBeside) report('not isolated', parentElement, data)
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']) {
        const text = element.getAttribute(name) ?? ''
        if (isMixed(text)) report(`${name} not isolated`, element, text)
      }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (isArabic(field.value) && getComputedStyle(field).direction !== 'rtl')
        report('typed left to right', field, field.value)
    if (isMixed(document.title)) problems.push(`title not isolated: ${document.title}`)
    return { problems, isShown: isArabic(document.body.innerText) || isArabic(document.title) }
  })

/** Screens on which a user finds no words of users. */
const withoutWords =
  /^\/($|account|confirm-email|forgot-password|kicks\/create|login|reset-password|signup|status)/

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
        if (!response) return
        const body = await response.json().catch(() => undefined)
        await route.fulfill({ response, ...(body !== undefined && { json: translated(body) as Json }) })
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
      await page.waitForLoadState('networkidle')
      const { problems, isShown } = await findMixedWords(page)
      wrong.push(...problems.map((problem) => `${name}: ${problem}`))
      if (!isShown && !withoutWords.test(path)) silent.push(`${name} (${path})`)
    }
    expect([...new Set(wrong)]).toEqual([])
    expect(silent).toEqual([])
  },
)
