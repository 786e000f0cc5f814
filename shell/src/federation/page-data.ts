import { type EarlyCall, earlyCallsName, type PageData } from '@bucketeer/platform/runtime'

declare global {
  interface Window {
    [earlyCallsName]?: Record<string, EarlyCall>
  }
}

/** What the server wrote into this page: the registry and the public configuration. */
export const readPageData = (): PageData => {
  const text = document.getElementById('bucketeer')?.textContent
  if (!text) throw new Error('This page came without its registry.')
  // Our own server's words in our own page.
  return JSON.parse(text) as PageData
}

/** The calls that the page's head has made, by path and query. */
export const readEarlyCalls = () => window[earlyCallsName] ?? {}
