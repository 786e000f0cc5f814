import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { callApi } from '../fixtures/call-api'
import { site } from '../fixtures/site'
import { expect, test as base } from '../fixtures/test'
import { createSeedUsers, type SeedUsers } from './seed-users'

/** Holds one page that shows all screens in turn: a new page per screen would dominate the run time. */
export interface TestSite {
  page: Page
  /** Null on a site without demo content. */
  users: SeedUsers | null
}

/** Opens a page with a fake clock and reduced motion. */
export async function openTestSite(
  browser: Browser,
  { baseURL, ignoreHTTPSErrors }: Pick<BrowserContextOptions, 'baseURL' | 'ignoreHTTPSErrors'>,
): Promise<TestSite> {
  const context = await browser.newContext({ baseURL, ignoreHTTPSErrors, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.install()
  return { page, users: await createSeedUsers(context.request) }
}

/** A test whose page is the one of all screens. Sharing it keeps the browser's cache and saves a login per test. */
export const test = base.extend<object, { testSite: TestSite }>({
  testSite: [
    async ({ browser }, use, { project }) => {
      const testSite = await openTestSite(browser, project.use)
      await use(testSite)
      const token = testSite.users?.tokens.demo
      if (token && !site.isOwn)
        await callApi(testSite.page.request, '/auth/logout', { method: 'POST', token })
      await testSite.page.context().close()
    },
    { scope: 'worker' },
  ],
  context: ({ testSite }, use) => use(testSite.page.context()),
  page: ({ testSite }, use) => use(testSite.page),
})

export { expect }
