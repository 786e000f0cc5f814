import type { Routes } from '../../http/app-deps'
import { readApiDocument } from './api-document'
import { contentPolicy, docsPage } from './docs-page'

/**
 * /api/docs: the OpenAPI document for people. Our own few files rather than a package: those that there are show it by
 * a megabyte of script, which wants a content policy of its own and fetches fonts from elsewhere.
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
