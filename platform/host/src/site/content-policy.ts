import type { HostConfig } from '../host-config'

/** Allowed sources by kind, besides the site itself. */
interface Hosts {
  script: string[]
  style: string[]
  image: string[]
  font: string[]
  connect: string[]
  frame: string[]
}

const none: Hosts = { script: [], style: [], image: [], font: [], connect: [], frame: [] }

const googles = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']

/** The sources that Google's documentation of the Maps JavaScript API requires. */
const googleMaps: Hosts = {
  script: [...googles, 'https://*.ggpht.com', 'https://*.googleusercontent.com', 'blob:', "'unsafe-eval'"],
  style: ['https://fonts.googleapis.com'],
  image: [...googles, 'https://*.ggpht.com', 'https://*.googleusercontent.com'],
  font: ['https://fonts.gstatic.com'],
  connect: [...googles, 'data:', 'blob:'],
  frame: ['https://*.google.com'],
}

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])

/** Returns the host of the tiles' URL. A placeholder, as in `https://{s}.tiles.example`, becomes a wildcard. */
const tilesHost = (url: string | undefined) => {
  const host = url && /^https?:\/\/[^/?#]+/i.exec(url)?.[0]
  return host ? [host.replace(/^(https?:\/\/)[^/]*\{\w+\}[^.:]*/i, '$1*')] : []
}

/** A development server serves its part and reports changes by a web socket. */
const developmentServer = (address: string): Hosts => ({
  ...none,
  script: [address],
  image: [address],
  font: [address],
  connect: [address, address.replace(/^http/, 'ws')],
})

/** Overrides may come from any port of the user's computer and from the operator's origins. */
const tabOverrides = ({ allowOverrides, overrideOrigins }: HostConfig): Hosts[] =>
  allowOverrides
    ? ['http://localhost:*', 'http://127.0.0.1:*', ...overrideOrigins].map(developmentServer)
    : []

/** Pictures have the site's public origin, calls the API's; the page may have a third one. */
const ownHosts = ({ publicUrl, apiUrl, mapTilesUrl }: HostConfig): Hosts => ({
  ...none,
  image: [...originOf(publicUrl), ...originOf(apiUrl), ...tilesHost(mapTilesUrl)],
  connect: originOf(apiUrl),
})

const hostsOf = (config: HostConfig): ((kind: keyof Hosts) => string) => {
  const sources = [
    ownHosts(config),
    ...(config.googleMapsApiKey ? [googleMaps] : []),
    ...Object.values(config.overrides).map(developmentServer),
    ...tabOverrides(config),
  ]
  return (kind) => [...new Set(sources.flatMap((hosts) => hosts[kind]))].map((host) => ` ${host}`).join('')
}

/** The hash of the style that MUI adds briefly while the mode changes, to disable transitions. It takes no nonce. */
const modeChangeStyle = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='"

/** Google's scripts and development servers assign markup and script URLs as strings. */
const trustsTypes = ({ googleMapsApiKey, allowOverrides }: HostConfig) => !googleMapsApiKey && !allowOverrides

/**
 * Returns the two content security policies of a page. The first allows scripts of the server and what they load. That
 * alone would let our loader run any URL, so the second limits the hosts.
 */
export const createContentPolicies = (config: HostConfig) => {
  const hosts = hostsOf(config)
  const evaluates = config.googleMapsApiKey ? " 'unsafe-eval'" : ''

  return (nonce: string): string[] => [
    `script-src 'nonce-${nonce}' 'strict-dynamic'${evaluates}; object-src 'none'; base-uri 'none'`,
    [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'${hosts('script')}`,
      `style-src 'self' 'nonce-${nonce}' ${modeChangeStyle}${hosts('style')}`,
      `img-src 'self' data: blob:${hosts('image')}`,
      `font-src 'self'${hosts('font')}`,
      "media-src 'self' blob:",
      "manifest-src 'self'",
      `connect-src 'self'${hosts('connect')}`,
      hosts('frame') && `frame-src${hosts('frame')}`,
      config.googleMapsApiKey && 'worker-src blob:',
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      trustsTypes(config) && "require-trusted-types-for 'script'; trusted-types default",
    ]
      .filter(Boolean)
      .join('; '),
  ]
}
