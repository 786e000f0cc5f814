import type { Config } from '../../config'

/** From where a page may get what kind of thing, beyond the site itself. */
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

/** As Google's documentation of the Maps JavaScript API asks for it. */
const googleMaps: Hosts = {
  script: [...googles, 'https://*.ggpht.com', 'https://*.googleusercontent.com', 'blob:', "'unsafe-eval'"],
  style: ['https://fonts.googleapis.com'],
  image: [...googles, 'https://*.ggpht.com', 'https://*.googleusercontent.com'],
  font: ['https://fonts.gstatic.com'],
  connect: [...googles, 'data:', 'blob:'],
  frame: ['https://*.google.com'],
}

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])

/** The host of a tiles' address; what stands in braces in it, as in `https://{s}.tiles.example`, may be anything. */
const tilesHost = (url: string | undefined) => {
  const host = url && /^https?:\/\/[^/?#]+/i.exec(url)?.[0]
  return host ? [host.replace(/^(https?:\/\/)[^/]*\{\w+\}[^.:]*/i, '$1*')] : []
}

/** A development server hands out everything of its part, and tells by a web socket of what changed. */
const developmentServer = (address: string): Hosts => ({
  ...none,
  script: [address],
  image: [address],
  font: [address],
  connect: [address, address.replace(/^http/, 'ws')],
})

/** A tab may get parts from any port of the computer that it is on, and from where the operator says. */
const tabOverrides = ({ allowOverrides, overrideOrigins }: Config): Hosts[] =>
  allowOverrides
    ? ['http://localhost:*', 'http://127.0.0.1:*', ...overrideOrigins].map(developmentServer)
    : []

/** Pictures have the site's public address, and calls the API's; a page may come from a third one. */
const ownHosts = ({ publicUrl, apiUrl, mapTilesUrl }: Config): Hosts => ({
  ...none,
  image: [...originOf(publicUrl), ...originOf(apiUrl), ...tilesHost(mapTilesUrl)],
  connect: originOf(apiUrl),
})

const hostsOf = (config: Config): ((kind: keyof Hosts) => string) => {
  const sources = [
    ownHosts(config),
    ...(config.googleMapsApiKey ? [googleMaps] : []),
    ...Object.values(config.overrides).map(developmentServer),
    ...tabOverrides(config),
  ]
  return (kind) => [...new Set(sources.flatMap((hosts) => hosts[kind]))].map((host) => ` ${host}`).join('')
}

/** The hash of what MUI writes for a moment while the mode changes, so that colours do not fade. It takes no nonce. */
const modeChangeStyle = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='"

/** Google's scripts and development servers write markup and addresses of scripts as texts. */
const trustsTypes = ({ googleMapsApiKey, allowOverrides }: Config) => !googleMapsApiKey && !allowOverrides

/**
 * The content security policies of a page, both of which hold. By the first, scripts are the ones that the server wrote
 * and what those load; since that alone would let our loader run any address, the second says from which hosts.
 */
export const createContentPolicies = (config: Config) => {
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
