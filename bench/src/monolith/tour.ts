import type { Browser, Page } from 'playwright-core'
import type { ReleasedSite } from '../releases/start-released-site'
import { type NetworkUsage, throttle, trackNetworkUsage, waitUntilIdle } from './network-usage'

/** Holds the measurements of one visit; times are in milliseconds. */
export interface Visit {
  landingUsage: NetworkUsage
  tourUsage: NetworkUsage
  /** The time until the landing page shows its h1 and its data. */
  landingMs: number
  /** The time from click to h1 and data, by stop. */
  navigationMs: { first: number[]; repeated: number[] }
  /** The longest time from user input to the next paint (Event Timing API). */
  slowestInteractionMs: number
  /** The JavaScript heap after the tour. */
  heapBytes: number
}

export type Pace = 'full' | 'slow'

interface Stop {
  path: string
  /** The menu that contains the link, if one does. */
  menu?: string
  link: string
  /** A selector of an element in `main` that exists once the page shows its data. */
  dataSelector: string
}

export const stops: Stop[] = [
  { path: '/buckets', menu: 'Buckets', link: 'Your Buckets', dataSelector: 'li' },
  { path: '/kicks', menu: 'Kicks', link: 'All Kicks', dataSelector: 'li' },
  { path: '/journal/public', menu: 'Journals', link: 'Public Journals', dataSelector: 'li' },
  { path: '/story', link: 'Our story', dataSelector: 'h2' },
]

interface Timings {
  lastClickAt: number
  slowestInteractionMs: number
}
type WithTimings = typeof globalThis & { timings: Timings }

/** Records in every page the time of the last click and the duration of the slowest interaction. */
const recordTimings = (page: Page) =>
  page.addInitScript(() => {
    const timings = { lastClickAt: NaN, slowestInteractionMs: 0 }
    Object.assign(globalThis, { timings })
    addEventListener('click', ({ timeStamp }) => (timings.lastClickAt = timeStamp), true)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0)
          timings.slowestInteractionMs = Math.max(timings.slowestInteractionMs, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })

async function readHeapBytes(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** Follows a link. Returns the time from the click to the frame that shows heading and data, by the page's clock. */
async function navigate(page: Page, { menu, link, dataSelector }: Stop): Promise<number> {
  const bar = page.getByRole('banner')
  if (menu) await bar.getByRole('button', { name: menu, exact: true }).click()
  // waitForFunction polls once per animation frame.
  const duration = page.waitForFunction(
    (expected) => {
      const main = document.querySelector('main')
      const hasHeading = main?.querySelector('h1')?.textContent === expected.heading
      return (
        hasHeading &&
        main.querySelector(expected.dataSelector) &&
        performance.now() - (globalThis as WithTimings).timings.lastClickAt
      )
    },
    { heading: link, dataSelector },
  )
  await bar.getByRole('link', { name: link, exact: true }).click()
  const milliseconds = await (await duration).jsonValue()
  return Number(milliseconds)
}

async function visitStops(page: Page) {
  const durations: number[] = []
  for (const stop of stops) durations.push(await navigate(page, stop))
  return durations
}

/** Opens a browser context with empty caches and a signed-in user. */
const openContext = (browser: Browser, site: ReleasedSite) =>
  browser.newContext({
    baseURL: site.address,
    viewport: { width: 1366, height: 900 },
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: site.address, localStorage: [{ name: 'authToken', value: site.token }] }],
    },
  })

/** Measures what the landing page fetches until it is idle, including prefetches. */
export async function measureLanding(browser: Browser, site: ReleasedSite): Promise<NetworkUsage> {
  const context = await openContext(browser, site)
  try {
    const page = await context.newPage()
    const readUsage = await trackNetworkUsage(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Go to Buckets' }).waitFor()
    return await waitUntilIdle(page, readUsage)
  } finally {
    await context.close()
  }
}

/** Measures a signed-in visit with empty caches: `/`, then all stops, then all stops once more. */
export async function takeTour(browser: Browser, site: ReleasedSite, pace: Pace): Promise<Visit> {
  const context = await openContext(browser, site)
  try {
    const page = await context.newPage()
    await recordTimings(page)
    const readUsage = await trackNetworkUsage(page)
    if (pace === 'slow') await throttle(page)
    const startedAt = performance.now()
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Go to Buckets' }).waitFor()
    const landingMs = Math.round(performance.now() - startedAt)
    const landingUsage = readUsage()
    const first = await visitStops(page)
    const tourUsage = readUsage()
    const heapBytes = await readHeapBytes(page)
    const repeated = await visitStops(page)
    const slowestInteractionMs = await page.evaluate(
      () => (globalThis as WithTimings).timings.slowestInteractionMs,
    )
    const navigationMs = { first, repeated }
    return { landingUsage, tourUsage, landingMs, navigationMs, slowestInteractionMs, heapBytes }
  } finally {
    await context.close()
  }
}
