import type { Benchmark } from '../benchmark'
import { builtRemotes, builtShell } from '../releases/built-parts'
import { startReleasedSite } from '../releases/start-released-site'
import type { Row, Table } from '../table'
import { type Audit, audit } from './audit'
import { launchAuditBrowser } from './audit-browser'
import { loadLighthouse } from './load-lighthouse'

const publicPages = ['/', '/journey', '/story', '/about', '/journal/public', '/login', '/signup']
const lists = ['/buckets', '/kicks', '/journal/private']

/** Milliseconds, and Lighthouse's unit of shift. */
const paintGoal = 1800
const shiftGoal = 0.02

const performanceGoal = (path: string) => (path === '/' ? 95 : 90)

const isMet = (path: string, who: 'visitor' | 'member', { scores, largestPaint, shift }: Audit) => {
  const { performance, accessibility, seo } = scores
  const isQuick = performance >= performanceGoal(path) && largestPaint <= paintGoal && shift <= shiftGoal
  const isSound = accessibility === 100 && scores['best-practices'] === 100 && seo === 100
  return isQuick && (who === 'member' || isSound)
}

const rowOf = (path: string, who: 'visitor' | 'member', found: Audit): Row => ({
  cells: [
    path,
    who,
    ...Object.values(found.scores).map(String),
    (found.largestPaint / 1000).toFixed(2),
    found.shift.toFixed(3),
    String(Math.round(found.blocked)),
  ],
  met: isMet(path, who, found),
})

const run = async function* (): AsyncIterable<Table> {
  const lighthouse = await loadLighthouse()
  const site = await startReleasedSite([builtShell(), ...builtRemotes()])
  const browser = await launchAuditBrowser()
  try {
    const rows: Row[] = []
    const look = async (who: 'visitor' | 'member', paths: string[]) => {
      await browser.signIn(site.address, who === 'member' ? site.token : null)
      for (const path of paths)
        rows.push(rowOf(path, who, await audit(lighthouse, site.address + path, browser.debuggingPort)))
    }
    await look('visitor', publicPages)
    await look('member', lists)
    yield {
      name: 'lighthouse',
      title: 'Lighthouse 12.8, a phone on slow 4G (simulated), one run of each',
      columns: [
        'page',
        'for a',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'LCP s',
        'CLS',
        'blocked ms',
      ],
      rows,
      goal: 'landing 95 or more, others 90; on public pages 100 in the other three; LCP ≤ 1.8 s, CLS ≤ 0.02',
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** What Lighthouse says of the public pages and of the lists of who is signed in. */
export const lighthouse: Benchmark = { name: 'lighthouse', isUsual: true, run }
