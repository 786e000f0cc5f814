import { type Browser, chromium } from 'playwright-core'
import type { Benchmark, BenchmarkOptions } from '../benchmark'
import { builtRemotes, builtShell } from '../releases/built-parts'
import { type ReleasedSite, startReleasedSite } from '../releases/start-released-site'
import { median } from '../statistics'
import type { Row, Table } from '../table'
import { buildMonolith } from './build-monolith'
import { routesOnly } from './routes-only'
import { measureLanding, type Pace, stops, takeTour, type Visit } from './tour'

type Figure = (visit: Visit) => number
const allPagesMs: Figure = ({ landingMs, navigationMs }) =>
  navigationMs.first.reduce((sum, each) => sum + each, landingMs)

const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const formatInteger = (number: number) => String(Math.round(number))

interface Comparison {
  what: string
  figure: Figure
  format: (number: number) => string
  isMet?: (federated: number, monolith: number) => boolean
}

const atMostTimes = (factor: number) => (federated: number, monolith: number) =>
  federated <= monolith * factor
const atMost = (limit: number) => (federated: number) => federated <= limit

const usageComparisons: Comparison[] = [
  {
    what: 'JavaScript of the tour, kB',
    figure: ({ tourUsage }) => tourUsage.scriptBytes,
    format: formatKilobytes,
    isMet: atMostTimes(1.2),
  },
  {
    what: 'requests until the landing page is usable',
    figure: ({ landingUsage }) => landingUsage.requests,
    format: formatInteger,
    isMet: (federated, monolith) => federated <= monolith + 4,
  },
  { what: 'requests of the tour', figure: ({ tourUsage }) => tourUsage.requests, format: formatInteger },
  { what: 'heap after the tour, kB', figure: ({ heapBytes }) => heapBytes, format: formatKilobytes },
]
const loadComparisons: Comparison[] = [
  {
    what: 'landing page usable, ms',
    figure: ({ landingMs }) => landingMs,
    format: formatInteger,
    isMet: atMostTimes(1.1),
  },
  { what: 'all five pages, ms', figure: allPagesMs, format: formatInteger, isMet: atMostTimes(1.1) },
]
const navigationComparisons: Comparison[] = [
  ...stops.map(({ path }, index) => ({
    what: `${path}, first visit, ms`,
    figure: ({ navigationMs }: Visit) => navigationMs.first[index] ?? NaN,
    format: formatInteger,
    isMet: atMost(300),
  })),
  ...stops.map(({ path }, index) => ({
    what: `${path}, repeated visit, ms`,
    figure: ({ navigationMs }: Visit) => navigationMs.repeated[index] ?? NaN,
    format: formatInteger,
    isMet: atMost(100),
  })),
  {
    what: 'slowest interaction, ms',
    figure: ({ slowestInteractionMs }) => slowestInteractionMs,
    format: formatInteger,
    isMet: atMost(100),
  },
]

const toRow = (
  { what, format, isMet }: Omit<Comparison, 'figure'>,
  federated: number,
  monolith: number,
): Row => ({
  cells: [what, format(federated), format(monolith), (federated / monolith).toFixed(2)],
  ...(isMet && { met: isMet(federated, monolith) }),
})

const compareVisits = (comparison: Comparison, federated: Visit[], monolith: Visit[]): Row =>
  toRow(comparison, median(federated.map(comparison.figure)), median(monolith.map(comparison.figure)))

/** Compares one visit that stays until the landing page is idle: a shorter one would miss some of the prefetches. */
const landingComparison = {
  what: 'JavaScript of the landing page, kB',
  format: formatKilobytes,
  isMet: atMostTimes(1.15),
}

const columns = ['what', 'federated', 'monolith', 'ratio']

const tables = {
  full: {
    title: 'Compared with a monolith of the same sources: / → /buckets → /kicks → /journal/public → /story',
    goal: 'JavaScript ≤ 1.15× for the landing page and ≤ 1.20× for the tour; ≤ 4 more requests; times ≤ 1.10×; first visits ≤ 300 ms, repeated ones and interactions ≤ 100 ms',
  },
  slow: {
    title: 'The same with 150 ms latency, 1.6 Mbit/s and a four times slower processor',
    goal: 'times ≤ 1.10×',
  },
}

interface Sites {
  federated: ReleasedSite
  monolith: ReleasedSite
}

async function startSites(): Promise<Sites> {
  const remotes = builtRemotes()
  const monolithBuild = await buildMonolith(remotes)
  const federated = await startReleasedSite([builtShell(), ...remotes])
  try {
    return { federated, monolith: await startReleasedSite([monolithBuild, ...remotes.map(routesOnly)]) }
  } catch (error) {
    await federated.stop()
    throw error
  }
}

/** Visits both sites in turn. */
async function takeTours(browser: Browser, sites: Sites, pace: Pace, rounds: number) {
  const federated: Visit[] = []
  const monolith: Visit[] = []
  for (let round = 0; round < rounds; round += 1) {
    federated.push(await takeTour(browser, sites.federated, pace))
    monolith.push(await takeTour(browser, sites.monolith, pace))
  }
  return { federated, monolith }
}

async function tableAt(browser: Browser, sites: Sites, pace: Pace, rounds: number): Promise<Table> {
  const { federated, monolith } = await takeTours(browser, sites, pace, rounds)
  const comparisons =
    pace === 'full' ? [...usageComparisons, ...loadComparisons, ...navigationComparisons] : loadComparisons
  return {
    name: `monolith-${pace}`,
    ...tables[pace],
    columns,
    rows: comparisons.map((comparison) => compareVisits(comparison, federated, monolith)),
  }
}

const run = async function* ({ smallest }: BenchmarkOptions): AsyncIterable<Table> {
  const rounds = smallest ? 1 : 3
  const sites = await startSites()
  const browser = await chromium.launch({
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
    args: ['--no-sandbox'],
  })
  try {
    const landingRow = toRow(
      landingComparison,
      (await measureLanding(browser, sites.federated)).scriptBytes,
      (await measureLanding(browser, sites.monolith)).scriptBytes,
    )
    const full = await tableAt(browser, sites, 'full', rounds)
    yield { ...full, rows: [landingRow, ...full.rows] }
    if (!smallest) yield await tableAt(browser, sites, 'slow', rounds)
  } finally {
    await browser.close()
    await sites.federated.stop()
    await sites.monolith.stop()
  }
}

/** Compares the federated site with a monolith of the same sources, in bytes, requests and time. */
export const monolith: Benchmark = { name: 'monolith', runsByDefault: true, run }
