import type { Benchmark, BenchmarkOptions } from '../benchmark'
import { builtRemotes, builtShell } from '../releases/built-parts'
import { startReleasedSite } from '../releases/start-released-site'
import type { Row, Table } from '../table'
import { type Audit, audit } from './audit'
import { launchAuditBrowser } from './audit-browser'
import { loadLighthouse } from './load-lighthouse'

const publicPages = ['/', '/journey', '/story', '/about', '/journal/public', '/login', '/signup']
const memberPages = ['/buckets', '/kicks', '/journal/private']

/** The HTML of a page of words has its largest element. That of a list is a picture, which waits for scripts and data. */
const goals = {
  words: { performance: 95, largestContentfulPaintMs: 1800 },
  list: { performance: 75, largestContentfulPaintMs: 3000 },
}
const goalOf = (path: string) => goals[[...memberPages, '/journal/public'].includes(path) ? 'list' : 'words']
const maxLayoutShift = 0.02

type Viewer = 'visitor' | 'member'

function isMet(path: string, viewer: Viewer, result: Audit) {
  const { performance, accessibility, seo } = result.scores
  const goal = goalOf(path)
  const isFast =
    performance >= goal.performance &&
    result.largestContentfulPaintMs <= goal.largestContentfulPaintMs &&
    result.cumulativeLayoutShift <= maxLayoutShift
  const hasFullScores = accessibility === 100 && result.scores['best-practices'] === 100 && seo === 100
  return isFast && (viewer === 'member' || hasFullScores)
}

const toRow = (path: string, viewer: Viewer, result: Audit): Row => ({
  cells: [
    path,
    viewer,
    ...Object.values(result.scores).map(String),
    (result.largestContentfulPaintMs / 1000).toFixed(2),
    result.cumulativeLayoutShift.toFixed(3),
    String(Math.round(result.totalBlockingTimeMs)),
  ],
  met: isMet(path, viewer, result),
})

const run = async function* ({ smallest }: BenchmarkOptions): AsyncIterable<Table> {
  const lighthouse = await loadLighthouse()
  const site = await startReleasedSite([builtShell(), ...builtRemotes()])
  const browser = await launchAuditBrowser()
  try {
    const rows: Row[] = []
    const auditPages = async (viewer: Viewer, paths: string[]) => {
      await browser.signIn(site.address, viewer === 'member' ? site.token : null)
      for (const path of paths)
        rows.push(toRow(path, viewer, await audit(lighthouse, site.address + path, browser.debuggingPort)))
    }
    await auditPages('visitor', smallest ? ['/about'] : publicPages)
    await auditPages('member', smallest ? ['/kicks'] : memberPages)
    yield {
      name: 'lighthouse',
      title: 'Lighthouse 12.8 on a simulated phone with slow 4G, one run per page',
      columns: [
        'page',
        'viewer',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'LCP, s',
        'CLS',
        'TBT, ms',
      ],
      rows,
      goal: 'pages of words: performance ≥ 95, LCP ≤ 1.8 s; lists: performance ≥ 75, LCP ≤ 3 s; CLS ≤ 0.02; 100 in the other scores on public pages',
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Audits the public pages as a visitor and the lists as a member. */
export const lighthouse: Benchmark = { name: 'lighthouse', runsByDefault: true, run }
