import type { Browser, Page } from '@playwright/test'
import { assemble, type Cast } from './cast'

/** A page to see one screen after another on: a new one for each would take longer than the screens. */
export interface Stage {
  page: Page
  /** Null on a site that has no demo content. */
  cast: Cast | null
}

/** Makes a stage. Its clock can be hurried, and nothing on it moves by itself. */
export const openStage = async (browser: Browser, baseURL: string): Promise<Stage> => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.install()
  return { page, cast: await assemble(context.request) }
}
