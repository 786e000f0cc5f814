import type { Lighthouse } from './load-lighthouse'

export interface Audit {
  /** From 0 to 100. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  largestContentfulPaintMs: number
  cumulativeLayoutShift: number
  totalBlockingTimeMs: number
  /** Transferred bytes of all scripts. */
  scriptBytes: number
}

/**
 * Audits a page with Lighthouse's defaults: a mid-range phone on slow 4G, both simulated, with empty caches. Local
 * storage is kept, so that a signed-in user stays signed in.
 */
export async function audit(lighthouse: Lighthouse, url: string, debuggingPort: number): Promise<Audit> {
  const run = () => lighthouse(url, { port: debuggingPort, logLevel: 'error', output: 'json' })
  const first = await run()
  // Chrome occasionally records a trace without a start; Lighthouse asks for a second run then.
  const result = first?.lhr.runtimeError?.code === 'NO_NAVSTART' ? await run() : first
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { categories, audits, runtimeError, finalDisplayedUrl } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  if (finalDisplayedUrl !== url) throw new Error(`${url} redirected to ${finalDisplayedUrl}.`)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const resources = audits['resource-summary']?.details?.items ?? []
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestContentfulPaintMs: value('largest-contentful-paint'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
    totalBlockingTimeMs: value('total-blocking-time'),
    scriptBytes: resources.find(({ resourceType }) => resourceType === 'script')?.transferSize ?? NaN,
  }
}
