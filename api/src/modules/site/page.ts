import {
  type LiveRemote,
  matchRoute,
  nonceMark,
  type PageData,
  type Preview,
  previewPicture,
  type PublicConfig,
  type Registry,
  type ShellRelease,
} from '@bucketeer/platform'
import { type PagePreview, previewTags, sitePreview } from './preview'
import { type PageOverrides, shellTags } from './shell-tags'

/** Inside a script element nothing may look like the end of one, or like a comment's start. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

interface Preload {
  href: string
  integrity: string
}

const scriptsFor = ({ base, entry, chunks, integrity }: LiveRemote, path: string): Preload[] =>
  [entry, ...(chunks[path] ?? [])].flatMap((file) => {
    const hash = integrity[file]
    return hash ? [{ href: base + file, integrity: hash }] : []
  })

const preloadTag = ({ href, integrity }: Preload, nonce: string) =>
  `<link rel="preload" as="script" crossorigin href="${href}" integrity="${integrity}" nonce="${nonce}">`

/** Who has no token goes to /login instead, and would have fetched a protected page's scripts for nothing. */
const preloadForMembers = (scripts: Preload[], nonce: string) =>
  `<script nonce="${nonce}">try{if(localStorage.getItem('authToken'))for(const s of ${asJson(scripts)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'script',crossOrigin:'anonymous',nonce:document.currentScript.nonce,...s}))}catch{}</script>`

interface MatchedRoute {
  preview?: Preview
  path: string
  access: 'public' | 'protected'
  remote?: LiveRemote
}

const routeFor = (shell: ShellRelease, { remotes }: Registry, pathname: string): MatchedRoute | undefined =>
  matchRoute<MatchedRoute>(
    [...shell.routes, ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote })))],
    pathname,
  )

const preloads = (route: MatchedRoute | undefined, nonce: string): string => {
  if (!route?.remote) return ''
  const scripts = scriptsFor(route.remote, route.path)
  return route.access === 'public'
    ? scripts.map((script) => preloadTag(script, nonce)).join('\n    ')
    : preloadForMembers(scripts, nonce)
}

/** A shell of before brought none. */
const sitePicture = ({ files }: ShellRelease, base: string) =>
  files.some(({ path }) => path === previewPicture) ? base + previewPicture : undefined

interface PageParts {
  /** The shell's index.html. */
  template: string
  shell: ShellRelease
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
  const { template, shell, registry, config, origin, pathname, preview, nonce, overrides } = parts
  const { base, integrity } = registry.shell
  const route = routeFor(shell, registry, pathname)
  const data: PageData = { registry, config }
  const shown: PagePreview = preview ?? route?.preview ?? sitePreview
  const head = [
    ...previewTags({ ...shown, picture: shown.picture ?? sitePicture(shell, base) }, origin, pathname),
    `<link rel="icon" type="image/svg+xml" href="${base}favicon.svg">`,
    ...shell.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font}">`,
    ),
    `<script type="application/json" id="bucketeer">${asJson(data)}</script>`,
    ...shellTags({ src: base + shell.entry, integrity: integrity[shell.entry], nonce, overrides }),
    preloads(route, nonce),
  ]
  return {
    html: template
      .replaceAll(nonceMark, nonce)
      .replace('<!--server-->', () => head.filter(Boolean).join('\n    ')),
    isKnown: route !== undefined,
  }
}
