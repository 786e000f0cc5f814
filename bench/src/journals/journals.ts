import { type Browser, chromium } from 'playwright-core'
import type { Benchmark } from '../benchmark'
import { throttle, trackNetworkUsage, waitUntilIdle } from '../monolith/network-usage'
import { builtRemotes, builtShell } from '../releases/built-parts'
import { type ReleasedSite, startReleasedSite } from '../releases/start-released-site'
import { median } from '../statistics'
import type { Row } from '../table'
import { uploadPhotos, writeJournal } from './write-journal'

const maxRatio = 1.1

/** The long Journal has more different photos than a page shows before it is scrolled. */
const longRun = { rounds: 5, photoCount: 30, long: { stories: 40, photosEach: 5 } }
const smallestRun = { rounds: 1, photoCount: 4, long: { stories: 4, photosEach: 1 } }

/** The measurements of one visit, without scrolling. */
interface Visit {
  /** Milliseconds until the first photo has arrived. */
  firstPictureMs: number
  photos: number
  /** Transferred bytes until the page is idle. */
  bytes: number
}

async function visit(browser: Browser, { address }: ReleasedSite, path: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1366, height: 768 } })
  try {
    const page = await context.newPage()
    const readUsage = await trackNetworkUsage(page)
    await throttle(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { bytes } = await waitUntilIdle(page, readUsage)
    const arrivals = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith('/media/'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    )
    return { firstPictureMs: Math.min(...arrivals), photos: arrivals.length, bytes }
  } finally {
    await context.close()
  }
}

const figures: { what: string; figure: keyof Visit; format: (value: number) => string; isGoal?: boolean }[] =
  [
    { what: 'first photo, ms', figure: 'firstPictureMs', format: (ms) => ms.toFixed(0), isGoal: true },
    { what: 'photos before scrolling', figure: 'photos', format: (photos) => photos.toFixed(0) },
    { what: 'kB before scrolling', figure: 'bytes', format: (bytes) => (bytes / 1000).toFixed(0) },
  ]

function toRow({ what, figure, format, isGoal }: (typeof figures)[number], [short, long]: Visit[][]): Row {
  const medianOf = (visits: Visit[] = []) => median(visits.map((each) => each[figure]))
  const ratio = medianOf(long) / medianOf(short)
  return {
    cells: [what, format(medianOf(short)), format(medianOf(long)), `${ratio.toFixed(2)}×`],
    ...(isGoal && { met: ratio <= maxRatio }),
  }
}

/** Compares a visitor's first look at a long Journal with that at a Journal of one Story. */
export const journals: Benchmark = {
  name: 'journals',
  runsByDefault: true,
  async *run({ smallest }) {
    const { rounds, photoCount, long } = smallest ? smallestRun : longRun
    const site = await startReleasedSite([builtShell(), ...builtRemotes()])
    const browser = await chromium.launch({
      args: ['--no-sandbox'],
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
    })
    try {
      const photos = await uploadPhotos(site, photoCount)
      const paths = [
        await writeJournal(site, photos, { stories: 1, photosEach: 1 }),
        await writeJournal(site, photos, long),
      ]
      const visits: Visit[][] = paths.map(() => [])
      for (let round = 0; round < rounds; round += 1)
        for (const [index, path] of paths.entries()) visits[index]?.push(await visit(browser, site, path))
      yield {
        name: 'journals',
        title: 'A Journal as a visitor opens it, throttled, with an empty cache',
        goal: `the first photo of the long one takes ≤ ${maxRatio}× the time`,
        columns: [
          'what',
          '1 Story, 1 photo',
          `${long.stories} Stories, ${long.stories * long.photosEach} photos`,
          'ratio',
        ],
        rows: figures.map((figure) => toRow(figure, visits)),
      }
    } finally {
      await browser.close()
      await site.stop()
    }
  },
}
