import {
  assetBase,
  type FilePlace,
  type Integrity,
  type ScriptGate,
  scriptGateName,
  scriptUrl,
} from '@bucketeer/platform/runtime'
import { type LazyResource, lazyResource } from '@bucketeer/shared-ui'

/** The part of Trusted Types used here; TypeScript's DOM library lacks them. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createScriptURL(url: string): string; createHTML(markup: string): string | null },
  ): unknown
}

/** Leaflet sets this markup to detect support for SVG. */
const allowedMarkup = '<svg/>'

interface AllowedScript {
  part: string
  integrity: string
  /** With the hash, where the site's URLs have one. */
  url: string
}

interface Release extends FilePlace {
  integrity: Integrity
}

const allowed = new Map<string, AllowedScript>()
const pending = new Map<HTMLScriptElement, string>()
const retries = new Map<string, number>()

const isOwn = (url: string) => url.startsWith(`${location.origin}/`)

function withoutQuery(url: string) {
  const { origin, pathname } = new URL(url, document.baseURI)
  return `${origin}${pathname}`
}

/**
 * Allows the scripts of a part's release, each with its integrity hash from the registry. Releases are served by the
 * site itself, so URLs of other hosts are ignored.
 */
export function allowScripts(part: string, release: Release) {
  for (const [file, integrity] of Object.entries(release.integrity)) {
    // The URL that the loader of the build requests: its names have no hash.
    const requested = withoutQuery(assetBase(release) + file)
    const { href: url } = new URL(scriptUrl(release, file), document.baseURI)
    if (isOwn(requested) && isOwn(url)) allowed.set(requested, { part, integrity, url })
  }
}

/** Returns a new URL for each retry of a part, because browsers join a pending request for the same URL. */
export function retryUrl(url: string, part: string) {
  const count = retries.get(part)
  return count ? `${url}${url.includes('?') ? '&' : '?'}retry=${count}` : url
}

/**
 * Returns the release file at a URL. In development, unknown files are allowed, because they change with every edit.
 * @throws Error for an unknown file in a production build
 */
function expectAllowed(url: string): AllowedScript | undefined {
  const known = allowed.get(withoutQuery(url))
  if (known || process.env.NODE_ENV === 'development') return known
  throw new Error(`${url} is not in the registry of this page, so it was not loaded.`)
}

function prepare(script: HTMLScriptElement, url: string) {
  const known = expectAllowed(url)
  if (!known) return void (script.src = url)
  script.crossOrigin = 'anonymous'
  script.integrity = known.integrity
  script.src = retryUrl(known.url, known.part)
  const done = () => pending.delete(script)
  pending.set(script, known.part)
  script.addEventListener('load', done)
  script.addEventListener('error', done)
}

/**
 * Installs the gate, which the script loader of every build calls. Must run before the first script is loaded. Where the
 * browser has Trusted Types, also creates their policy `default`, the only one that the content security policy allows: it
 * allows the same script URLs, and no markup except Leaflet's.
 */
export function installScriptGate() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      expectAllowed(url)
      return url
    },
    createHTML: (markup) => (markup === allowedMarkup ? markup : null),
  })
  Object.defineProperty(globalThis, scriptGateName, { value: { prepare } satisfies ScriptGate })
}

/** Fails the pending scripts of a part; its next attempt uses new URLs. */
export function failPendingScripts(part: string) {
  retries.set(part, (retries.get(part) ?? 0) + 1)
  for (const [script, owner] of pending) {
    if (owner !== part) continue
    script.dispatchEvent(new Event('error'))
    script.remove()
  }
}

/** S9.11. */
export const timeoutMs = 120_000

/** Loads one script through the gate; rejects when it fails, is aborted, or takes more than 120 s. */
export const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => script.dispatchEvent(new Event('error')), timeoutMs)
    const settle = ({ type }: Event) => {
      clearTimeout(timer)
      // Webpack waits for the load event of a script element that it finds, and this one will not fire again.
      script.remove()
      if (type === 'load') resolve()
      else reject(new Error(`${url} could not be loaded.`))
    }
    script.addEventListener('load', settle)
    script.addEventListener('error', settle)
    prepare(script, url)
    document.head.append(script)
  })

const scripts = new Map<string, LazyResource<void>>()

function loadOnce(url: string): Promise<void> {
  const script = scripts.get(url) ?? lazyResource(() => loadScript(url))
  scripts.set(url, script)
  return script.load()
}

/**
 * Loads scripts in parallel that webpack would request one after the other. Loads each once, unless it failed.
 * @throws Error as soon as one fails
 */
export const loadScripts = async (urls: string[]): Promise<void> =>
  void (await Promise.all(urls.map(loadOnce)))
