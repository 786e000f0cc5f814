import type { Browser, Page } from 'playwright-core'
import type { ReleasedSite } from '../releases/start-released-site'
import { type NetworkUsage, throttle, waitUntilIdle, trackNetworkUsage } from './network-usage'

/** What one visit came to; times in milliseconds. */
export interface Visit {
  landing: NetworkUsage
  tour: NetworkUsage
  /** Until the landing page had its h1 and its data. */
  usable: number
  /** By stop, from the click to its h1 and its data: the first time, and once more. */
  changes: { first: number[]; again: number[] }
  /** The longest time from an act of the visitor's to the picture that answers it. */
  interaction: number
  /** Bytes that the page's objects take after the tour. */
  heap: number
}

interface Stop {
  path: string
  /** Of the dropdown, where the link is in one. */
  menu?: string
  link: string
  /** In its main element once the page has its data. */
  data: string
}

export const stops: Stop[] = [
  { path: '/buckets', menu: 'Buckets', link: 'Your Buckets', data: 'li' },
  { path: '/kicks', menu: 'Kicks', link: 'All Kicks', data: 'li' },
  { path: '/journal/public', menu: 'Journals', link: 'Public Journals', data: 'li' },
  { path: '/story', link: 'Our story', data: 'h2' },
]

interface Noted {
  clicked: number
  interaction: number
}
type Noting = typeof globalThis & { noted: Noted }

/** Lets every page note when one last clicked, and how long the slowest act took to be answered by a picture. */
const noteActs = (page: Page) =>
  page.addInitScript(() => {
    const noted = { clicked: NaN, interaction: 0 }
    Object.assign(globalThis, { noted })
    addEventListener('click', ({ timeStamp }) => (noted.clicked = timeStamp), true)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) noted.interaction = Math.max(noted.interaction, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })

const heapOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** From the click to the frame in which the page has its heading and its data, by the page's own clock. */
const goTo = async (page: Page, { menu, link, data }: Stop): Promise<number> => {
  const bar = page.getByRole('banner')
  if (menu) await bar.getByRole('button', { name: menu, exact: true }).click()
  // Looks once in each frame.
  const change = page.waitForFunction(
    (wanted) => {
      const main = document.querySelector('main')
      const hasTitle = main?.querySelector('h1')?.textContent === wanted.title
      return (
        hasTitle &&
        main.querySelector(wanted.data) &&
        performance.now() - (globalThis as Noting).noted.clicked
      )
    },
    { title: link, data },
  )
  await bar.getByRole('link', { name: link, exact: true }).click()
  const milliseconds = await (await change).jsonValue()
  return Number(milliseconds)
}

const goAround = async (page: Page) => {
  const changes: number[] = []
  for (const stop of stops) changes.push(await goTo(page, stop))
  return changes
}

/** A new browser window for this site, which knows nothing of it but who is signed in. */
const openWindow = (browser: Browser, site: ReleasedSite) =>
  browser.newContext({
    baseURL: site.address,
    viewport: { width: 1366, height: 900 },
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: site.address, localStorage: [{ name: 'authToken', value: site.token }] }],
    },
  })

/** What the landing page fetches if one stays there, with all that it fetches ahead. */
export const stayAtLanding = async (browser: Browser, site: ReleasedSite): Promise<NetworkUsage> => {
  const context = await openWindow(browser, site)
  try {
    const page = await context.newPage()
    const loads = await trackNetworkUsage(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Go to Buckets' }).waitFor()
    return await waitUntilIdle(page, loads)
  } finally {
    await context.close()
  }
}

/**
 * In a browser that knows nothing of the site yet: / → /buckets → /kicks → /journal/public → /story, signed in, and
 * the same four once more.
 */
export const takeTour = async (
  browser: Browser,
  site: ReleasedSite,
  pace: 'full' | 'slow',
): Promise<Visit> => {
  const context = await openWindow(browser, site)
  try {
    const page = await context.newPage()
    await noteActs(page)
    const loads = await trackNetworkUsage(page)
    if (pace === 'slow') await throttle(page)
    const since = performance.now()
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Go to Buckets' }).waitFor()
    const usable = Math.round(performance.now() - since)
    const landing = loads()
    const first = await goAround(page)
    const tour = loads()
    const heap = await heapOf(page)
    const again = await goAround(page)
    const interaction = await page.evaluate(() => (globalThis as Noting).noted.interaction)
    return { landing, tour, usable, changes: { first, again }, interaction, heap }
  } finally {
    await context.close()
  }
}
