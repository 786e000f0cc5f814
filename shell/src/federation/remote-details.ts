import { detailsUrl } from '@bucketeer/platform/runtime'
import { retryUrl, timeoutMs } from './script-gate'

const pending = new Map<string, Promise<object>>()

async function fetchDetails(url: string, integrity: string): Promise<object> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { integrity, signal }).catch(() => undefined)
  if (!response?.ok) throw new Error(`${url} could not be loaded.`)
  // The browser has checked its hash, which our server wrote into the page.
  return (await response.json()) as object
}

/**
 * Returns a part with its details, from the registry or from its details file, whose hash the browser checks.
 * @throws Error for a file that is missing, changed, or takes more than 120 s
 */
export async function readDetails<Live extends object>(
  name: string,
  part: Live | { version: string; details: string },
): Promise<Live> {
  if (!('details' in part)) return part
  const { version, details: hash } = part as { version: string; details: string }
  const url = retryUrl(detailsUrl(name, version, hash), name)
  const details = pending.get(url) ?? fetchDetails(url, hash)
  pending.set(url, details)
  details.catch(() => pending.delete(url))
  return { ...part, ...(await details) } as Live
}
