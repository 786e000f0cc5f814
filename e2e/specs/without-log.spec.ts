import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { createContent, type TestContent } from '../fixtures/create-content'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { useOwnSite } from '../fixtures/site'
import { signInAs, signUp, type TestUser } from '../fixtures/test-user'

useOwnSite('switch a remote off')
test.use({ viewport: { width: 1366, height: 768 } })
// One site for all tests of the file.
test.describe.configure({ mode: 'default' })

const kickName = 'Swim with manta rays'
let site: IsolatedSite
let member: TestUser
let content: TestContent

test.beforeAll(async ({ playwright }) => {
  site = await startIsolatedSite()
  await site.command('releases', 'log', '--off', '-m', 'a test')
  const request = await playwright.request.newContext({ baseURL: site.address })
  member = await signUp(request)
  content = await createContent(request, member, kickName)
  await request.dispose()
})
test.afterAll(() => site?.stop())

/** The pages on which the log has pieces, and those that link to it. */
const pages: Record<string, { path(content: TestContent): string; title: string | RegExp }> = {
  'a Kick': { path: ({ kickId }) => `/kicks/${kickId}`, title: kickName },
  'a Bucket': { path: ({ bucketId }) => `/buckets/${bucketId}`, title: kickName },
  'All Kicks': { path: () => '/kicks', title: 'All Kicks' },
  'the user’s profile': { path: ({ userId }) => `/user/${userId}`, title: /./ },
  'the user’s profile in the editor': { path: ({ userId }) => `/user/${userId}/edit`, title: /./ },
  'the landing page': { path: () => '/', title: /./ },
  '/login': { path: () => '/login', title: /./ },
}

/** Records requests for files of the log, and what the console says of errors. */
const watch = (page: Page) => {
  const found: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/releases\/log\/|^\/api\/log/.test(pathname)) found.push(pathname)
  })
  page.on('console', (message) => {
    // A throwaway site has no places, so that requests for names on a map get 404.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

/** Expects a whole page: with its title, no empty place for a piece, and no link to the log. */
const isWhole = async (page: Page, path: string, title: string | RegExp) => {
  const found = watch(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const empty = await page
    .locator('main [data-slot-piece]')
    .evaluateAll(
      (places) =>
        places.filter((place) => place.getBoundingClientRect().height > 0 && !place.textContent).length,
    )
  expect(empty).toBe(0)
  await expect(page.locator('a[href="/log"], a[href^="/log/"]')).toHaveCount(0)
  expect(await findAxeViolations(page)).toEqual([])
  expect(found).toEqual([])
}

test.describe('with the log switched off', () => {
  let context: BrowserContext
  let page: Page
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext({ baseURL: site.address })
    page = await context.newPage()
    await signInAs(page, member)
  })
  test.afterAll(() => context?.close())

  for (const [name, { path, title }] of Object.entries(pages))
    test(`shows members ${name} without an empty place`, { tag: ['@log', '@shell'] }, () =>
      isWhole(page, path(content), title),
    )
})

const visit = async (opening: Promise<BrowserContext>, look: (page: Page) => Promise<void>) => {
  const context = await opening
  await look(await context.newPage())
  await context.close()
}

for (const path of ['/', '/login'])
  test(
    `with the log switched off, shows visitors ${path} without an empty place`,
    { tag: ['@log', '@shell'] },
    ({ browser }) => visit(browser.newContext({ baseURL: site.address }), (page) => isWhole(page, path, /./)),
  )
