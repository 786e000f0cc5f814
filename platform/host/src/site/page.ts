import { randomBytes } from 'node:crypto'
import {
  assetBase,
  baseMark,
  matchRoute,
  nonceMark,
  type PageData,
  prerenderedPageMark,
  type Preview,
  previewPicture,
  type Registry,
  registryMark,
  scriptUrl,
  type ShellRelease,
  textIn,
  textMark,
  type WholeRegistry,
} from '@bucketeer/platform'
import { isRightToLeftLanguage } from '@bucketeer/platform/text'
import { escaped } from '../html'
import type { PagePreview, Site } from '../options'
import type { Live, LiveReleases } from '../releases/live-releases'
import { jsonTag, type PageOverrides, pageStartTags, type PlannedCall, shellTags } from './page-start'
import { cataloguePreloads, detailsPreload, type MatchedRoute, preloadsFor, preloadTag } from './preloads'
import { type PrerenderedPageReader, prerenderedPageTags } from './prerendered-pages'
import { previewTags } from './preview'
import { packRegistry } from './registry'

/** Returns the URL of a call with the route's parameters; undefined for a parameter that cannot be an id. */
function fillIn(call: string, path: string, pathname: string): string | undefined {
  const given = pathname.split('/')
  const values = new Map(path.split('/').map((segment, index) => [segment, given[index] ?? '']))
  const url = call.replace(/:[a-zA-Z]+/g, (name) => values.get(name) ?? name)
  return /^[\w/?&=.-]+$/.test(url) ? url : undefined
}

function callsOf(
  route: MatchedRoute,
  shell: string,
  pathname: string,
  widths: readonly number[],
): PlannedCall[] {
  const { path, access, calls = [], remote } = route
  if (remote?.isOff) return []
  return calls.flatMap((call) => {
    const url = fillIn(call.path, path, pathname)
    if (!url) return []
    return {
      url,
      part: remote ? `${remote.name}/${remote.version}` : shell,
      ...(access === 'protected' && { isProtected: true as const }),
      ...(call.token === false && { isPlain: true as const }),
      ...(call.picture && { picture: { ...call.picture, widths } }),
    }
  })
}

/** Returns the first calls of a page: the check of the session, and the route's own `calls`. */
function plannedCalls(
  { shell }: Registry,
  route: MatchedRoute | undefined,
  pathname: string,
  { sessionCall, pictureWidths }: Pick<Site, 'sessionCall' | 'pictureWidths'>,
): PlannedCall[] {
  const part = `shell/${shell.version}`
  const session: PlannedCall = { url: sessionCall, part, isProtected: true, isForAnySearch: true }
  return [session, ...(route ? callsOf(route, part, pathname, pictureWidths) : [])]
}

interface PageRoute extends MatchedRoute {
  preview?: Preview
}

const routeFor = (
  shell: ShellRelease,
  releases: LiveReleases['remotes'],
  { remotes }: WholeRegistry,
  pathname: string,
): PageRoute | undefined =>
  matchRoute<PageRoute>(
    [
      ...shell.routes,
      ...releases.flatMap(({ routes }, index) =>
        routes.map((route) => ({ ...route, remote: remotes[index] })),
      ),
    ],
    pathname,
  )

/** Stands for the nonce in a page until it is sent. No release can contain it. */
const nonce = randomBytes(16).toString('base64')

interface PageParts {
  /** The shell's index.html. */
  template: string
  shell: Live<ShellRelease>
  remotes: LiveReleases['remotes']
  registry: WholeRegistry
  pathname: string
  /** The language of the page, and those that the user can choose. */
  language: string
  languages: string[]
  site: Site
  /** The link preview of the URL, if it differs from its route's. */
  preview?: PagePreview
  pageOf: PrerenderedPageReader
  /** Only if the site allows overrides. */
  overrides?: PageOverrides
}

/** Returns the prerendered markup of a URL, if the shell's template has a place for it. */
async function prerenderedPageOf(
  { template, shell, remotes, registry, site, pageOf, language }: PageParts,
  route: PageRoute | undefined,
) {
  if (!route || route.remote?.isOff || !template.includes(prerenderedPageMark)) return ''
  if (!route.remote && site.notPrerendered.includes(route.path)) return ''
  const release = route.remote ? remotes.find(({ part }) => part === route.remote?.name) : shell
  const page = release && (await pageOf(route, release, shell, language))
  return page
    ? prerenderedPageTags(page, {
        base: assetBase(route.remote ?? registry.shell),
        nonce,
        access: route.access,
        operator: site.publicConfig.operator ?? unnamedOperator,
      })
    : ''
}

