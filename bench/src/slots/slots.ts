import { type Browser, chromium, type Page } from 'playwright-core'
import type { Benchmark } from '../benchmark'
import { throttle, trackNetworkUsage, waitUntilIdle } from '../monolith/network-usage'
import { builtRemotes, builtShell } from '../releases/built-parts'
import { type ReleasedSite, startReleasedSite } from '../releases/start-released-site'
import { median } from '../statistics'
import type { Row, Table } from '../table'
import { buildRemote } from './build-remote'

/** The measurements of one visit. */
interface Visit {
  /** Milliseconds until the page shows its h1. */
  usableMs: number
  /** Until then and until the page is idle. */
  usableBytes: number
  idleBytes: number
  idleRequests: number
  /** Milliseconds that tasks of more than 50 ms blocked the main thread, beyond these 50. */
  blockedMs: number
  shift: number
}

type WithTimings = typeof globalThis & { timings: { blockedMs: number; shift: number } }

const recordTimings = (page: Page) =>
  page.addInitScript(() => {
    const timings = { blockedMs: 0, shift: 0 }
    Object.assign(globalThis, { timings })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) timings.blockedMs += duration - 50
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        timings.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function visit(browser: Browser, { address, token }: ReleasedSite, path: string): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1366, height: 768 },
    storageState: {
      cookies: [],
      origins: [{ origin: address, localStorage: [{ name: 'authToken', value: token }] }],
    },
  })
  try {
    const page = await context.newPage()
    await recordTimings(page)
    const readUsage = await trackNetworkUsage(page)
    await throttle(page)
    const startedAt = performance.now()
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const usableMs = performance.now() - startedAt
    const usableBytes = readUsage().scriptBytes
    const { scriptBytes, requests } = await waitUntilIdle(page, readUsage)
    const timings = await page.evaluate(() => (globalThis as WithTimings).timings)
    return { usableMs, usableBytes, idleBytes: scriptBytes, idleRequests: requests, ...timings }
  } finally {
    await context.close()
  }
}

async function firstKick({ address, token }: ReleasedSite): Promise<string> {
  const response = await fetch(`${address}/api/kick?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  // The demo content has Kicks.
  const [kick] = (await response.json()) as { _id: string }[]
  return `/kicks/${kick?._id}`
}

type Figure = keyof Visit
const figures: { what: string; figure: Figure; format: (value: number) => string }[] = [
  { what: 'usable, ms', figure: 'usableMs', format: (value) => value.toFixed(0) },
  {
    what: 'JavaScript until usable, kB',
    figure: 'usableBytes',
    format: (value) => (value / 1000).toFixed(1),
  },
  { what: 'JavaScript until idle, kB', figure: 'idleBytes', format: (value) => (value / 1000).toFixed(1) },
  { what: 'requests until idle', figure: 'idleRequests', format: (value) => value.toFixed(0) },
  { what: 'main thread blocked, ms', figure: 'blockedMs', format: (value) => value.toFixed(0) },
  { what: 'layout shift', figure: 'shift', format: (value) => value.toFixed(4) },
]

const medianOf = (visits: Visit[], figure: Figure) => median(visits.map((each) => each[figure]))

const toRows = (page: string, empty: Visit[], filled: Visit[]): Row[] =>
  figures.map(({ what, figure, format }) => {
    const [without, with_] = [medianOf(empty, figure), medianOf(filled, figure)]
    return {
      cells: [`${page}, ${what}`, format(without), format(with_)],
      // A piece must cost no bytes before the page is usable, and move nothing.
      ...(figure === 'usableBytes' && { met: with_ <= without * 1.01 }),
      ...(figure === 'shift' && { met: with_ <= without }),
    }
  })

/** Compares the pages of a site without pieces with those of a site on which a remote fills `kick.panel`. */
async function measure(smallest: boolean): Promise<Table> {
  // Visits to each page of each site; the sites take turns.
  const rounds = smallest ? 1 : 5
  const parts = [builtShell(), ...builtRemotes()]
  const remote = await buildRemote('postcards', ['kick.panel'])
  const [empty, filled] = await Promise.all([startReleasedSite(parts), startReleasedSite([...parts, remote])])
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
  })
  try {
    const pages = [
      { name: 'a Kick', path: await firstKick(empty), filledPath: await firstKick(filled) },
      { name: 'your Buckets', path: '/buckets', filledPath: '/buckets' },
    ]
    const rows: Row[] = []
    for (const { name, path, filledPath } of smallest ? pages.slice(0, 1) : pages) {
      const visits: { empty: Visit[]; filled: Visit[] } = { empty: [], filled: [] }
      for (let round = 0; round < rounds; round += 1) {
        visits.empty.push(await visit(browser, empty, path))
        visits.filled.push(await visit(browser, filled, filledPath))
      }
      rows.push(...toRows(name, visits.empty, visits.filled))
    }
    return {
      name: 'slots',
      title: 'A piece on the page of a Kick, throttled; no piece on the other page',
      columns: ['what', 'without the piece', 'with it'],
      rows,
      goal: 'no JavaScript before the page is usable, and nothing moves',
    }
  } finally {
    await browser.close()
    await Promise.all([empty.stop(), filled.stop(), remote.remove()])
  }
}

/** Measures what a slot costs the page that hosts it. */
export const slots: Benchmark = {
  name: 'slots',
  runsByDefault: true,
  async *run({ smallest }) {
    yield await measure(smallest)
  },
}
