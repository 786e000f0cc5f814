import { expect, type Page, test } from '@playwright/test'
import { type ChangedRelease, changedRelease, sendRelease } from '../fixtures/changed-release'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { useOwnSite } from '../fixtures/site'
import { type TestUser, signUp } from '../fixtures/test-user'
import { visitorsOf } from '../fixtures/visitors'

useOwnSite('release parts')
// The tests share one site and run in this order: each starts with the live releases of the one before.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1366, height: 768 } })

const linkText = 'Create a Kick'
const linkTextOf = (version: string) => `${linkText} (${version})`
let next: ChangedRelease
/** Throws while the list renders. */
let broken: ChangedRelease
let site: IsolatedSite
let user: TestUser
test.beforeAll(async ({ playwright }) => {
  next = changedRelease('kicks', {
    version: '1.1.0',
    script: (text) => text.replaceAll(`"${linkText}"`, `"${linkTextOf('1.1.0')}"`),
  })
  broken = changedRelease('kicks', {
    version: '1.2.0',
    script: (text) => text.replace(new RegExp(`(\\w+):"${linkText}"`), 'get $1(){throw new Error("broken")}'),
  })
  site = await startIsolatedSite({ CANARY_MIN_VISITORS: '3', TRUSTED_PROXIES: '127.0.0.1' })
  const request = await playwright.request.newContext({ baseURL: site.address })
  user = await signUp(request)
  await request.dispose()
})
test.afterAll(() => site.stop())

const { openVisitor, openVisitors } = visitorsOf(
  () => site,
  () => user,
)
const createLink = (page: Page, label = linkText) =>
  page.getByRole('main').getByRole('link', { name: label, exact: true })
const unavailableMessage = (page: Page) => page.getByText('Kicks is unavailable right now.')
const navigateToKicks = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Kicks' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'All Kicks' }).click()
}
interface History {
  served: { part: string; live: string; canary: { version: string } | null }[]
  log: { event: string; version: string; who: string; why: string | null }[]
}
const readHistory = async (part: string) => {
  const { served, log } = await site.fetchJson<History>(`/api/release?part=${part}`)
  return { served: served[0], log }
}
const readKicksHistory = () => readHistory('kicks')

test(
  'serves a new release to later page loads, and leaves open pages unchanged',
  { tag: ['@shell', '@kicks'] },
  async ({ browser }) => {
    const { context, page, failed } = await openVisitor(browser)
    await page.goto('/buckets')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await sendRelease(site, next, { why: 'new words' })
    await navigateToKicks(page)
    await expect(createLink(page)).toBeVisible()
    await page.reload()
    await expect(createLink(page, linkTextOf('1.1.0'))).toBeVisible()

    expect(await site.command('rollback', 'kicks', '-m', 'the old words were better')).toContain(
      'is live for everybody',
    )
    await page.reload()
    await expect(createLink(page)).toBeVisible()
    expect(failed).toEqual([])
    expect((await readKicksHistory()).log[0]).toMatchObject({
      event: 'rolled back',
      why: 'the old words were better',
    })
    await context.close()
  },
)

