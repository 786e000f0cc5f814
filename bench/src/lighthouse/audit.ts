import type { Lighthouse } from './find-lighthouse'

export interface Audit {
  /** From 0 to 100. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  /** Milliseconds. */
  largestPaint: number
  shift: number
  /** Milliseconds in which the page could not answer. */
  blocked: number
}

/** Lighthouse's own phone: a mid-range one on slow 4G, both simulated. */
export const audit = async (lighthouse: Lighthouse, url: string, debuggingPort: number): Promise<Audit> => {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    output: 'json',
    // The token of who is signed in lies there.
    disableStorageReset: true,
  })
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
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
