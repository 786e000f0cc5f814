import type { Benchmark } from '../benchmark'
import { builtRemotes, builtShell } from '../releases/built-parts'
import { startReleasedSite } from '../releases/start-released-site'
import type { Row, Table } from '../table'
import { type Audit, audit } from './audit'
import { launchAuditBrowser } from './audit-browser'
import { loadLighthouse } from './load-lighthouse'

const publicPages = ['/', '/journey', '/story', '/about', '/journal/public', '/login', '/signup']
const listPages = ['/buckets', '/kicks', '/journal/private']

const goals = { largestContentfulPaintMs: 1800, cumulativeLayoutShift: 0.02 }

type Viewer = 'visitor' | 'member'

const performanceGoal = (path: string) => (path === '/' ? 95 : 90)

const isMet = (path: string, viewer: Viewer, result: Audit) => {
  const { performance, accessibility, seo } = result.scores
  const isFast =
    performance >= performanceGoal(path) &&
    result.largestContentfulPaintMs <= goals.largestContentfulPaintMs &&
    result.cumulativeLayoutShift <= goals.cumulativeLayoutShift
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

const run = async function* (): AsyncIterable<Table> {
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
    await auditPages('visitor', publicPages)
    await auditPages('member', listPages)
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
      goal: 'performance ≥ 95 on the landing page and ≥ 90 elsewhere; 100 in the other scores on public pages; LCP ≤ 1.8 s; CLS ≤ 0.02',
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Audits the public pages as a visitor and the lists as a member. */
export const lighthouse: Benchmark = { name: 'lighthouse', runsByDefault: true, run }