/** Returns the preview of a route in the page's language. */
function previewOf(
  { shell, remotes, language }: PageParts,
  route: PageRoute | undefined,
): Preview | undefined {
  if (!route?.preview) return undefined
  const { title, description } = route.preview
  const release = remotes.find(({ part }) => part === route.remote?.name) ?? shell
  return {
    title: textIn(release, language, title),
    description: textIn(release, language, description),
  }
}

/** Returns links to the other languages of a page, for search engines: https://developers.google.com/search/docs/specialty/international/localized-versions. */
function alternateTags({ site, pathname, languages }: PageParts, route: PageRoute | undefined): string[] {
  if (route?.access !== 'public' || languages.length < 2) return []
  const address = escaped(site.origin() + pathname)
  return [
    ...languages.map(
      (each) => `<link rel="alternate" hreflang="${each}" href="${address}?language=${each}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address}">`,
  ]
}

const htmlTag = (language: string) =>
  `<html lang="${language}"${isRightToLeftLanguage(language) ? ' dir="rtl"' : ''}>`

/** In English in each language, until React commits. */
const unnamedOperator = 'somebody who has given no name'

/** A page without its nonce, which joins the pieces. */
export interface RenderedPage {
  pieces: string[]
  isKnown: boolean
}

/**
 * Returns the page of a URL: the shell's template with registry and configuration as JSON, preloads, and prerendered
 * markup.
 */
export async function renderPage(parts: PageParts): Promise<RenderedPage> {
  const { template, shell, remotes, registry, pathname, site, overrides, language, languages } = parts
  const { publicConfig: config, origin } = site
  const { base, integrity } = registry.shell
  const assets = assetBase(registry.shell)
  const route = routeFor(shell, remotes, registry, pathname)
  const isPacked = template.includes(registryMark)
  const data: PageData = {
    registry: isPacked ? packRegistry(registry) : registry,
    config,
    languages,
  }
  const shown: PagePreview = parts.preview ?? previewOf(parts, route) ?? (await site.preview(language))
  const prerenderedPage = await prerenderedPageOf(parts, route)
  const preloads = route
    ? preloadsFor({ shell, remotes, registry }, route, { hasDetailsFiles: isPacked, language })
    : []
  // Visitors would load the scripts of a protected page in vain: the guard sends them to /login.
  const isForMembers = route?.access === 'protected'
  const head = [
    // The first preloads use the open connection.
    ...(isPacked ? [preloadTag(detailsPreload('shell', registry.shell), nonce)] : []),
    ...shellTags({
      src: scriptUrl(registry.shell, shell.entry),
      integrity: integrity[shell.entry],
      nonce,
      overrides,
      hasPrerenderedPage: prerenderedPage !== '',
    }),
    ...cataloguePreloads({ shell, registry }, language).map((script) => preloadTag(script, nonce)),
    ...pageStartTags(
      {
        apiUrl: config.apiUrl,
        calls: plannedCalls(registry, route, pathname, site),
        memberPreloads: isForMembers ? preloads : [],
      },
      nonce,
    ),
    ...(isForMembers ? [] : preloads.map((script) => preloadTag(script, nonce))),
    ...previewTags(
      { ...shown, picture: shown.picture ?? base + previewPicture },
      { siteName: site.name, origin: origin(), pathname },
    ),
    ...alternateTags(parts, route),
    `<link rel="icon" type="image/svg+xml" href="${base}favicon.svg">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...shell.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${assets}${font}">`,
    ),
    jsonTag('bucketeer', data),
  ]
  return {
    pieces: template
      .replaceAll(textMark, (_, english: string) => escaped(textIn(shell, language, english)))
      .replaceAll(nonceMark, nonce)
      .replaceAll(baseMark, assets)
      .replace('<html lang="en">', htmlTag(language))
      .replace(registryMark, '')
      .replace('<!--server-->', () => head.filter(Boolean).join('\n'))
      .replace(prerenderedPageMark, () => prerenderedPage)
      .split(nonce),
    isKnown: route !== undefined,
  }
}
