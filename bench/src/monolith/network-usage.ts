import type { Page } from 'playwright-core'

/** Counts what a page has fetched so far. */
export interface NetworkUsage {
  /** Transferred bytes of everything. */
  bytes: number
  /** Transferred bytes of scripts. */
  scriptBytes: number
  /** The number of HTTP requests; excludes data: and blob: URLs and cached responses. */
  requests: number
}

/** Starts counting a page's network usage. Returns a function that reads the current counts. */
export async function trackNetworkUsage(page: Page): Promise<() => NetworkUsage> {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  const usage: NetworkUsage = { bytes: 0, scriptBytes: 0, requests: 0 }
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('http')) return
    const isCached = response.fromDiskCache === true || response.fromPrefetchCache === true
    if (!isCached) usage.requests += 1
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    usage.bytes += encodedDataLength
    if (scripts.has(requestId)) usage.scriptBytes += encodedDataLength
  })
  return () => ({ ...usage })
}

const idleMs = 2000

/** Waits until the page has fetched nothing for two seconds; returns the counts. */
export async function waitUntilIdle(page: Page, readUsage: () => NetworkUsage): Promise<NetworkUsage> {
  const before = readUsage()
  await page.waitForTimeout(idleMs)
  const after = readUsage()
  const isIdle = after.bytes === before.bytes && after.requests === before.requests
  return isIdle ? after : waitUntilIdle(page, readUsage)
}

/** Throttles a page to 150 ms latency, 1.6 Mbit/s and a four times slower processor. */
export async function throttle(page: Page) {
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
