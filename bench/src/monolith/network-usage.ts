import type { Page } from 'playwright-core'

/** What a page has fetched so far. */
export interface NetworkUsage {
  /** Bytes of scripts as they came over the wire. */
  script: number
  /** Of the site's own files and calls; what comes from a data or blob address is none. */
  requests: number
}

/** Counts from now on what a page fetches. */
export const trackNetworkUsage = async (page: Page): Promise<() => NetworkUsage> => {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  const loads: NetworkUsage = { script: 0, requests: 0 }
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('http')) return
    const isCached = response.fromDiskCache === true || response.fromPrefetchCache === true
    if (!isCached) loads.requests += 1
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) loads.script += encodedDataLength
  })
  return () => ({ ...loads })
}

const quietMs = 2000

/** What has been fetched once nothing has come for a while. */
export const waitUntilIdle = async (page: Page, loads: () => NetworkUsage): Promise<NetworkUsage> => {
  const before = loads()
  await page.waitForTimeout(quietMs)
  const now = loads()
  return now.script === before.script && now.requests === before.requests ? now : waitUntilIdle(page, loads)
}

/** 150 ms away, 1.6 Mbit/s, and a processor four times slower. */
export const throttle = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1000 * 1000) / 8,
    uploadThroughput: (750 * 1000) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
