import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { changedRelease, sendRelease } from '../fixtures/changed-release'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { type Person, signInAs, signUp } from '../fixtures/person'

// One site for all of these, in this order: each begins with what the one before left live.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1366, height: 768 } })

const said = 'Create a Kick'
const inVersion = (version: string) => `${said} (${version})`
const next = changedRelease('kicks', {
  version: '1.1.0',
  script: (text) => text.replaceAll(`"${said}"`, `"${inVersion('1.1.0')}"`),
})
/** Its list throws while it draws itself. */
const broken = changedRelease('kicks', {
  version: '1.2.0',
  script: (text) => text.replace(new RegExp(`(\\w+):"${said}"`), 'get $1(){throw new Error("broken")}'),
})

let site: IsolatedSite
let person: Person
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000)
  site = await startIsolatedSite({ CANARY_MIN_VISITORS: '3', TRUSTED_PROXIES: '127.0.0.1' })
  const request = await playwright.request.newContext({ baseURL: site.address })
  person = await signUp(request)
  await request.dispose()
})
test.afterAll(() => site.stop())

let visitorsSoFar = 0

/** Each comes from a network of their own: a canary is taken back only when it fails in several. */
const open = async (browser: Browser) => {
  visitorsSoFar += 1
  const context = await browser.newContext({
    baseURL: site.address,
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${visitorsSoFar}` },
  })
  const page = await context.newPage()
  await signInAs(page, person)
  return { context, page }
}
const failedAnswers = (context: BrowserContext) => {
  const failed: string[] = []
  context.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
  })
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url())
  })
  return failed
}
interface Registry {
  shell: { isCanary: boolean }
  remotes: { name: string; isCanary: boolean }[]
}
const isCanaryOf = (part: string, { shell, remotes }: Registry) =>
  part === 'shell' ? shell.isCanary : remotes.some(({ name, isCanary }) => name === part && isCanary)

/** So many visitors who get the canary of a part, or don't; they have not opened a page yet. */
const visitors = async (browser: Browser, part: string, getCanary: boolean, count: number) => {
  const found: { context: BrowserContext; page: Page; failed: string[] }[] = []
  while (found.length < count) {
    const visitor = await open(browser)
    const answer = await visitor.context.request.get('/registry.json')
    const isTheirs = isCanaryOf(part, (await answer.json()) as Registry)
    if (isTheirs === getCanary) found.push({ ...visitor, failed: failedAnswers(visitor.context) })
    else await visitor.context.close()
  }
  return found
}
const create = (page: Page, label = said) =>
  page.getByRole('main').getByRole('link', { name: label, exact: true })
const unavailable = (page: Page) => page.getByText('Kicks is unavailable right now.')
const toKicks = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Kicks' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'All Kicks' }).click()
}
interface History {
  served: { part: string; live: string; canary: { version: string } | null }[]
  log: { event: string; version: string; who: string; why: string | null }[]
}
const historyOf = async (part: string) => {
  const { served, log } = await site.fetchJson<History>(`/api/release?part=${part}`)
  return { served: served[0], log }
}
const kicks = () => historyOf('kicks')

test(
  'a release reaches whoever comes next, and open pages go on with what they have',
  { tag: ['@shell', '@kicks'] },
  async ({ browser }) => {
    const { context, page } = await open(browser)
    const failed = failedAnswers(context)
    await page.goto('/buckets')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await sendRelease(site, next, { why: 'new words' })
    await toKicks(page)
    await expect(create(page)).toBeVisible()
    await page.reload()
    await expect(create(page, inVersion('1.1.0'))).toBeVisible()

    expect(await site.command('rollback', 'kicks', '-m', 'the old words were better')).toContain(
      'is live for everybody',
    )
    await page.reload()
    await expect(create(page)).toBeVisible()
    expect(failed).toEqual([])
    expect((await kicks()).log[0]).toMatchObject({ event: 'rolled back', why: 'the old words were better' })
    await context.close()
  },
)

test(
  'a canary that breaks is taken back by itself; the others never see it, and it heals without a reload',
  { tag: ['@shell', '@kicks'] },
  async ({ browser }) => {
    test.setTimeout(120_000)
    await sendRelease(site, broken, { canary: 50 })
    const [inCanary, others] = [
      await visitors(browser, 'kicks', true, 3),
      await visitors(browser, 'kicks', false, 2),
    ]
    for (const { page } of [...others, ...inCanary]) await page.goto('/kicks')
    for (const { page } of inCanary) await expect(unavailable(page)).toBeVisible()
    for (const { page } of others) await expect(create(page)).toBeVisible()
    await expect.poll(async () => (await kicks()).served?.canary).toBeNull()
    expect((await kicks()).log[0]).toMatchObject({
      event: 'withdrawn',
      version: broken.release.version,
      who: 'the site',
    })

    for (const { page } of inCanary) {
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(create(page)).toBeVisible()
    }
    for (const { context, failed } of [...inCanary, ...others]) {
      expect(failed).toEqual([])
      await context.close()
    }
  },
)

test(
  'a shell that fails before anything of it runs is taken back as well, and one may try again',
  { tag: '@shell' },
  async ({ browser }) => {
    test.setTimeout(120_000)
    const dead = changedRelease('shell', { version: '1.2.0', script: () => 'throw new Error("broken")' })
    await sendRelease(site, dead, { canary: 50 })
    const inCanary = await visitors(browser, 'shell', true, 3)
    for (const { page } of inCanary) {
      await page.goto('/journey')
      await expect(page.getByRole('alert')).toContainText('The site did not start.')
    }
    await expect.poll(async () => (await historyOf('shell')).served?.canary).toBeNull()
    expect((await historyOf('shell')).log[0]).toMatchObject({ event: 'withdrawn', who: 'the site' })
    for (const { context, page } of inCanary) {
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'The Journey', exact: true })).toBeVisible()
      await context.close()
    }
  },
)

test(
  'a remote that is switched off says so kindly and leaves the top bar, until it is on again',
  { tag: ['@shell', '@kicks'] },
  async ({ browser }) => {
    const { context, page } = await open(browser)
    await site.command('releases', 'kicks', '--off', '-m', 'wrong pictures')
    await page.goto('/kicks')
    await expect(page.getByRole('heading', { name: 'Kicks is taking a break' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Buckets' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Kicks' })).toHaveCount(0)
    await page.goto('/status')
    await expect(page.getByRole('listitem').filter({ hasText: 'Kicks' })).toContainText('Switched off')

    await site.command('releases', 'kicks', '--on')
    await page.goto('/kicks')
    await expect(create(page)).toBeVisible()
    await context.close()
  },
)

test(
  'a remote that the shell does not fit is refused with both versions, and stays as it was',
  { tag: ['@shell', '@kicks'] },
  async () => {
    const { live } = (await kicks()).served ?? {}
    const newer = changedRelease('kicks', {
      version: '2.0.0',
      requires: { react: { range: '^20.0.0', names: [] } },
    })
    await expect(sendRelease(site, newer)).rejects.toThrow(/asks for react \^20\.0\.0.*brings 19\./)
    expect((await kicks()).served?.live).toBe(live)
  },
)

test('a deploy token of one team is no good for another’s part', { tag: ['@shell', '@kicks'] }, async () => {
  const made = await site.command('deploy-token', 'journals', '--name', 'the journals team')
  const [token = ''] = /deploy-journals-\S+/.exec(made) ?? []
  const answer = await fetch(`${site.address}/api/release/kicks/rollback`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(403)
  expect(await site.command('deploy-token')).toContain('the journals team')
  expect(await site.command('releases', 'kicks')).toContain('rolled back')
})
