import {
  matchRoute,
  nonceMark,
  type PageData,
  type Preview,
  previewPicture,
  type PublicConfig,
  type Registry,
  type RemoteRelease,
  type ShellRelease,
} from '@bucketeer/platform'
import { asJson } from './as-json'
import { earlyCallsTag } from './early-calls'
import { type MatchedRoute, preloadTags } from './preloads'
import { type PagePreview, previewTags, sitePreview } from './preview'
import { type PageOverrides, shellTags } from './shell-tags'

interface PageRoute extends MatchedRoute {
  preview?: Preview
}

const routeFor = (shell: ShellRelease, { remotes }: Registry, pathname: string): PageRoute | undefined =>
  matchRoute<PageRoute>(
    [...shell.routes, ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote })))],
    pathname,
  )

/** A shell of before brought none. */
const sitePicture = ({ files }: ShellRelease, base: string) =>
  files.some(({ path }) => path === previewPicture) ? base + previewPicture : undefined

interface PageParts {
  /** The shell's index.html. */
  template: string
  shell: ShellRelease
  remotes: readonly RemoteRelease[]
  registry: Registry
  config: PublicConfig
  /** Where people find the site. */
  origin: string
  pathname: string
  /** What the address itself is known to show; else its route says it. */
  preview?: PagePreview
  /** Which scripts are the server's own: what the page's content policy names. */
  nonce: string
  /** Only of a site that allows overrides. */
  overrides?: PageOverrides
}

/**
 * The page for an address: the shell's template with the registry and the configuration as JSON, and preloads of
 * what the address will need first.
 */
export const renderPage = (parts: PageParts) => {
  const { template, shell, remotes, registry, config, origin, pathname, preview, nonce, overrides } = parts
  const { base, integrity } = registry.shell
  const route = routeFor(shell, registry, pathname)
  const data: PageData = { registry, config }
  const shown: PagePreview = preview ?? route?.preview ?? sitePreview
  const head = [
    // What is asked for first gets the connection that is there already.
    ...shellTags({ src: base + shell.entry, integrity: integrity[shell.entry], nonce, overrides }),
    earlyCallsTag({ registry, apiUrl: config.apiUrl, pathname }, route, nonce),
    ...(route ? preloadTags({ shell, remotes, registry }, route, nonce) : []),
    ...previewTags({ ...shown, picture: shown.picture ?? sitePicture(shell, base) }, origin, pathname),
    `<link rel="icon" type="image/svg+xml" href="${base}favicon.svg">`,
    ...shell.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font}">`,
    ),
    `<script type="application/json" id="bucketeer">${asJson(data)}</script>`,
  ]
  return {
    html: template
      .replaceAll(nonceMark, nonce)
      .replace('<!--server-->', () => head.filter(Boolean).join('\n    ')),
    isKnown: route !== undefined,
  }
}
