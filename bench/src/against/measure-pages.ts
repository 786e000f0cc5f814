import { type Audit, audit } from '../lighthouse/audit'
import { launchAuditBrowser } from '../lighthouse/audit-browser'
import { loadLighthouse } from '../lighthouse/load-lighthouse'
import type { Row } from '../table'
import { measurePairs, medians, type Pair } from './pair'
import type { FilledRevision } from './start-revision'

/** The pages, and the longest time until the largest element is visible (LCP). */
const pages = [
  { path: '/', isMembers: false, maxLcpMs: 1900 },
  { path: '/about', isMembers: false, maxLcpMs: 1900 },
  { path: '/buckets', isMembers: true, maxLcpMs: 3600 },
  { path: '/kicks', isMembers: true, maxLcpMs: 3600 },
]

type Page = (typeof pages)[number]

function toRows({ path, maxLcpMs }: Page, pairs: Pair<Audit>[]): Row[] {
  const scripts = medians(pairs, ({ scriptBytes }) => scriptBytes / 1000)
  const lcp = medians(pairs, ({ largestContentfulPaintMs }) => largestContentfulPaintMs / 1000)
  return [
    {
      cells: [
        `${path}, scripts, kB`,
        scripts.other.toFixed(1),
        scripts.own.toFixed(1),
        scripts.ratio.toFixed(2),
      ],
    },
    {
      cells: [`${path}, LCP, s`, lcp.other.toFixed(2), lcp.own.toFixed(2), lcp.ratio.toFixed(2)],
      met: lcp.own * 1000 <= maxLcpMs,
    },
  ]
}

/** Audits pages of both sites in turn with Lighthouse: a phone on slow 4G, both simulated, with empty caches. */
export async function measurePages(sites: Pair<FilledRevision>, rounds: number): Promise<Row[]> {
  const lighthouse = await loadLighthouse()
  const browser = await launchAuditBrowser()
  try {
    const rows: Row[] = []
    for (const page of pages) {
      for (const { address, content } of Object.values(sites))
        await browser.signIn(address, page.isMembers ? content.ownerToken : null)
      const pairs = await measurePairs(sites, rounds, ({ address }) =>
        audit(lighthouse, address + page.path, browser.debuggingPort),
      )
      rows.push(...toRows(page, pairs))
    }
    return rows
  } finally {
    await browser.close()
  }
}
