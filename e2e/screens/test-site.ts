import type { Browser, Page } from '@playwright/test'
import { createSeedUsers, type SeedUsers } from './seed-users'

/** A page to see one screen after another on: a new one for each would take longer than the screens. */
export interface TestSite {
  page: Page
  /** Null on a site that has no demo content. */
  cast: SeedUsers | null
}

/** Makes a stage. Its clock can be hurried, and nothing on it moves by itself. */
export const openTestSite = async (browser: Browser, baseURL: string): Promise<TestSite> => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.install()
  return { page, cast: await createSeedUsers(context.request) }
}
