import type { Routes } from '../../http/app-deps'
import { readApiDocument } from './api-document'
import { contentPolicy, docsPage } from './docs-page'

/**
 * Registers /api/docs, the OpenAPI document as a page. These few files replace a package, because the known ones need a
 * megabyte of script, a content policy of their own, and fonts of other hosts.
 */
export const docsRoutes: Routes = async (app) => {
  let page: string | undefined

  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= docsPage(readApiDocument(app.swagger()))
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentPolicy,
        'cache-control': 'no-cache',
      })
      .send(page)
  })
}
