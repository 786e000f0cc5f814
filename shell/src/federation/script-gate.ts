import { type Integrity, type ScriptGate, scriptGateName } from '@bucketeer/platform/runtime'
import { guardTexts } from './trusted-texts'

interface Admitted {
  part: string
  integrity: string
}

interface Release {
  base: string
  integrity: Integrity
}

const admitted = new Map<string, Admitted>()
const pending = new Map<HTMLScriptElement, string>()
const retries = new Map<string, number>()

const addressOf = (url: string) => {
  const { origin, pathname } = new URL(url, document.baseURI)
  return `${origin}${pathname}`
}

/**
 * Lets the scripts of a part's release be loaded, each with the hash that the registry gives for it. Releases lie on
 * the site itself: what a registry says of another host is passed over, so that nothing is ever asked of that host.
 */
export const admit = (part: string, { base, integrity }: Release) => {
  for (const [file, hash] of Object.entries(integrity)) {
    const address = addressOf(base + file)
    if (address.startsWith(`${location.origin}/`)) admitted.set(address, { part, integrity: hash })
  }
}

/** Browsers join a request that still hangs, so every further try of a part needs addresses of its own. */
const retryAddress = (url: string, part: string) => {
  const count = retries.get(part)
  return count ? `${url}?retry=${count}` : url
}

/** Of a development server's files, which change with every edit, nothing is known; a released build refuses them. */
const knownAt = (url: string): Admitted | undefined => {
  const known = admitted.get(addressOf(url))
  if (known || process.env.NODE_ENV === 'development') return known
  throw new Error(`${url} is in no release that this page knows, so it is not loaded.`)
}

const prepare = (script: HTMLScriptElement, url: string) => {
  const known = knownAt(url)
  if (!known) return void (script.src = url)
  script.crossOrigin = 'anonymous'
  script.integrity = known.integrity
  script.src = retryAddress(url, known.part)
  const done = () => pending.delete(script)
  pending.set(script, known.part)
  script.addEventListener('load', done)
  script.addEventListener('error', done)
}

/** Must be called before anything is loaded: the script loader of every build asks this gate. */
export const openScriptGate = () => {
  guardTexts(knownAt)
  Object.defineProperty(globalThis, scriptGateName, { value: { prepare } satisfies ScriptGate })
}

/** Ends what still loads of a part, as failed, and gives its next try new addresses. */
export const giveUp = (part: string) => {
  retries.set(part, (retries.get(part) ?? 0) + 1)
  for (const [script, owner] of pending) {
    if (owner !== part) continue
    script.dispatchEvent(new Event('error'))
    script.remove()
  }
}

/** Seconds after which a script counts as failed: specification, section 9. */
const loadTimeout = 120_000

/** Loads one script through the gate; rejects when it fails, is given up, or takes more than 120 s. */
export const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`${url} could not be loaded.`))
    }
    const timer = setTimeout(() => script.dispatchEvent(new Event('error')), loadTimeout)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      // Webpack would wait for one that it finds, and one that has come and thrown does not come again.
      script.remove()
      resolve()
    })
    prepare(script, url)
    document.head.append(script)
  })

const begun = new Set<string>()

/**
 * Begins to load scripts that webpack will ask for one after the other, so that they come side by side. Webpack joins
 * those that it finds on their way by their addresses, and asks for a failed one itself; after a retry, when addresses
 * are others, all is left to it.
 */
export const beginScripts = (part: string, urls: string[]) => {
  if (retries.has(part)) return
  for (const url of urls) {
    if (begun.has(url)) continue
    begun.add(url)
    loadScript(url).catch(() => undefined)
  }
}
