import type { APIRequestContext, Page } from '@playwright/test'
import { type FilledIds, fillWithTexts } from '../fixtures/fill-with-texts'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { type Person, signInAs, signUp } from '../fixtures/person'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'
import { textsFor } from '../fixtures/texts'

// Lists that everybody sees are full of them, so they have a site of their own.
test.describe.configure({ mode: 'serial' })

/** By `TEXTS=all` every text has every page to itself too; in CI the worst of them have, and else the widest. */
const worst = textsFor('title').filter((text) => {
  const { TEXTS, CI } = process.env
  return TEXTS === 'all' || (CI ? /^(<\/title>|Holiday\u202e|W{200})/ : /^W{200}/).test(text)
})

let site: IsolatedSite
let request: APIRequestContext
let person: Person
let filled: FilledIds
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000)
  site = await startIsolatedSite()
  request = await playwright.request.newContext({ baseURL: site.address })
  person = await signUp(request)
  filled = await fillWithTexts(request, person)
})
test.afterAll(async () => {
  await request.dispose()
  await site.stop()
})

type Watched = typeof globalThis & { seen?: string[]; read?: string; alert: (words: unknown) => void }

/** A phone's page of the site that notes what no text may bring about: a dialog, a script, a breach of the policy. */
const openPhone = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, person)
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.addInitScript(() => {
    const seen: string[] = []
    const watched = globalThis as Watched
    watched.seen = seen
    watched.alert = (words) => void seen.push(`alert: ${String(words)}`)
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.push(`${effectiveDirective}: ${blockedURI}`),
    )
  })
}

/** What is wrong with the page as it is. Spaces at the ends of lines are not looked for: they are not seen either. */
const wrongWith = (page: Page, texts: string[]) =>
  page.evaluate((wanted) => {
    const { read = '' } = globalThis as Watched
    const shown = read + (document.querySelector('main')?.textContent ?? '')
    // A text field gives every end of a line as one sign.
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    )
    const all = [shown, ...fields].join('\n')
    const isThere = (text: string) => text.split(/[\r\n]+/).every((line) => all.includes(line.trim()))
    const missing = wanted.filter((text) => !isThere(text))
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
      ...((globalThis as Watched).seen ?? ['not watched']),
      ...missing.map((text) => `not shown: ${JSON.stringify(text.slice(0, 80))}`),
      ...tooWide,
    ]
  }, texts)

const expectWell = (page: Page, texts: string[]) => expect.poll(() => wrongWith(page, texts)).toEqual([])

/** Scrolls on, and presses for more where that is not enough, until all of a list is there. */
const bringAll = async (page: Page) => {
  const more = page.getByRole('main').getByRole('button', { name: /^Show (more|older)/ })
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    if (await more.isVisible()) await more.click({ timeout: 1000 })
    await expect(more).toBeHidden({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}

/** Reads a list from its top to its end: cards that are far from what is in sight are not drawn. */
const readAll = async (page: Page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 1000) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await expect
      .poll(() =>
        page.evaluate(() => {
          const isInSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight
          const cards = [...document.querySelectorAll('main li > div:empty')]
          return cards.filter((card) => isInSight(card.getBoundingClientRect())).length
        }),
      )
      .toBe(0)
    await page.evaluate(() => {
      const watched = globalThis as Watched
      watched.read = `${watched.read ?? ''}\n${document.querySelector('main')?.textContent ?? ''}`
    })
    await expectWell(page, [])
  }
}

/** What a Bucket holds of a Kick's bio. */
const startOf = (text: string) => [...text].slice(0, 200).join('')

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test(
  'lists that hold all of them show each as it was written, and nothing else happens',
  { tag: allPartTags },
  async ({ browser }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ baseURL: site.address, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await openPhone(page)
    const [titles, longs, comments] = [textsFor('title'), textsFor('long'), textsFor('comment')]
    const lists: [string, string[]][] = [
      ['/buckets', [...titles, ...longs]],
      [`/buckets/${filled.bucketId}`, [...titles, ...longs.map(startOf)]],
      [`/kicks/${filled.kickId}`, comments],
      ['/journal/private', titles],
      ['/journal/public', titles],
      [`/journal/${filled.journalId}`, [...titles, ...longs]],
      ['/kicks', [...titles, ...longs]],
    ]
    for (const [path, texts] of lists)
      await test.step(path, async () => {
        await open(page, path)
        await bringAll(page)
        await readAll(page)
        await expectWell(page, texts)
      })
    await context.close()
  },
)

test(
  'pages, forms and questions about one of them show it as it was written',
  { tag: allPartTags },
  async ({ browser }) => {
    test.setTimeout(60_000 + worst.length * 20_000)
    const context = await browser.newContext({ baseURL: site.address, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await openPhone(page)
    for (const text of worst)
      await test.step(JSON.stringify(text.slice(0, 40)), async () => {
        const [bucket, kick, journal] = [filled.buckets, filled.kicks, filled.journals].map((all) =>
          all.get(text),
        )
        await request.put(`/api/user/${filled.userId}`, {
          headers: { authorization: `Bearer ${person.authToken}` },
          data: { userName: text, tagline: text },
        })
        const pages = [
          `/user/${filled.userId}`,
          ...[`/buckets/${bucket}`, `/kicks/${kick}`, `/journal/${journal}`],
          // What stands in fields of one line has none but that.
          ...(/[\r\n]/.test(text)
            ? []
            : [
                `/user/${filled.userId}/edit`,
                `/buckets/${bucket}/edit`,
                `/kicks/${kick}/edit`,
                `/journal/${journal}/edit`,
              ]),
        ]
        for (const path of pages) {
          await open(page, path)
          await expectWell(page, [text])
        }
        await open(page, `/buckets/${bucket}`)
        await page.getByRole('main').getByRole('button', { name: 'Delete Bucket' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectWell(page, [])
      })
    await context.close()
  },
)
