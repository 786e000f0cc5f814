import { type Browser, expect, type Page, test } from '@playwright/test'
import { type ChangedRelease, changedRelease, sendRelease } from '../fixtures/changed-release'
import { createContent, type TestContent } from '../fixtures/create-content'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { makeNewRemote, type NewRemote } from '../fixtures/new-remote'
import { useOwnSite } from '../fixtures/site'
import { signUp, type TestUser } from '../fixtures/test-user'
import { visitorsOf } from '../fixtures/visitors'

useOwnSite('release parts')
// The tests share one site and run in this order: each starts with the live releases of the one before.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1366, height: 768 } })

/** Makes a call that no other part makes. */
const panel = `
import { requestAs } from '@bucketeer/shared-auth'
import { type SlotProps, Typography } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'

const request = requestAs(__PART__)

export default function KickPanel({ kickId, headingLevel }: SlotProps<'kick.panel'>) {
  const { data } = useQuery({
    queryKey: ['postcards', 'ready'],
    queryFn: ({ signal }) => request('get', '/readyz', { signal }),
  })
  return (
    <section data-kick={kickId}>
      <Typography variant="h4" component={\`h\${headingLevel}\`}>
        {'Send a postcard'}
      </Typography>
      <Typography>{'The post office is ' + (data?.status ?? 'closed')}</Typography>
    </section>
  )
}
`
const bell = `
export default function Bell() {
  return <button type="button">{'2 postcards'}</button>
}
`

let site: IsolatedSite
let remote: NewRemote
let first: ChangedRelease
let user: TestUser
let content: TestContent
test.beforeAll(async ({ playwright }) => {
  ;[site, remote] = await Promise.all([
    startIsolatedSite({ CANARY_MIN_VISITORS: '3', TRUSTED_PROXIES: '127.0.0.1' }),
    makeNewRemote('postcards', ['kick.panel', 'bar.member']),
  ])
  await remote.write('src/features/kick-panel/kick-panel.tsx', panel)
  await remote.write('src/features/bar-member/bar-member.tsx', bell)
  first = await remote.build()
  const request = await playwright.request.newContext({ baseURL: site.address })
  user = await signUp(request)
  content = await createContent(request, user, 'Swim with manta rays')
  await request.dispose()
})
test.afterAll(() => Promise.all([site?.stop(), remote?.remove()]))

const { openVisitor, openVisitors } = visitorsOf(
  () => site,
  () => user,
)
const kickPage = () => `/kicks/${content.kickId}`
const kickName = (page: Page) => page.getByRole('heading', { level: 1, name: 'Swim with manta rays' })
const panelHeading = (page: Page, text = 'Send a postcard') =>
  page.getByRole('main').getByRole('heading', { level: 2, name: text, exact: true })
const bellButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '2 postcards' })
const navLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Postcards' })

interface Registry {
  shell: object
  remotes: { name: string }[]
}
/** Returns all that browsers get of the other parts: versions, URLs and a hash of every script. */
const readOthers = async () => {
  const { shell, remotes } = await site.fetchJson<Registry>('/registry.json')
  return { shell, remotes: remotes.filter(({ name }) => name !== 'postcards') }
}
const postcards = (version: string, from: string, to: string) =>
  changedRelease('postcards', { version, script: (text) => text.replaceAll(`"${from}"`, to) }, first)

const openKick = async (browser: Browser) => {
  const visitor = await openVisitor(browser)
  await visitor.page.goto(kickPage())
  await expect(kickName(visitor.page)).toBeVisible()
  return visitor
}

