import { chromium } from 'playwright-core'
import { median } from '../statistics'
import type { Benchmark } from '../benchmark'
import { builtRemotes, builtShell } from '../releases/built-parts'
import { startReleasedSite } from '../releases/start-released-site'
import type { Row, Table } from '../table'
import { buildMonolith } from './build-monolith'
import { routesOnly } from './routes-only'
import { stayAtLanding, stops, takeTour, type Visit } from './tour'

/** How often each site is visited at each pace, one after the other by turns. */
const rounds = 3

type Figure = (visit: Visit) => number
const allUsable: Figure = ({ usable, changes }) => changes.first.reduce((sum, each) => sum + each, usable)

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const plain = (number: number) => String(Math.round(number))

interface Line {
  what: string
  figure: Figure
  text: (number: number) => string
  isMet?: (ours: number, twins: number) => boolean
}

const atMost = (share: number) => (ours: number, twins: number) => ours <= twins * share

const bytesAndRequests: Line[] = [
  {
    what: 'JavaScript of the tour, kB',
    figure: ({ tour }) => tour.script,
    text: kilobytes,
    isMet: atMost(1.2),
  },
  {
    what: 'requests until the landing page is usable',
    figure: ({ landing }) => landing.requests,
    text: plain,
    isMet: (ours, twins) => ours <= twins + 4,
  },
  { what: 'requests of the tour', figure: ({ tour }) => tour.requests, text: plain },
  { what: 'memory after the tour, kB', figure: ({ heap }) => heap, text: kilobytes },
]
const times: Line[] = [
  { what: 'landing page usable, ms', figure: ({ usable }) => usable, text: plain, isMet: atMost(1.1) },
  { what: 'all five pages, ms', figure: allUsable, text: plain, isMet: atMost(1.1) },
]
const within = (milliseconds: number) => (ours: number) => ours <= milliseconds
const changes: Line[] = [
  ...stops.map(({ path }, index) => ({
    what: `to ${path} the first time, ms`,
    figure: ({ changes }: Visit) => changes.first[index] ?? NaN,
    text: plain,
    isMet: within(300),
  })),
  ...stops.map(({ path }, index) => ({
    what: `to ${path} once more, ms`,
    figure: ({ changes }: Visit) => changes.again[index] ?? NaN,
    text: plain,
    isMet: within(100),
  })),
  {
    what: 'slowest interaction, ms',
    figure: ({ interaction }) => interaction,
    text: plain,
    isMet: within(100),
  },
]

const compared = ({ what, text, isMet }: Omit<Line, 'figure'>, our: number, twin: number): Row => ({
  cells: [what, text(our), text(twin), (our / twin).toFixed(2)],
  ...(isMet && { met: isMet(our, twin) }),
})

const rowOf = (line: Line, ours: Visit[], twins: Visit[]): Row =>
  compared(line, median(ours.map(line.figure)), median(twins.map(line.figure)))

/** Whoever leaves sooner has not fetched all that is fetched ahead, so this is of one visit that stays: all are alike. */
const landingBytes = { what: 'JavaScript of the landing page, kB', text: kilobytes, isMet: atMost(1.15) }

const columns = ['', 'ours', 'monolith', 'ratio']

const run = async function* (): AsyncIterable<Table> {
  const remotes = builtRemotes()
  const twin = await buildMonolith(remotes)
  const ours = await startReleasedSite([builtShell(), ...remotes])
  const its = await startReleasedSite([twin, ...remotes.map(routesOnly)])
  const browser = await chromium.launch({
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
    args: ['--no-sandbox'],
  })
  try {
    const landings = [await stayAtLanding(browser, ours), await stayAtLanding(browser, its)] as const
    for (const pace of ['full', 'slow'] as const) {
      const visits: { ours: Visit[]; its: Visit[] } = { ours: [], its: [] }
      for (let round = 0; round < rounds; round += 1) {
        visits.ours.push(await takeTour(browser, ours, pace))
        visits.its.push(await takeTour(browser, its, pace))
      }
      const lines = pace === 'full' ? [...bytesAndRequests, ...times, ...changes] : times
      yield {
        name: `monolith-${pace}`,
        title:
          pace === 'full'
            ? `Next to the same sources as one application: / → /buckets → /kicks → /journal/public → /story`
            : 'The same at 150 ms, 1.6 Mbit/s and a processor four times slower',
        columns,
        rows: [
          ...(pace === 'full' ? [compared(landingBytes, landings[0].script, landings[1].script)] : []),
          ...lines.map((line) => rowOf(line, visits.ours, visits.its)),
        ],
        goal:
          pace === 'full'
            ? 'bytes ≤ 1.15 of the landing page’s and 1.20 of the tour’s, requests ≤ 4 more, times ≤ 1.10; ours ≤ 300 ms the first time, 100 ms once more, 100 ms for an interaction'
            : 'times ≤ 1.10',
      }
    }
  } finally {
    await browser.close()
    await ours.stop()
    await its.stop()
  }
}

/** What it costs that the site is made of parts, next to the same sources built as one. */
export const monolith: Benchmark = { name: 'monolith', isUsual: true, run }
