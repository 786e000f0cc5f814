import type { APIRequestContext, Page } from '@playwright/test'
import { type FilledIds, fillWithTexts } from '../fixtures/fill-with-texts'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { useOwnSite } from '../fixtures/site'
import { type TestUser, signInAs, signUp } from '../fixtures/test-user'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'
import { textsFor } from '../fixtures/texts'

useOwnSite('fill the public lists')
// The tests use a site of their own, because the texts fill the public lists.
test.describe.configure({ mode: 'serial' })

/** Selects the texts that are tested on their own pages: all with `TEXTS=all`, the worst in CI, otherwise the widest. */
const textsOnOwnPages = textsFor('title').filter((text) => {
  const { TEXTS, CI } = process.env
  return TEXTS === 'all' || (CI ? /^(<\/title>|Holiday\u202e|W{200})/ : /^W{200}/).test(text)
})

let site: IsolatedSite
let request: APIRequestContext
let user: TestUser
let ids: FilledIds
test.beforeAll(async ({ playwright }) => {
  site = await startIsolatedSite()
  request = await playwright.request.newContext({ baseURL: site.address })
  user = await signUp(request)
  ids = await fillWithTexts(request, user)
})
test.afterAll(async () => {
  await request.dispose()
  await site.stop()
})

type WithRecords = typeof globalThis & {
  incidents?: string[]
  textSoFar?: string
  alert: (message: unknown) => void
}

/** Prepares a phone-sized page that records alerts and violations of the content security policy. */
const preparePhone = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, user)
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.addInitScript(() => {
    const incidents: string[] = []
    const records = globalThis as WithRecords
    records.incidents = incidents
    records.alert = (message) => void incidents.push(`alert: ${String(message)}`)
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      incidents.push(`${effectiveDirective}: ${blockedURI}`),
    )
  })
}

/**
 * Returns incidents, texts that are not shown, and elements wider than the page. Ignores spaces at the ends of lines,
 * which are invisible.
 */
const findProblems = (page: Page, texts: string[]) =>
  page.evaluate((expectedTexts) => {
    const { textSoFar = '' } = globalThis as WithRecords
    const shown = textSoFar + (document.querySelector('main')?.textContent ?? '')
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    )
    const all = [shown, ...fields].join('\n')
    // Lines are compared one by one, because form fields normalise line breaks.
    const isShown = (text: string) => text.split(/[\r\n]+/).every((line) => all.includes(line.trim()))
    const missing = expectedTexts.filter((text) => !isShown(text))
    const isWide = ({ right, width }: DOMRect) =>
      width > 0 && right > document.documentElement.clientWidth + 1
    const tooWide =
      document.documentElement.scrollWidth > document.documentElement.clientWidth
        ? [...document.querySelectorAll('body *')]
            .filter((element) => isWide(element.getBoundingClientRect()))
            .slice(0, 3)
            .map((element) => `wider than the page: ${element.outerHTML.slice(0, 300)}`)
        : []
    return [
      ...((globalThis as WithRecords).incidents ?? ['not recorded']),
      ...missing.map((text) => `not shown: ${JSON.stringify(text.slice(0, 80))}`),
      ...tooWide,
    ]
  }, texts)

const expectNoProblems = (page: Page, texts: string[]) =>
  expect.poll(() => findProblems(page, texts)).toEqual([])

/** Scrolls and clicks 'Show more' until the whole list is loaded. */
const loadWholeList = async (page: Page) => {
  const more = page.getByRole('main').getByRole('button', { name: /^Show (more|older)/ })
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    if (await more.isVisible()) await more.click({ timeout: 1000 })
    await expect(more).toBeHidden({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}

/** Scrolls through a list and records its text, because cards outside the viewport are not rendered. */
const recordWholeList = async (page: Page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 1000) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await expect
      .poll(() =>
        page.evaluate(() => {
          const isInViewport = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight
          const cards = [...document.querySelectorAll('main li > div:empty')]
          return cards.filter((card) => isInViewport(card.getBoundingClientRect())).length
        }),
      )
      .toBe(0)
    await page.evaluate(() => {
      const records = globalThis as WithRecords
      records.textSoFar = `${records.textSoFar ?? ''}\n${document.querySelector('main')?.textContent ?? ''}`
    })
    await expectNoProblems(page, [])
  }
}

/** Matches texts with signs of Markdown, which a Story shows as emphasis or code. */
const markdown = /`|__/

/** Returns the part of a Kick's bio that a Bucket shows. */
const truncate = (text: string) => [...text].slice(0, 200).join('')

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test(
  'shows every hostile and unusual text unchanged in lists, without side effects',
  { tag: allPartTags },
  async ({ browser }) => {
    // It scrolls through seven lists of every text.
    test.slow()
    const context = await browser.newContext({ baseURL: site.address, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await preparePhone(page)
    const [titles, longs, comments] = [textsFor('title'), textsFor('long'), textsFor('comment')]
    const lists: [string, string[]][] = [
      ['/buckets', [...titles, ...longs]],
      [`/buckets/${ids.bucketId}`, [...titles, ...longs.map(truncate)]],
      [`/kicks/${ids.kickId}`, comments],
      ['/journal/private', titles],
      ['/journal/public', titles],
      [`/journal/${ids.journalId}`, [...titles, ...longs.filter((text) => !markdown.test(text))]],
      ['/kicks', [...titles, ...longs]],
    ]
    for (const [path, texts] of lists)
      await test.step(path, async () => {
        await open(page, path)
        // Repeated, because a list may begin after the rest of its page.
        await expect(async () => {
          await loadWholeList(page)
          await recordWholeList(page)
          expect(await findProblems(page, texts)).toEqual([])
        }).toPass()
      })
    await context.close()
  },
)

test(
  'shows a hostile or unusual text unchanged on detail pages, in forms and in dialogs',
  { tag: allPartTags },
  async ({ browser }) => {
    test.setTimeout(60_000 + textsOnOwnPages.length * 20_000)
    const context = await browser.newContext({ baseURL: site.address, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await preparePhone(page)
    for (const text of textsOnOwnPages)
      await test.step(JSON.stringify(text.slice(0, 40)), async () => {
        const [bucket, kick, journal] = [ids.buckets, ids.kicks, ids.journals].map((all) => all.get(text))
        await request.put(`/api/user/${ids.userId}`, {
          headers: { authorization: `Bearer ${user.authToken}` },
          data: { userName: text, tagline: text },
        })
        const pages = [
          `/user/${ids.userId}`,
          ...[`/buckets/${bucket}`, `/kicks/${kick}`, `/journal/${journal}`],
          // Single-line fields cannot contain line breaks.
          ...(/[\r\n]/.test(text)
            ? []
            : [
                `/user/${ids.userId}/edit`,
                `/buckets/${bucket}/edit`,
                `/kicks/${kick}/edit`,
                `/journal/${journal}/edit`,
              ]),
        ]
        for (const path of pages) {
          await open(page, path)
          await expectNoProblems(page, [text])
        }
        await open(page, `/buckets/${bucket}`)
        await page.getByRole('main').getByRole('button', { name: 'Delete Bucket' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoProblems(page, [])
      })
    await context.close()
  },
)
