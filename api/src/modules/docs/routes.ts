import swaggerUi from '@fastify/swagger-ui'
import { productName } from '../../contract/product-name'
import type { Routes } from '../../app-deps'

/** The page loads its own files and calls of this server, and nothing of other hosts. Its script adds the style. */
const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Registers /api/docs, the OpenAPI document as a page on which calls can be tried. */
export const docsRoutes: Routes = async (app) => {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: contentPolicy,
    theme: { title: `Calls · ${productName}` },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true },
  })
}
