import type { HostConfig, PageSources } from '../options'

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])

/** A development server serves its part and reports changes by a web socket. */
const developmentServer = (address: string): PageSources => ({
  script: [address],
  image: [address],
  font: [address],
  connect: [address, address.replace(/^http/, 'ws')],
})

/** Overrides may come from any port of the user's computer and from the operator's origins. */
const tabOverrides = ({ allowOverrides, overrideOrigins }: HostConfig): PageSources[] =>
  allowOverrides
    ? ['http://localhost:*', 'http://127.0.0.1:*', ...overrideOrigins].map(developmentServer)
    : []

/** Pictures have the site's public origin, calls the API's; the page may have a third one. */
const ownHosts = ({ publicUrl, apiUrl }: HostConfig): PageSources => ({
  image: [...originOf(publicUrl), ...originOf(apiUrl)],
  connect: originOf(apiUrl),
})

function hostsOf(config: HostConfig, ofProduct: PageSources) {
  const sources = [
    ownHosts(config),
    ofProduct,
    ...Object.values(config.overrides).map(developmentServer),
    ...tabOverrides(config),
  ]
  return (kind: Exclude<keyof PageSources, 'evaluates'>): string =>
    [...new Set(sources.flatMap((hosts) => hosts[kind] ?? []))].map((host) => ` ${host}`).join('')
}

/** The hash of the style that MUI adds briefly while the mode changes, to disable transitions. It takes no nonce. */
const modeChangeStyle = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='"

/**
 * Returns the two content security policies of a page. The first allows scripts of the server and what they load. That
 * alone would let our loader run any URL, so the second limits the hosts.
 */
export function createContentPolicies(config: HostConfig, ofProduct: PageSources) {
  const hosts = hostsOf(config, ofProduct)
  const { evaluates } = ofProduct
  // Development servers assign markup and script URLs as strings.
  const trustsTypes = !evaluates && !config.allowOverrides

  return (nonce: string): string[] => [
    `script-src 'nonce-${nonce}' 'strict-dynamic'${evaluates ? " 'unsafe-eval'" : ''}; object-src 'none'; base-uri 'none'`,
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
      evaluates && 'worker-src blob:',
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      trustsTypes && "require-trusted-types-for 'script'; trusted-types default",
    ]
      .filter(Boolean)
      .join('; '),
  ]
}
