import { once } from 'node:events'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isInstalled, root } from '../../../bin/root.mjs'
import { ignoresHttpsErrors } from './run-browser-tests'
import { isInRange } from '../../contract/range'
import type { PageData, SignUpMode, WholeRegistry } from '../../contract/registry'
import { findParts, readManifest } from '../../build/parts/parts'

const versionOf = (folder: string) => readManifest(join(root, folder)).version

/** Returns what the tests of this checkout expect. The tests of a remote's own repository are for its pages alone. */
const expected = (): Expected =>
  isInstalled
    ? { remotes: [], packages: {} }
    : {
        remotes: findParts().flatMap(({ name }) => (name === 'shell' ? [] : [name])),
        packages: {
          '@bucketeer/shared-auth': versionOf('shared-auth'),
          '@bucketeer/shared-ui': versionOf('shared-ui'),
        },
      }

const signUpNote = ({ signUp }: SiteFacts) =>
  signUp === 'open' || process.env.E2E_EMAIL
    ? []
    : [
        `${signUp === 'closed' ? 'Sign-up is closed' : 'Sign-up needs an invitation'} on this site. E2E_EMAIL and E2E_PASSWORD, the login of a person there, let @smoke run whole; other tests that need a new person are skipped.`,
      ]

/**
 * Reads a site that somebody else started, and prints why tests may fail or be skipped there.
 * @throws Error that says in one sentence what is wrong with the address
 */
export async function checkSite(address: string): Promise<SiteFacts> {
  const page = await readFrontPage(address, { ignoreHttpsErrors: ignoresHttpsErrors() })
  const facts = factsOf(address, page)
  const notes = [addressNote(address, page) ?? [], signUpNote(facts), differencesOf(page, expected())].flat()
  for (const note of notes) console.log(`  ${note}`)
  return facts
}

/** Facts about a site, from its front page, that the browser tests need. */
export interface SiteFacts {
  /** The origin. */
  address: string
  /** The live version of each part, without remotes that are switched off. */
  parts: Record<string, string>
  signUp: SignUpMode
  /** The hosts that its pages may call: its own, and those of the API and of map tiles. */
  hosts: string[]
  usesGoogleMaps: boolean
}

/** The data of a front page, with what else it tells. */
interface FrontPage extends PageData {
  registry: WholeRegistry
  /** The origin that the site puts in links and in the addresses of pictures; undefined if the page has none. */
  publicOrigin: string | undefined
}

interface ReadOptions {
  ignoreHttpsErrors?: boolean
  timeoutMs?: number
}

function parseAddress(given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`BASE_URL must be an address such as https://bucketeer.example, not '${given}'.`)
  if (url.pathname !== '/' || url.search)
    throw new Error(
      `BASE_URL must be the site's origin, ${url.origin}, without '${url.pathname}${url.search}'.`,
    )
  return url
}

/** Node's codes for certificates that are expired, self-signed, of an unknown issuer or for another name. */
const certificateCode = /CERT|SIGNATURE|ISSUER|ALTNAME/

const tlsWords = 'If the site is yours, IGNORE_HTTPS_ERRORS=1 accepts it.'

/** Returns one sentence for a request that got no response. */
function noAnswer({ origin, host, hostname, protocol }: URL, error: unknown, timeoutMs: number): string {
  const { code = '', message = String(error), name } = Object(error) as Partial<NodeJS.ErrnoException>
  if (name === 'AbortError' || name === 'TimeoutError')
    return `${origin} does not answer within ${timeoutMs / 1000} s.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `There is no host ${hostname}: DNS does not know it (${code}). Check the spelling of BASE_URL, and the VPN.`
  if (certificateCode.test(code))
    return `The TLS certificate of ${origin} is not trusted: ${message} (${code}). ${tlsWords}`
  if (code === 'EPROTO' || code.startsWith('ERR_SSL'))
    return `${origin} does not speak TLS (${code}). Is its address http://${host}?`
  if (code === 'ECONNREFUSED') return `Nothing listens at ${origin} (ECONNREFUSED). Is the site running?`
  if (code === 'ECONNRESET' && protocol === 'http:')
    return `${origin} closes the connection (ECONNRESET). Is its address https://${host}?`
  return `${origin} does not answer: ${code || message}. Is the site running?`
}

const pageData = /<script type="application\/json" id="bucketeer">(.*?)<\/script>/s

const previewAddress = /<meta property="og:url" content="([^"]*)">/

function publicOriginOf(html: string): string | undefined {
  const [, address = ''] = previewAddress.exec(html) ?? []
  return URL.canParse(address) ? new URL(address).origin : undefined
}

function parse<T>(json: string): T | undefined {
  try {
    return JSON.parse(json) as T
  } catch {
    return undefined
  }
}

