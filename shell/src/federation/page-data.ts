import { type EarlyCall, earlyCallsName, type PageData } from '@bucketeer/platform/runtime'

declare global {
  interface Window {
    [earlyCallsName]?: Record<string, EarlyCall>
  }
}

/** Reads the registry and the public configuration that the server wrote into this page. */
export function readPageData(): PageData {
  const text = document.getElementById('bucketeer')?.textContent
  if (!text) throw new Error('The page has no element #bucketeer with the registry.')
  // Trusted without a check: our server wrote it into the page.
  return JSON.parse(text) as PageData
}

/** Returns the early calls of the page's head by path and query. */
export const readEarlyCalls = () => window[earlyCallsName] ?? {}
