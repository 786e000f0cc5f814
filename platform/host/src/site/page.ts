import {
  assetBase,
  baseMark,
  prerenderedPageMark,
  matchRoute,
  nonceMark,
  type PageData,
  type Preview,
  previewPicture,
  type PublicConfig,
  type Registry,
  scriptUrl,
  type ShellRelease,
} from '@bucketeer/platform'
import type { Live, LiveReleases } from '../releases/live-releases'
import { plannedCalls } from './early-calls'
import { jsonTag } from './json-tag'
import { pageStartTags } from './page-start'
import { type MatchedRoute, preloadsFor, preloadTag } from './preloads'
import { type PrerenderedPageReader, prerenderedPageTags } from './prerendered-pages'
import { type PagePreview, previewTags } from './preview'
import { type PageOverrides, shellTags } from './shell-tags'

interface PageRoute extends MatchedRoute {
  preview?: Preview
}

const routeFor = (shell: ShellRelease, { remotes }: Registry, pathname: string): PageRoute | undefined =>
  matchRoute<PageRoute>(
    [...shell.routes, ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote })))],
    pathname,
  )

interface PageParts {
  /** The shell's index.html. */
  template: string
  shell: Live<ShellRelease>
  remotes: LiveReleases['remotes']
  registry: Registry
  config: PublicConfig
  /** The public origin of the site. */
  origin: string
  pathname: string
  /** The link preview of pages without their own. Its title is the site's name. */
  sitePreview: PagePreview
  /** The link preview of the URL, if it differs from its route's. */
  preview?: PagePreview
  pageOf: PrerenderedPageReader
  /** The widths of every picture, in pixels, ascending. */
  pictureWidths: readonly number[]
  /** The nonce of the server's own scripts in the content policy. */
  nonce: string
  /** Only if the site allows overrides. */
  overrides?: PageOverrides
}

/** Checks whether the page differs from its prerendered markup, which has the form of an open sign-up. */
const showsNoForm = ({ signUp }: PublicConfig, { path, remote }: PageRoute) =>
  signUp !== 'open' && path === '/signup' && !remote

/** Returns the prerendered markup of a URL, if the shell's template has a place for it. */
const prerenderedPageOf = async (
  { template, shell, remotes, registry, config, pageOf, nonce }: PageParts,
  route: PageRoute | undefined,
) => {
  if (!route || route.remote?.isOff || !template.includes(prerenderedPageMark)) return ''
  if (showsNoForm(config, route)) return ''
  const release = route.remote ? remotes.find(({ part }) => part === route.remote?.name) : shell
  const page = release && (await pageOf(route, release, shell))
  return page
    ? prerenderedPageTags(page, {
        base: assetBase(route.remote ?? registry.shell),
        nonce,
        access: route.access,
      })
    : ''
}

/**
 * Returns the page of a URL: the shell's template with registry and configuration as JSON, preloads, and prerendered
 * markup.
 */
export const renderPage = async (parts: PageParts) => {
  const { template, shell, remotes, registry, config, origin, pathname, nonce, overrides, sitePreview } =
    parts
  const { base, integrity } = registry.shell
  const assets = assetBase(registry.shell)
  const route = routeFor(shell, registry, pathname)
  const data: PageData = { registry, config }
  const shown: PagePreview = parts.preview ?? route?.preview ?? sitePreview
  const prerenderedPage = await prerenderedPageOf(parts, route)
  const preloads = route ? preloadsFor({ shell, remotes, registry }, route) : []
  // Visitors would load the scripts of a protected page in vain: the guard sends them to /login.
  const isForMembers = route?.access === 'protected'
  const head = [
    // The first preloads use the open connection.
    ...shellTags({
      src: scriptUrl(registry.shell, shell.entry),
      integrity: integrity[shell.entry],
      nonce,
      overrides,
      hasPrerenderedPage: prerenderedPage !== '',
    }),
    ...pageStartTags(
      {
        apiUrl: config.apiUrl,
        calls: plannedCalls(registry, route, pathname, parts.pictureWidths),
        memberPreloads: isForMembers ? preloads : [],
      },
      nonce,
    ),
    ...(isForMembers ? [] : preloads.map((script) => preloadTag(script, nonce))),
    ...previewTags(
      { ...shown, picture: shown.picture ?? base + previewPicture },
      { siteName: sitePreview.title, origin, pathname },
    ),
    `<link rel="icon" type="image/svg+xml" href="${base}favicon.svg">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...shell.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${assets}${font}">`,
    ),
    jsonTag('bucketeer', data),
  ]
  return {
    html: template
      .replaceAll(nonceMark, nonce)
      .replaceAll(baseMark, assets)
      .replace('<!--server-->', () => head.filter(Boolean).join('\n    '))
      .replace(prerenderedPageMark, () => prerenderedPage),
    isKnown: route !== undefined,
  }
}
