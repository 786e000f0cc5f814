import type { Browser, Locator, Page } from 'playwright-core'
import type { ReleasedSite } from '../released/released-site'
import { type Loads, slowDown, watchLoads } from './watch-loads'

/** What one visit came to. */
export interface Visit {
  landing: Loads
  tour: Loads
  /** Milliseconds until the landing page, and then each further page, had its h1 and its data. */
  usable: number[]
  /** Bytes that the page's objects take after the tour. */
  heap: number
}

interface Stop {
  /** Of the dropdown, where the link is in one. */
  menu?: string
  link: string
  /** There once the page has its data. */
  data: (main: Locator) => Locator
}

const stops: Stop[] = [
  { menu: 'Buckets', link: 'Your Buckets', data: (main) => main.getByRole('listitem').first() },
  { menu: 'Kicks', link: 'All Kicks', data: (main) => main.getByRole('listitem').first() },
  { menu: 'Journals', link: 'Public Journals', data: (main) => main.getByRole('listitem').first() },
  { link: 'Our story', data: (main) => main.getByRole('heading', { level: 2 }).first() },
]

const heapOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

const goTo = async (page: Page, { menu, link, data }: Stop) => {
  const bar = page.getByRole('banner')
  if (menu) await bar.getByRole('button', { name: menu, exact: true }).click()
  const since = Date.now()
  await bar.getByRole('link', { name: link, exact: true }).click()
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: link }).waitFor()
  await data(main).waitFor()
  return Date.now() - since
}

/** In a browser that knows nothing of the site yet: / → /buckets → /kicks → /journal/public → /story, signed in. */
export const takeTour = async (
  browser: Browser,
  site: ReleasedSite,
  pace: 'full' | 'slow',
): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: { width: 1366, height: 900 },
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: site.address, localStorage: [{ name: 'authToken', value: site.token }] }],
    },
  })
  try {
    const page = await context.newPage()
    const loads = await watchLoads(page)
    if (pace === 'slow') await slowDown(page)
    const since = Date.now()
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Go to Buckets' }).waitFor()
    const usable = [Date.now() - since]
    const landing = loads()
    for (const stop of stops) usable.push(await goTo(page, stop))
    return { landing, tour: loads(), usable, heap: await heapOf(page) }
  } finally {
    await context.close()
  }
}