test(
  'loads a new document for a release that an open page learns of, at the next navigation, and keeps a draft',
  { tag: ['@shell', '@kicks', '@journals'] },
  async ({ browser }) => {
    const { context, page } = await openVisitor(browser)
    const isSameDocument = () => page.evaluate(() => 'sameDocument' in globalThis)
    const title = page.getByRole('textbox', { name: 'Title' })
    await page.goto('/kicks')
    await createLink(page).click()
    await title.fill('A night on the salt flats')
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await sendRelease(site, next)

    await test.step('Stay in the document while the page does not know of the release', async () => {
      await navigateToKicks(page)
      await expect(createLink(page)).toBeVisible()
    })

    await test.step('Read the registry by a retry in another remote', async () => {
      const journals = /releases\/journals\//
      await page.route(journals, (route) => route.abort())
      await page.getByRole('banner').getByRole('button', { name: 'Journals' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Public Journals' }).click()
      await expect(page.getByText('Journals is unavailable right now.')).toBeVisible()
      await page.unroute(journals)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Public Journals' })).toBeVisible()
      expect(await isSameDocument()).toBe(true)
    })

    await test.step('Load the document with the new release by the next navigation to its remote', async () => {
      await navigateToKicks(page)
      await expect(createLink(page, linkTextOf('1.1.0'))).toBeVisible()
      expect(await isSameDocument()).toBe(false)
      await expect(page).toHaveURL('/kicks')
    })

    await createLink(page, linkTextOf('1.1.0')).click()
    await expect(title).toHaveValue('A night on the salt flats')
    await site.command('rollback', 'kicks')
    await context.close()
  },
)

test(
  "withdraws a canary that fails, without affecting other visitors, and recovers by 'Try again'",
  { tag: ['@shell', '@kicks'] },
  async ({ browser }) => {
    await sendRelease(site, broken, { canary: 50 })
    const canaryPages = await openVisitors(browser, 'kicks', 'canary', 3)
    const stablePages = await openVisitors(browser, 'kicks', 'stable', 2)
    for (const { page } of [...stablePages, ...canaryPages]) await page.goto('/kicks')
    for (const { page } of canaryPages) await expect(unavailableMessage(page)).toBeVisible()
    for (const { page } of stablePages) await expect(createLink(page)).toBeVisible()
    await expect.poll(async () => (await readKicksHistory()).served?.canary).toBeNull()
    expect((await readKicksHistory()).log[0]).toMatchObject({
      event: 'withdrawn',
      version: broken.release.version,
      who: 'the site',
    })

    for (const { page } of canaryPages) {
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(createLink(page)).toBeVisible()
    }
    for (const { context, failed } of [...canaryPages, ...stablePages]) {
      expect(failed).toEqual([])
      await context.close()
    }
  },
)

test(
  "withdraws a shell canary whose script fails to start, and recovers by 'Try again'",
  { tag: '@shell' },
  async ({ browser }) => {
    const brokenShell = changedRelease('shell', {
      version: '1.2.0',
      script: () => 'throw new Error("broken")',
    })
    await sendRelease(site, brokenShell, { canary: 50 })
    const canaryPages = await openVisitors(browser, 'shell', 'canary', 3)
    for (const { page } of canaryPages) {
      await page.goto('/journey')
      await expect(page.getByRole('alert')).toContainText('The site did not start.')
    }
    await expect.poll(async () => (await readHistory('shell')).served?.canary).toBeNull()
    expect((await readHistory('shell')).log[0]).toMatchObject({ event: 'withdrawn', who: 'the site' })
    for (const { context, page } of canaryPages) {
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'The Journey', exact: true })).toBeVisible()
      await context.close()
    }
  },
)

test(
  'shows a message for a remote that is switched off, and hides its menu until it is on again',
  { tag: ['@shell', '@kicks'] },
  async ({ browser }) => {
    const { context, page } = await openVisitor(browser)
    await site.command('releases', 'kicks', '--off', '-m', 'wrong pictures')
    await page.goto('/kicks')
    await expect(page.getByRole('heading', { name: 'Kicks is taking a break' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Buckets' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Kicks' })).toHaveCount(0)
    await page.goto('/status')
    await expect(page.getByRole('listitem').filter({ hasText: 'Kicks' })).toContainText('Switched off')

    await site.command('releases', 'kicks', '--on')
    await page.goto('/kicks')
    await expect(createLink(page)).toBeVisible()
    await context.close()
  },
)

test(
  'rejects a remote that requires a newer shared package, naming both versions, and keeps the live release',
  { tag: ['@shell', '@kicks'] },
  async () => {
    const { live } = (await readKicksHistory()).served ?? {}
    const newer = changedRelease('kicks', {
      version: '2.0.0',
      requires: { react: { range: '^20.0.0', names: [] } },
    })
    await expect(sendRelease(site, newer)).rejects.toThrow(/requires react \^20\.0\.0.*provides 19\./)
    expect((await readKicksHistory()).served?.live).toBe(live)
  },
)

test("rejects a team's deploy token for another team's part", { tag: ['@shell', '@kicks'] }, async () => {
  const made = await site.command('deploy-token', 'journals', '--name', 'the journals team')
  const [token = ''] = /deploy-journals-\S+/.exec(made) ?? []
  const response = await fetch(`${site.address}/api/release/kicks/rollback`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(403)
  expect(await site.command('deploy-token')).toContain('the journals team')
  expect(await site.command('releases', 'kicks')).toContain('rolled back')
})

test(
  'a release with another catalogue changes the German words of its part alone',
  { tag: ['@shell', '@journals'] },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: site.address, locale: 'de' })
    const page = await context.newPage()
    const heading = page.getByRole('heading', { level: 1 })
    const logIn = page.getByRole('banner').getByRole('link', { name: 'Anmelden' })
    const script = (text: string) => text.replaceAll('ffentliche Journale', 'ffentliche Hefte')
    await sendRelease(site, changedRelease('journals', { version: '1.1.0', script }))
    await page.goto('/journal/public')
    await expect(heading).toHaveText('Öffentliche Hefte')
    await expect(logIn).toBeVisible()
    await context.close()
  },
)
