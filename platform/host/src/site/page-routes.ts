import { randomBytes } from 'node:crypto'
import { languagesOf } from '@bucketeer/platform'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { overridesPath } from '../overrides/routes'
import { type LiveReleases, noShell, releasesFor, withOverrides } from '../releases/live-releases'
import type { ReleaseRoutes } from '../releases/release-deps'
import { withFallback } from '../server/database/fallback'
import { refuseUnknownAddress } from '../server/errors/error-handler'
import { createContentPolicies } from './content-policy'
import { weakCache } from '../server/weak-cache'
import { type RenderedPage, renderPage } from './page'
import { pageLanguage } from './page-language'
import { createPrerenderedPages } from './prerendered-pages'
import { packRegistry, presentRegistry } from './registry'
import { robotsText, sitemapXml, webManifest } from './site-files'
import { createTemplates } from './templates'

/** Milliseconds that a page waits for its link preview, before it opens without one. */
const previewTimeoutMs = 1000

/** Number of URLs whose pages are cached, for each set of live releases. */
const maxPages = 100

/** Pages differ between visitors. */
const ownCopy = 'private, no-cache'

/** Returns the path of a request target, which may be a whole URL (RFC 9112, 3.2.2), or an invalid target unchanged. */
const pathOf = (target: string) => target.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/'

/** Serves pages and the registry. Every URL without a route is a page, whose content the shell decides. */
export const pageRoutes: ReleaseRoutes = async (app, deps) => {
  const { config, files, live, visitors, site } = deps
  const templateOf = createTemplates(files)
  const pageOf = createPrerenderedPages(deps.repository.readPages)
  const policiesOf = createContentPolicies(config, site.sources)
  const overrides = config.allowOverrides
    ? { script: overridesPath, origins: config.overrideOrigins }
    : undefined

  /** Returns the registry for this visitor, and sets the cohort cookie for a new one. */
  const readReleases = async (request: FastifyRequest, reply: FastifyReply) => {
    const { visitor, setCookie } = await visitors.recognise(request.headers.cookie)
    if (setCookie) reply.header('set-cookie', setCookie)
    return withOverrides(releasesFor(await live.state(), visitor), config.overrides)
  }

  const languageOf = (request: FastifyRequest, { shell }: LiveReleases) =>
    pageLanguage(request, shell ? languagesOf(shell) : [], config.siteLanguage)

  const pagesOf = weakCache((_: LiveReleases) => new LRUCache<string, RenderedPage>({ max: maxPages }))

  /** Returns a page. Those without a preview of their own are made once, for all visitors of the same releases. */
  const pageFor = async (releases: LiveReleases, pathname: string, language: string) => {
    const preview = await withFallback(site.previewOf(pathname, language), undefined, previewTimeoutMs)
    const key = `${language} ${pathname}`
    const known = preview ? undefined : pagesOf(releases).get(key)
    if (known) return known
    const { shell, remotes } = releases
    const registry = presentRegistry(releases, language)
    const template = shell ? await templateOf(shell) : null
    if (!shell || template === null) throw noShell()
    const page = await renderPage({
      template,
      shell,
      remotes,
      registry,
      pathname,
      language,
      languages: languagesOf(shell),
      site,
      preview,
      pageOf,
      overrides,
    })
    if (!preview) pagesOf(releases).set(key, page)
    return page
  }

  app.get<{ Querystring: Record<string, unknown> }>(
    '/registry.json',
    { schema: { hide: true } },
    async (request, reply) => {
      const releases = await readReleases(request, reply)
      const registry = presentRegistry(releases, languageOf(request, releases))
      return reply
        .header('cache-control', ownCopy)
        .send('packed' in request.query ? packRegistry(registry) : registry)
    },
  )

  /** The same for everybody, and for an hour. */
  const siteFile = (reply: FastifyReply, type: string) =>
    reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' })

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    siteFile(reply, 'text/plain; charset=utf-8').send(robotsText(site.origin(), site.hiddenPaths)),
  )

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const registry = presentRegistry(releasesFor(await live.state()))
    const pages = await site.listedPages()
    return siteFile(reply, 'application/xml; charset=utf-8').send(sitemapXml(site.origin(), registry, pages))
  })

  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    const registry = presentRegistry(releasesFor(await live.state()))
    const manifest = webManifest(site.name, `${registry.shell.base}favicon.svg`)
    return siteFile(reply, 'application/manifest+json').send(JSON.stringify(manifest))
  })

  const notPages = ['/api', '/releases', ...site.callPaths].flatMap((area) => [area, `${area}/*`])
  for (const url of [...notPages, '/packages/*'])
    app.all(url, { schema: { hide: true } }, refuseUnknownAddress)

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const pathname = pathOf(request.url)
    const releases = await readReleases(request, reply)
    const language = languageOf(request, releases)
    const page = await pageFor(releases, pathname, language)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(page.isKnown ? 200 : 404)
      .header('content-security-policy', policiesOf(nonce))
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': ownCopy,
        vary: 'accept-language, cookie',
      })
      .headers(site.headersOf(pathname))
      .send(page.pieces.join(nonce))
  })
}
