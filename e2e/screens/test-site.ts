import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
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
