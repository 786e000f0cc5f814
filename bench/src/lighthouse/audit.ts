import type { Lighthouse } from './load-lighthouse'

export interface Audit {
  /** From 0 to 100. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  /** Milliseconds. */
  largestPaint: number
  shift: number
  /** Milliseconds in which the page could not answer. */
  blocked: number
}

/**
 * Lighthouse's own phone: a mid-range one on slow 4G, both simulated. Every visit is a first one, with empty caches; local
 * storage, where the token of who is signed in lies, stays as it is.
 */
export const audit = async (lighthouse: Lighthouse, url: string, debuggingPort: number): Promise<Audit> => {
  const look = () => lighthouse(url, { port: debuggingPort, logLevel: 'error', output: 'json' })
  const first = await look()
  // Now and then the browser's trace has no beginning; Lighthouse then asks to be run again.
  const result = first?.lhr.runtimeError?.code === 'NO_NAVSTART' ? await look() : first
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`)
  const { categories, audits, runtimeError, finalDisplayedUrl } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocked: value('total-blocking-time'),
  }
}
