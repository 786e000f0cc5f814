import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { PublicConfig } from '@bucketeer/platform'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseLost } from '../../database/failures'
import { Unavailable } from '../../errors/http-error'
import { refuseUnknownAddress } from '../../errors/not-found'
import type { FileStore } from '../releases/file-store'
import type { VisitorReader } from '../releases/cohort/visitor-reader'
import { type LiveReleaseReader, releasesFor } from '../releases/live-releases'
import { type Overrides, withOverrides } from '../releases/overrides'
import { renderPage } from './page'
import type { PagePreview } from './preview'
import { presentRegistry } from './registry'
import type { PageOverrides } from './shell-tags'
import { createPrerenderedPages } from './prerendered-pages'
import { createTemplates } from './templates'

interface Options {
  files: FileStore
  live: LiveReleaseReader
  config: PublicConfig
  /** The content policies of a page whose own scripts have this nonce. */
  policiesOf: (nonce: string) => string[]
  overrides: Overrides
  /** What lets a visitor's tab replace parts; undefined where that is not allowed. */
  tabOverrides: PageOverrides | undefined
  visitors: VisitorReader
  /** Where people find the site. */
  origin: () => string
  /** What an address shows, where its route alone does not tell. */
  previewOf: (pathname: string) => Promise<PagePreview | undefined>
}

/** Milliseconds: who opens a page does not wait longer for what only a link to it shows. */
const previewPatience = 1000

/** Undefined as well while the database is away or hangs: the page opens without it. */
const previewInTime = (preview: Promise<PagePreview | undefined>): Promise<PagePreview | undefined> => {
  const patience = new AbortController()
  const late = wait(previewPatience, undefined, { signal: patience.signal }).catch(() => undefined)
  const found = preview.catch((error: unknown) => {
    if (isDatabaseLost(error)) return undefined
    throw error
  })
  return Promise.race([found, late]).finally(() => patience.abort())
}

/** What one visitor gets is not another's. */
const ownCopy = 'private, no-cache'

/** What these have is served by routes of their own; the rest of them is no page. */
const notPages = ['/api', '/auth', '/media', '/releases']

/** The path of a request's target, which may be a whole URL (RFC 9112, 3.2.2). Keeps what is no valid URL as it is. */
const pathOf = (target: string) => target.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/'

const noShell = () => new Unavailable('No shell has been released to this site yet.', 5)

/** Pages and the registry. Every address that nothing else serves is a page: what it shows is the shell's business. */
export const pageRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { files, live, config, policiesOf, overrides, tabOverrides, visitors, origin, previewOf },
) => {
  const templateOf = createTemplates(files)
  const pageOf = createPrerenderedPages(files)

  /** What this visitor gets; somebody new is given the cookie by which they get the same next time. */
  const readReleases = async (request: FastifyRequest, reply: FastifyReply) => {
    const { visitor, setCookie } = await visitors.recognise(request.headers.cookie)
    if (setCookie) reply.header('set-cookie', setCookie)
    return withOverrides(releasesFor(await live.board(), visitor), overrides)
  }

  app.get('/registry.json', { schema: { hide: true } }, async (request, reply) => {
    const registry = presentRegistry(await readReleases(request, reply))
    if (!registry) throw noShell()
    return reply.header('cache-control', ownCopy).send(registry)
  })

  for (const area of notPages)
    for (const url of [area, `${area}/*`]) app.all(url, { schema: { hide: true } }, refuseUnknownAddress)

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const pathname = pathOf(request.url)
    const releases = await readReleases(request, reply)
    const registry = presentRegistry(releases)
    if (!releases.shell || !registry) throw noShell()
    const template = await templateOf(releases.shell)
    if (template === null) throw noShell()
    const nonce = randomBytes(16).toString('base64')
    const page = await renderPage({
      template,
      shell: releases.shell,
      remotes: releases.remotes,
      registry,
      config,
      origin: origin(),
      pathname,
      preview: await previewInTime(previewOf(pathname)),
      pageOf,
      nonce,
      overrides: tabOverrides,
    })
    return reply
      .code(page.isKnown ? 200 : 404)
      .header('content-security-policy', policiesOf(nonce))
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': ownCopy })
      .send(page.html)
  })
}
