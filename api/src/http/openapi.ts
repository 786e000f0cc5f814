import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { productName } from '../contract/product-name'

/** Collects the routes that are registered after it into the document at /api/openapi.json. */
export async function describeCalls(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: productName,
        version: '0.1.0',
        description: 'The calls of the site. Every failure is `{ message }`.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'The `authToken` of signing up or in.' },
        },
      },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`),
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