function refuseRedirect({ origin }: URL, location = '') {
  const target = new URL(location, origin)
  if (target.origin !== origin)
    throw new Error(
      `${origin} redirects to ${target.origin}. If that is the site, use BASE_URL=${target.origin}`,
    )
  throw new Error(`${origin} redirects to ${target.href}, as no Bucketeer site does.`)
}

/** Sends a GET request without following redirects. `fetch` cannot accept a self-signed certificate. */
async function read(url: URL, { ignoreHttpsErrors, timeoutMs = 20_000 }: ReadOptions) {
  const send = url.protocol === 'https:' ? getHttps : getHttp
  const request = send(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'text/html' },
    rejectUnauthorized: !ignoreHttpsErrors,
  })
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const { statusCode: status = 0, headers } = response
    return { status, location: headers.location, text: await text(response) }
  } catch (cause) {
    throw new Error(noAnswer(url, cause, timeoutMs), { cause })
  }
}

const hostsOf = (url: URL, { apiUrl, maps }: PageData['config']): string[] => [
  ...new Set(
    [url.origin, apiUrl, maps.tilesUrl ?? '']
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address).hostname),
  ),
]

/**
 * Reads the front page of a site, the whole registry, which the page has in few bytes, and `/readyz`.
 * @throws Error that says in one sentence what is wrong with the address
 */
export async function readFrontPage(given: string, options: ReadOptions = {}): Promise<FrontPage> {
  const url = parseAddress(given)
  const answer = await read(url, options)
  const { origin } = url
  if (answer.status >= 300 && answer.status < 400) refuseRedirect(url, answer.location)
  if (answer.status === 401)
    throw new Error(`${origin} asks for a login before it shows any page (401): the tests cannot pass that.`)
  if (answer.status >= 500)
    throw new Error(`${origin} has an error of its own: its front page got ${answer.status}.`)
  const page = parse<PageData>(pageData.exec(answer.text)?.[1] ?? '')
  if (answer.status !== 200 || !page)
    throw new Error(
      `The server at ${origin} is not a Bucketeer site (status ${answer.status}, no registry in its page).`,
    )
  const registry = parse<WholeRegistry>((await read(new URL('/registry.json', url), options)).text)
  if (!registry || !Array.isArray(registry.remotes) || !page.config?.maps)
    throw new Error(
      `The site at ${origin} is of another version than these tests: they cannot read its pages.`,
    )
  const { status } = await read(new URL('/readyz', url), options)
  if (status >= 500)
    throw new Error(
      `${origin} is not ready (/readyz: ${status}): its database or its object store does not respond.`,
    )
  return { ...page, registry, publicOrigin: publicOriginOf(answer.text) }
}

/** Returns the facts that the tests need from the data of a page. */
export function factsOf(given: string, { registry, config }: Omit<FrontPage, 'publicOrigin'>): SiteFacts {
  const url = parseAddress(given)
  const { shell, remotes } = registry
  return {
    address: url.origin,
    parts: Object.fromEntries([
      ['shell', shell.version],
      ...remotes.filter(({ isOff }) => !isOff).map(({ name, version }) => [name, version] as const),
    ]),
    signUp: config.signUp,
    hosts: hostsOf(url, config),
    usesGoogleMaps: config.maps.googleMapsApiKey !== null,
  }
}

/** Returns a sentence if the site puts another origin than this one in its links; undefined otherwise. */
export function addressNote(given: string, { publicOrigin }: FrontPage): string | undefined {
  const { origin } = parseAddress(given)
  if (publicOrigin === undefined || publicOrigin === origin) return undefined
  return `The site says that its address is ${publicOrigin}, not ${origin}: its links and pictures lead there, and browsers may block them, so tests fail. Use BASE_URL=${publicOrigin}, or start the site with PUBLIC_URL=${origin}.`
}

/** The parts and packages that the tests of a checkout expect on a site. */
export interface Expected {
  /** The names of its remotes. */
  remotes: string[]
  /** The versions of its shared packages, by name. */
  packages: Record<string, string>
}

/** Returns sentences about what makes tests of this checkout fail on a site, although the site may be fine. */
export function differencesOf(
  { registry: { remotes } }: Pick<FrontPage, 'registry'>,
  { remotes: names, packages }: Expected,
) {
  const missing = names.filter((name) => !remotes.some((remote) => remote.name === name && !remote.isOff))
  const other = Object.entries(packages).flatMap(([name, version]) => {
    const ranges = remotes.flatMap(({ requires }) => requires[name] ?? [])
    const unfit = ranges.find((range) => !isInRange(version, range))
    return unfit ? [`${name} ${unfit}, not ${version}`] : []
  })
  return [
    ...(missing.length > 0
      ? [`The site has no ${missing.join(', ')}, or has switched it off: its tests are skipped.`]
      : []),
    ...(other.length > 0
      ? [
          `The site is of another release than these tests: its parts are built with ${other.join(', ')}. Tests of what changed fail; use the tests of the site's release.`,
        ]
      : []),
  ]
}