test(
  "adds a new remote's page, its piece of a Kick's page and its piece of the top bar, and changes no other part",
  { tag: ['@shell', '@kicks'] },
  async ({ browser }) => {
    const others = await readOthers()
    const before = await openKick(browser)
    await expect(bellButton(before.page)).toHaveCount(0)
    await sendRelease(site, first, { why: 'postcards for everybody' })

    const { page, context, failed } = await openKick(browser)
    await expect(panelHeading(page)).toBeVisible()
    await expect(page.getByText('The post office is ok')).toBeVisible()
    await expect(page.locator('[data-kick]')).toHaveAttribute('data-kick', content.kickId)
    await expect(bellButton(page)).toBeVisible()
    await navLink(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Postcards' })).toBeVisible()
    await expect(bellButton(page)).toBeVisible()

    await test.step('Keep an open page as it is', async () => {
      await expect(panelHeading(before.page)).toHaveCount(0)
    })
    expect(await readOthers()).toEqual(others)
    // An isolated site has no places.
    const isUnexpected = (request: string) => !request.includes('/api/places/nearest')
    expect([...failed, ...before.failed].filter(isUnexpected)).toEqual([])
    expect(await site.command('releases', 'postcards')).toMatch(/Postcards team .*kick\.panel, bar\.member/)
    await page.goto('/status')
    await expect(page.getByRole('listitem').filter({ hasText: 'Postcards team' })).toContainText(
      'Also in kick.panel, bar.member',
    )
    await test.step('Speak English on a page in German, of which it has no catalogue', async () => {
      await context.addCookies([{ name: 'language', value: 'de', url: site.address }])
      await page.goto(kickPage())
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
      await expect(panelHeading(page)).toBeVisible()
    })
    await Promise.all([context.close(), before.context.close()])
  },
)

test('shows a canary of a piece to its cohort alone', { tag: ['@shell', '@kicks'] }, async ({ browser }) => {
  const canary = postcards('0.2.0', 'Send a postcard', '"Send two postcards"')
  await sendRelease(site, canary, { canary: 50 })
  for (const [release, text] of [
    ['canary', 'Send two postcards'],
    ['stable', 'Send a postcard'],
  ] as const) {
    const [visitor] = await openVisitors(browser, 'postcards', release, 1)
    await visitor?.page.goto(kickPage())
    if (visitor) await expect(panelHeading(visitor.page, text)).toBeVisible()
    await visitor?.context.close()
  }
  await site.command('rollback', 'postcards', '-m', 'one is enough')
})

test(
  'withdraws a canary whose piece throws while it renders, and keeps the pages around it whole',
  { tag: ['@shell', '@kicks'] },
  async ({ browser }) => {
    const others = await readOthers()
    const broken = postcards('0.3.0', 'Send a postcard', '(()=>{throw new Error("broken")})()')
    await sendRelease(site, broken, { canary: 50 })
    for (const { page, context } of await openVisitors(browser, 'postcards', 'canary', 3)) {
      // Pieces load when the page is idle: a page that closes earlier reports nothing.
      const failure = page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/report') &&
          (response.request().postData()?.includes('"failure":"') ?? false),
      )
      await page.goto(kickPage())
      await expect(kickName(page)).toBeVisible()
      await expect(bellButton(page)).toBeVisible()
      await failure
      await expect(panelHeading(page)).toHaveCount(0)
      await context.close()
    }
    const readLog = async () => {
      const { log } = await site.fetchJson<{ log: { event: string; version: string }[] }>(
        '/api/release?part=postcards',
      )
      return log[0]
    }
    await expect.poll(readLog).toMatchObject({ event: 'withdrawn', version: broken.release.version })
    const { page, context } = await openKick(browser)
    await expect(panelHeading(page)).toBeVisible()
    expect(await readOthers()).toEqual(others)
    await context.close()
  },
)

test(
  'removes the pieces of a remote that is switched off, and brings them back',
  { tag: ['@shell', '@kicks'] },
  async ({ browser }) => {
    const others = await readOthers()
    await site.command('releases', 'postcards', '--off', '-m', 'out of stamps')
    const { page, context } = await openKick(browser)
    await expect(navLink(page)).toHaveCount(0)
    // The page is quiet when its comments are there.
    await page.waitForLoadState('networkidle')
    await expect(bellButton(page)).toHaveCount(0)
    await expect(panelHeading(page)).toHaveCount(0)

    await site.command('releases', 'postcards', '--on')
    await page.reload()
    await expect(panelHeading(page)).toBeVisible()
    await expect(bellButton(page)).toBeVisible()
    expect(await readOthers()).toEqual(others)
    await context.close()
  },
)
